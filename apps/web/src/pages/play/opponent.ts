/**
 * The computer's choice: with a skill of s percent it makes a best move s times in a hundred, and any legal move otherwise.
 * Among equally good moves it chooses at random.
 */
import type { Move } from '@lilypad/toads';
import type { RatedMoveAnswer } from '../../engine/protocol.ts';

/** `rated` is best first, or null where the position is too large to be solved. */
export function chooseMove(
  legal: readonly Move[],
  rated: readonly RatedMoveAnswer[] | null,
  skill: number,
  random: () => number,
): Move {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const best = rated?.[0];
  if (rated === null || best === undefined || random() * 100 >= skill) return pick(legal);
  const { from } = pick(rated.filter((move) => move.wins === best.wins && move.delta === 0));
  return legal.find((move) => move.from === from)!;
}
