/** The player that a value names. */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import type { CallSite } from '../evaluate/entry.ts';
import { Fault } from '../syntax/fault.ts';
import type { Value } from '../values/value.ts';

const PLAYERS: ReadonlyMap<string, Side> = new Map([
  ['Left', LEFT],
  ['Right', RIGHT],
  ['L', LEFT],
  ['R', RIGHT],
]);

/** The side that a text names; toads are Left's. */
export function sideOf({ place }: CallSite, value: Value): Side {
  const side = value.kind === 'text' ? PLAYERS.get(value.text) : undefined;
  if (side === undefined) throw new Fault('A player is expected here: Left or Right.', place);
  return side;
}
