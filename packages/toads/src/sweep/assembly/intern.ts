/** Interning of canonical games that are not NUS: equal options, equal row. */
import { hashLists, listAt, listSize } from './option-list';
import {
  addRow,
  flagsOf,
  floorOf,
  idOf,
  KEY_SHIFT,
  LEFT,
  leftCount,
  NUS,
  nextRow,
  optionAt,
  RIGHT,
  rightCount,
  setCounts,
  setKeys,
  setOptionAt,
  setStarKeys,
  setTag,
  tagOf,
} from './row';
import { chain, link } from './table';

/** The id of the game whose canonical options are in the lists, given its keys and its star keys. */
export function intern(left: i32, right: i32, starLeft: i32, starRight: i32): u32 {
  const floor = floorOf(left);
  const hash = hashLists(floor);
  let first: usize;
  let row: usize;
  do {
    first = chain(hash);
    const known = find(first, floor, hash);
    if (known != 0) return known + floor;
    row = newRow(floor, hash);
    const unit = i32(floor) << KEY_SHIFT;
    setKeys(row, left - unit, right + unit);
    setStarKeys(row, starLeft - unit, starRight + unit);
  } while (!link(row, hash, first));
  return idOf(row) + floor;
}

/** The row of a chain, as an id, whose options are those in the lists less `floor`; 0 if there is none. */
function find(first: usize, floor: u32, hash: u32): u32 {
  for (let row = first; row != 0; row = nextRow(row)) {
    if (tagOf(row) == hash && (flagsOf(row) & NUS) == 0 && hasOptions(row, floor)) return idOf(row);
  }
  return 0;
}

function hasOptions(row: usize, floor: u32): bool {
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  if (leftCount(row) != lefts || rightCount(row) != rights) return false;
  for (let i: u32 = 0; i < lefts; i++) if (optionAt(row, i) != listAt(LEFT, i) - floor) return false;
  for (let i: u32 = 0; i < rights; i++) if (optionAt(row, lefts + i) != listAt(RIGHT, i) - floor) return false;
  return true;
}

function newRow(floor: u32, hash: u32): usize {
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  const row = addRow(0, lefts + rights);
  setCounts(row, lefts, rights);
  setTag(row, hash);
  for (let i: u32 = 0; i < lefts; i++) setOptionAt(row, i, listAt(LEFT, i) - floor);
  for (let i: u32 = 0; i < rights; i++) setOptionAt(row, lefts + i, listAt(RIGHT, i) - floor);
  return row;
}
