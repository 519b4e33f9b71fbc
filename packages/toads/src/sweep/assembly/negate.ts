/** Negatives: the negative of a canonical form is canonical, so it only needs to be interned. */
import { intern } from './intern';
import { nimberOf, numberOf, nus, upsOf } from './number';
import { addToList, clearLists } from './option-list';
import {
  flagsOf,
  idOf,
  key,
  LEFT,
  leftCount,
  NUS,
  negativeOf,
  OFFSET_BITS,
  OFFSET_MASK,
  OFFSET_ZERO,
  optionAt,
  RIGHT,
  rightCount,
  rowOf,
  setNegative,
  starKey,
  stopOf,
} from './row';
import { STOP_OFFSET, stop } from './stop';

export function negate(id: u32): u32 {
  let negative = negativeOf(rowOf(id));
  if (negative == 0) negative = negateRow(rowOf(id));
  return shifted(negative, OFFSET_ZERO - (id & OFFSET_MASK));
}

/** id plus an integer, checked. */
export function shifted(id: u32, by: u32): u32 {
  if (((id & OFFSET_MASK) + by) >>> OFFSET_BITS != 0) stop(STOP_OFFSET);
  return id + by;
}

function negateRow(row: usize): u32 {
  const id = idOf(row);
  const negative = (flagsOf(row) & NUS) != 0 ? negateNus(row, id) : negateOptions(row, id);
  setNegative(row, negative);
  setNegative(rowOf(negative), shifted(id, (negative & OFFSET_MASK) - OFFSET_ZERO));
  return negative;
}

function negateNus(row: usize, id: u32): u32 {
  return nus(numberOf(-stopOf(key(id, LEFT))), -upsOf(row), nimberOf(row));
}

function negateOptions(row: usize, id: u32): u32 {
  const lefts = leftCount(row);
  const all = lefts + rightCount(row);
  for (let k: u32 = 0; k < all; k++) negate(optionAt(row, k));
  clearLists();
  for (let k: u32 = 0; k < all; k++) addToList(k < lefts ? RIGHT : LEFT, negate(optionAt(row, k)));
  return intern(key(id, RIGHT), key(id, LEFT), starKey(id, RIGHT), starKey(id, LEFT));
}
