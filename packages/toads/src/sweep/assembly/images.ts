/**
 * Cells of a sweep on demand (demand.ts). One of two mirror slices has cells of its own, for good. The cells of the other, its *image*, are
 * needed only while the level above is done, so those of two levels are kept: their codes while keys are found. Later such a cell holds the address of the
 * cell of its mirror image.
 *
 * Cells are numbered from 0: those for good, level by level, then those of images. Levels begin at multiples of 512 (marks.ts).
 */
import { arrangements } from './blank-index';
import { codes } from './key-codes';
import { reserve } from './memory';
import { findOrder, firstOrder, levelCount, mirrorOrder, orderAt, orderSize, setSliceStart } from './piece-order';

/** The first cell of each level that is for good; that behind the last comes last, and is the first of images. */
export let levelCells: usize = 0;
export let firstImage: u32 = 0;
/** The most cells of images that a level has. */
export let imageCells: u32 = 0;

/** Gives all slices their cells; returns how many there are. */
export function numberCells(): u64 {
  levelCells = reserve(u64(levelCount + 1) << 2);
  let cells: u64 = 0;
  let most: u64 = 0;
  for (let level: u32 = 0; level < levelCount; level++) {
    store<u32>(levelCells + (usize(level) << 2), u32(cells));
    let images: u64 = 0;
    for (let place = firstOrder(level); place < firstOrder(level + 1); place++) {
      const size = arrangements(orderSize(orderAt(place)));
      if (isImage(place)) {
        images += size;
        continue;
      }
      setSliceStart(place, u32(cells));
      cells += size;
    }
    cells = (cells + 511) & ~511;
    most = max(most, images);
  }
  store<u32>(levelCells + (usize(levelCount) << 2), u32(cells));
  firstImage = u32(cells);
  imageCells = u32(most);
  placeImages(true);
  return cells + 2 * most;
}

/** Gives images their cells: those of neighbouring levels are not the same, or they are. */
export function placeImages(apart: bool): void {
  for (let level: u32 = 0; level < levelCount; level++) {
    let cell = firstImage + (apart && (level & 1) != 0 ? imageCells : 0);
    for (let place = firstOrder(level); place < firstOrder(level + 1); place++) {
      if (!isImage(place)) continue;
      setSliceStart(place, cell);
      cell += u32(arrangements(orderSize(orderAt(place))));
    }
  }
}

/** Whether the slice of the order at this place is the image of one before it. */
export function isImage(place: u32): bool {
  const mirror = findOrder(mirrorOrder(orderAt(place)));
  return mirror >= 0 && mirror < i32(place);
}

export function levelCell(level: u32): u32 {
  return load<u32>(levelCells + (usize(level) << 2));
}

/** Whether the cell at this address is one of an image. */
export function isOfImage(address: usize): bool {
  return u32(address >>> 2) >= firstImage;
}

/** Notes the address of an arrangement in the cell of its mirror image; where the slice is its own image, nothing. */
export function noteImage(image: usize, address: usize): void {
  if (isOfImage(image)) store<u32>(noteAt(image), u32(address));
}

/** The address that was noted in the cell of an image. */
export function imageOf(image: usize): usize {
  return load<u32>(noteAt(image));
}

/** Notes take the place of the codes of images, which have two bytes each for two levels. */
function noteAt(image: usize): usize {
  return codes + (usize(firstImage) << 1) + image - (usize(firstImage) << 2);
}
