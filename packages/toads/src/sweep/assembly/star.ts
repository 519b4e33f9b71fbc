/**
 * Star keys: the keys (row.ts) of G + *, from those of the options of G. Left moves in G + * to G or to some gL + *, Right
 * to G or to some gR + *.
 */
import { twiceSimplest } from './number';
import { listAt, listSize } from './option-list';
import { LEFT, leftCount, optionAt, RIGHT, rightCount, setStarKeys, starKey } from './row';

/** Sets the star keys of the game in this row, which has these keys, from the options in the lists. */
export function starKeysOfLists(row: usize, left: i32, right: i32): void {
  let a = left;
  let b = right;
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  for (let i: u32 = 0; i < lefts; i++) a = max(a, starKey(listAt(LEFT, i), LEFT));
  for (let i: u32 = 0; i < rights; i++) b = max(b, starKey(listAt(RIGHT, i), RIGHT));
  settle(row, a, b);
}

/** The same from the options in the row. */
export function starKeysOfRow(row: usize, left: i32, right: i32): void {
  let a = left;
  let b = right;
  const lefts = leftCount(row);
  const all = lefts + rightCount(row);
  for (let i: u32 = 0; i < lefts; i++) a = max(a, starKey(optionAt(row, i), LEFT));
  for (let i = lefts; i < all; i++) b = max(b, starKey(optionAt(row, i), RIGHT));
  settle(row, a, b);
}

/** Sets the keys of the game whose options have these greatest keys. */
function settle(row: usize, a: i32, b: i32): void {
  if (a + b > 0) {
    setStarKeys(row, 1 - b, 1 - a);
    return;
  }
  const twice = twiceSimplest(a, -b);
  setStarKeys(row, twice + 1, 1 - twice);
}
