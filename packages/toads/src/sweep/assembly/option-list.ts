/** The options of both sides while a game is being made: two sets of ids, sorted, used again and again. */
import { LEFT, MAX_OPTIONS, OFFSET_BITS, OFFSET_MASK } from './row';
import { LIST_IDS, LIST_SIZES, scratch } from './scratch';
import { STOP_OFFSET, STOP_OPTIONS, stop } from './stop';
import { mix } from './table';

export function clearLists(): void {
  store<u64>(scratch, 0, LIST_SIZES);
}

export function listSize(side: u32): u32 {
  return load<u32>(scratch + (usize(side) << 2), LIST_SIZES);
}

export function setListSize(side: u32, size: u32): void {
  store<u32>(scratch + (usize(side) << 2), size, LIST_SIZES);
}

function slot(side: u32, i: u32): usize {
  return scratch + LIST_IDS + ((usize(side) * MAX_OPTIONS + i) << 2);
}

export function listAt(side: u32, i: u32): u32 {
  return load<u32>(slot(side, i));
}

export function setListAt(side: u32, i: u32, id: u32): void {
  store<u32>(slot(side, i), id);
}

export function addToList(side: u32, id: u32): void {
  const size = listSize(side);
  let i = size;
  while (i > 0 && listAt(side, i - 1) > id) i--;
  if (i > 0 && listAt(side, i - 1) == id) return;
  if (size == MAX_OPTIONS) stop(STOP_OPTIONS);
  for (let j = size; j > i; j--) setListAt(side, j, listAt(side, j - 1));
  setListAt(side, i, id);
  setListSize(side, size + 1);
}

export function removeFromList(side: u32, i: u32): void {
  const size = listSize(side) - 1;
  for (let j = i; j < size; j++) setListAt(side, j, listAt(side, j + 1));
  setListSize(side, size);
}

export function isInList(side: u32, id: u32): bool {
  const size = listSize(side);
  for (let i: u32 = 0; i < size; i++) if (listAt(side, i) == id) return true;
  return false;
}

/** A hash of both lists, each id less the integer `floor`; checks that these differences are ids. */
export function hashLists(floor: u32): u32 {
  let hash = (listSize(LEFT) + 1) * 0x27d4eb2f;
  let offsets: u32 = 0;
  for (let side: u32 = 0; side < 2; side++) {
    const size = listSize(side);
    for (let i: u32 = 0; i < size; i++) {
      const id = listAt(side, i);
      offsets |= (id & OFFSET_MASK) - floor;
      hash = (hash ^ (id - floor)) * 0x01000193 + (hash >>> 15);
    }
  }
  if (offsets >>> OFFSET_BITS != 0) stop(STOP_OFFSET);
  return mix(hash);
}
