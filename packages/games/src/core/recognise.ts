/** Games that are a number plus ups plus a nimber, recognised by their options. */
import { shapeOf } from './game-id.ts';
import type { OptionList } from './option-list.ts';
import { LEFT, opposite, RIGHT, type Side } from './side.ts';
import type { Store } from './store.ts';

/** The options of both sides. */
type Lists = readonly [OptionList, OptionList];

/** The id of the game if it is x + ups + star, from its canonical options; else null. x is both its stops. */
export function recognise(store: Store, lists: Lists, x: number): number | null {
  const nimber = asNimber(store, lists, x);
  if (nimber > 0) return store.numbers.nus(x, 0, nimber);
  return recogniseUps(store, lists, x, LEFT) ?? recogniseUps(store, lists, x, RIGHT);
}

/** The same for ups if `side` is Left, for downs if it is Right. */
function recogniseUps({ rows, numbers }: Store, lists: Lists, x: number, side: Side): number | null {
  const near = lists[side];
  const away = lists[opposite(side)];
  if (away.size !== 1) return null;
  const sign = side === LEFT ? 1 : -1;
  const option = shapeOf(away.ids[0]);
  if (near.size === 1 && near.ids[0] === x && rows.isNus(option) && sign * rows.ups[option] >= 0) {
    return numbers.nus(x, rows.ups[option] + sign, rows.nimber[option] ^ 1);
  }
  if (near.size === 2 && away.ids[0] === x && near.has(x) && near.has(numbers.nus(x, 0, 1))) {
    return numbers.nus(x, sign, 1);
  }
  return null;
}

/**
 * k if both sides have the same options, all x + nimbers: then the game is x + *k, k the least nimber missing; else
 * 0.
 */
export function asNimber(store: Store, [lefts, rights]: Lists, x: number): number {
  const { rows } = store;
  if (lefts.size !== rights.size) return 0;
  for (let i = 0; i < lefts.size; i++) {
    const g = lefts.ids[i];
    const shape = shapeOf(g);
    if (g !== rights.ids[i] || !rows.isNus(shape) || rows.ups[shape] !== 0) return 0;
    if (store.stop(g, RIGHT) !== x) return 0;
  }
  const seen = new Set<number>();
  for (let i = 0; i < lefts.size; i++) seen.add(rows.nimber[shapeOf(lefts.ids[i])]);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}
