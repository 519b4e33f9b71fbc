/** Where a slice is, with its mirror image and the slices that its jumps lead to, given where its level and the one below start. */
import { jumpTo } from './arrangement';
import { openRuns } from './frozen';
import {
  afterJump,
  findOrder,
  frogsIn,
  isFrog,
  mirrorOrder,
  frogs as mostFrogs,
  toads as mostToads,
  orderAt,
  orderSize,
  sliceStart,
} from './piece-order';

/** The order of the slice that was found, the address of its first cell, and that of its mirror image; 0 if that is not there. */
export let sliceOrder: u32 = 0;
export let sliceAddress: usize = 0;
export let imageAddress: usize = 0;
/** The place of the mirrored order, or -1. */
export let imagePlace: i32 = -1;

/** Finds the slice of the order at this place; false if its mirror slice comes before it, and is done in its stead. */
export function findSlice(place: u32, own: usize, below: usize): bool {
  sliceOrder = orderAt(place);
  imagePlace = findOrder(mirrorOrder(sliceOrder));
  if (imagePlace >= 0 && imagePlace < i32(place)) return false;
  sliceAddress = own + (usize(sliceStart(place)) << 2);
  imageAddress = imagePlace < 0 ? usize(0) : own + (usize(sliceStart(imagePlace)) << 2);
  setJumps(below);
  const frogs = frogsIn(sliceOrder);
  const toads = orderSize(sliceOrder) - frogs;
  // Mirror images are filled too, so what is left out must be out of reach for both.
  openRuns(frogs < mostFrogs, toads < (toads <= mostFrogs ? mostFrogs : mostToads));
  return true;
}

/** Says where the jumps of the order lead. */
function setJumps(below: usize): void {
  const size = orderSize(sliceOrder);
  for (let i: u32 = 0; i + 1 < size; i++) {
    if (isFrog(sliceOrder, i) || !isFrog(sliceOrder, i + 1)) continue;
    const jumped = findOrder(afterJump(sliceOrder, i));
    if (jumped < 0) unreachable();
    jumpTo(sliceOrder, i, below + (usize(sliceStart(jumped)) << 2), sliceAddress);
  }
}
