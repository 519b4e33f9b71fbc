/** An option of an arrangement in a sweep on demand (demand.ts): its keys, and what it is if that is known. */
import { arrangementAddress, goToArrangement, mirrorNumber, moveDistance, moveInteger } from './arrangement';
import { imageOf, isImage, isOfImage } from './images';
import { isNumberAt, keyAt } from './key-codes';
import { isMarked, valueAt } from './marks';
import { negate } from './negate';
import { numberOf } from './number';
import { findOrder, mirrorOrder, sliceStart } from './piece-order';
import { KEY_SHIFT, LEFT, stopOf } from './row';

/** Where the keys and the value of the option are: in its own cell, or in that of its mirror image; and the integer that is added. */
export let optionCell: usize = 0;
let isMirrored: bool = false;
let integer: i32 = 0;

/** Looks at the option after move i of one side, from the arrangement at hand. */
export function look(side: u32, i: u32): void {
  const address = arrangementAddress() + moveDistance(side, i);
  integer = moveInteger(side, i);
  isMirrored = isOfImage(address);
  optionCell = isMirrored ? imageOf(address) : address;
}

/** l or r of that option. */
export function optionKey(side: u32): i32 {
  const shift = integer << KEY_SHIFT;
  return keyAt(optionCell, isMirrored ? 1 - side : side) + (side == LEFT ? shift : -shift);
}

/** What that option is, if it is a number or has a value; else 0. */
export function optionValue(): u32 {
  if (isNumberAt(optionCell)) return numberAt(optionCell, isMirrored) + integer;
  const cell = u32(optionCell >>> 2);
  if (!isMarked(cell)) return 0;
  return (isMirrored ? negate(valueAt(cell)) : valueAt(cell)) + integer;
}

function numberAt(address: usize, negative: bool): u32 {
  const value = stopOf(keyAt(address, LEFT));
  return numberOf(negative ? -value : value);
}

/** Finds the cell of an arrangement, or of its mirror image, as if it were an option. */
export function find(order: u32, number: u32): void {
  const place = findOrder(order);
  const mirror = findOrder(mirrorOrder(order));
  isMirrored = isImage(place);
  if (isMirrored) goToArrangement(order, 0, number, true);
  integer = 0;
  optionCell = usize(isMirrored ? sliceStart(mirror) + mirrorNumber() : sliceStart(place) + number) << 2;
}
