/**
 * The endings of a slice (endings.ts) by fours that do not need each other, so that their cells are filled at the same time.
 *
 * A move within an ending leads to another ending with as many blanks, or to another slice. An ending from which no move leads to
 * another one has level 0; any other is one level above the highest that its moves lead to. So endings of one level do not
 * need each other, and a level needs those below it.
 *
 * Four endings that share a level also have the same kinds of moves: whether a side has any, and whether it has the last jump. If
 * one has fewer moves than another, its last move is repeated. If fewer than four are left, the last ending is repeated.
 *
 * A quad is a list of 4-byte integers: how many moves each side has and whether a last jump is there, as in a head; then by fours,
 * one integer for each ending: where its cell is; where its mirror image is; where the moves of Left lead; if Left has the last
 * jump, where it leads and the integer to subtract, once for each lane of a cell; and the same for Right. Places are in bytes
 * from what the beginning tells: for cells and moves, the cell of the first ending.
 */
import { blanks, S } from './blank-index';
import {
  ENDING_BYTES,
  HEAD_BYTES,
  headsOf,
  LEFT_JUMPS,
  MAX_BLANKS,
  MAX_ENDINGS,
  MAX_PIECES,
  movesBytes,
  movesIn,
  movesOf,
  RIGHT_JUMPS,
  RIGHTS,
} from './endings';
import { LEFT, RIGHT } from './row';
import { REST_OF_BLOCK, scratch } from './scratch';

/** Kinds of moves have four bits. An ending of two pieces has the highest level: both go past all blanks. */
const KIND_BITS: u32 = 4;
const KEYS: u32 = (2 * MAX_BLANKS + 1) << KIND_BITS;
/** Counts, places, mirror images, moves, and two last jumps. */
const MOST_QUAD_BYTES: usize = 4 + 16 + 16 + 16 * 2 * MAX_PIECES + 2 * 32;

/** In the block: for each key how many endings have it; for each ending its key and its moves; the endings by key; where quads start. */
const COUNTS: usize = REST_OF_BLOCK + ENDING_BYTES;
const ENDING_KEYS: usize = COUNTS + 4 * KEYS;
const ENDING_MOVES: usize = ENDING_KEYS + 4 * usize(MAX_ENDINGS);
const BY_KEY: usize = ENDING_MOVES + 4 * usize(MAX_ENDINGS);
const STARTS: usize = BY_KEY + 4 * usize(MAX_ENDINGS);
const QUADS: usize = STARTS + 4 * (MAX_BLANKS + 2);

/** How much of the block they take. */
export const QUAD_BYTES: u32 = u32(QUADS - COUNTS) + u32(MAX_ENDINGS) * u32(MOST_QUAD_BYTES);

/** Where the quads start for the endings with so many blanks; they end where those with one more start. */
export function quadsOf(rest: i32): usize {
  return load<u32>(scratch + STARTS + (usize(rest) << 2));
}

/** Finds the quads of a slice whose endings, of so many pieces, have been found. */
export function findQuads(pieces: u32): void {
  let quad = scratch + QUADS;
  for (let rest = 0; rest <= blanks; rest++) {
    store<u32>(scratch + STARTS + (usize(rest) << 2), u32(quad));
    const count = u32(S(pieces, rest));
    sortByKey(rest, count);
    for (let i: u32 = 0; i < count; ) {
      const size = sizeOfQuad(i, count);
      quad = writeQuad(quad, headsOf(rest), i, size);
      i += size;
    }
  }
  store<u32>(scratch + STARTS + (usize(blanks + 1) << 2), u32(quad));
}

function at(list: usize, i: u32): u32 {
  return load<u32>(scratch + list + (usize(i) << 2));
}

function setAt(list: usize, i: u32, value: u32): void {
  store<u32>(scratch + list + (usize(i) << 2), value);
}

// ---- endings by level and kind ----

function sortByKey(rest: i32, count: u32): void {
  let highest: u32 = 0;
  let move = movesOf(rest);
  for (let i: u32 = 0; i < count; i++) {
    const head = load<u32>(headsOf(rest) + usize(i) * HEAD_BYTES);
    const key = (levelOf(head, move, i, count) << KIND_BITS) | kindOf(head);
    setAt(ENDING_KEYS, i, key);
    setAt(ENDING_MOVES, i, u32(move));
    setAt(COUNTS, key, at(COUNTS, key) + 1);
    highest = max(highest, key);
    move += movesBytes(head);
  }
  for (let key: u32 = 0, sum: u32 = 0; key <= highest; key++) {
    const own = at(COUNTS, key);
    setAt(COUNTS, key, sum);
    sum += own;
  }
  for (let i: u32 = 0; i < count; i++) {
    const key = at(ENDING_KEYS, i);
    const place = at(COUNTS, key);
    setAt(BY_KEY, place, i);
    setAt(COUNTS, key, place + 1);
  }
  // Counts are 0 between uses.
  memory.fill(scratch + COUNTS, 0, (usize(highest) + 1) << 2);
}

function levelOf(head: u32, moves: usize, i: u32, count: u32): u32 {
  const lefts = levelAbove(moves, movesIn(head, LEFT), i, count);
  const behind = moves + (usize(movesIn(head, LEFT)) << 2) + ((head & LEFT_JUMPS) != 0 ? 8 : 0);
  return max(lefts, levelAbove(behind, movesIn(head, RIGHT), i, count));
}

/** One more than the highest level of the endings to which these moves lead. */
function levelAbove(moves: usize, size: u32, i: u32, count: u32): u32 {
  let level: u32 = 0;
  for (let k: u32 = 0; k < size; k++) {
    const target = i32(i) + (load<i32>(moves + (usize(k) << 2)) >> 2);
    if (u32(target) < count) level = max(level, (at(ENDING_KEYS, target) >>> KIND_BITS) + 1);
  }
  return level;
}

function kindOf(head: u32): u32 {
  const lefts = u32(movesIn(head, LEFT) != 0);
  const rights = u32(movesIn(head, RIGHT) != 0);
  return lefts | (rights << 1) | (u32((head & LEFT_JUMPS) != 0) << 2) | (u32((head & RIGHT_JUMPS) != 0) << 3);
}

// ---- quads ----

/** How many endings of the same key there are from place i on, at most four. */
function sizeOfQuad(i: u32, count: u32): u32 {
  const key = at(ENDING_KEYS, at(BY_KEY, i));
  let size: u32 = 1;
  while (size < 4 && i + size < count && at(ENDING_KEYS, at(BY_KEY, i + size)) == key) size++;
  return size;
}

/** Writes the quad of the endings from place `from` on; returns where the next one goes. */
function writeQuad(quad: usize, heads: usize, from: u32, size: u32): usize {
  let lefts: u32 = 0;
  let rights: u32 = 0;
  for (let k: u32 = 0; k < size; k++) {
    const head = load<u32>(heads + usize(at(BY_KEY, from + k)) * HEAD_BYTES);
    lefts = max(lefts, movesIn(head, LEFT));
    rights = max(rights, movesIn(head, RIGHT));
  }
  const jumps = load<u32>(heads + usize(at(BY_KEY, from)) * HEAD_BYTES) & (LEFT_JUMPS | RIGHT_JUMPS);
  store<u32>(quad, lefts | (rights << RIGHTS) | jumps);
  const lists = quad + 4;
  const leftLists = lists + 32;
  const rightLists = leftLists + (usize(lefts) << 4) + ((jumps & LEFT_JUMPS) != 0 ? 32 : 0);
  for (let k: u32 = 0; k < 4; k++) {
    const i = at(BY_KEY, from + min(k, size - 1));
    const head = load<u32>(heads + usize(i) * HEAD_BYTES);
    const own = usize(k) << 2;
    store<u32>(lists + own, i << 2);
    store<u32>(lists + own, load<u32>(heads + usize(i) * HEAD_BYTES, 4) << 2, 16);
    const moves = usize(at(ENDING_MOVES, i));
    const behind = writeMoves(leftLists + own, lefts, moves, movesIn(head, LEFT), (jumps & LEFT_JUMPS) != 0, i);
    writeMoves(rightLists + own, rights, behind, movesIn(head, RIGHT), (jumps & RIGHT_JUMPS) != 0, i);
  }
  return rightLists + (usize(rights) << 4) + ((jumps & RIGHT_JUMPS) != 0 ? 32 : 0);
}

/** Writes the moves of one side of ending i into every fourth integer; returns where those of the other side are. */
function writeMoves(list: usize, size: u32, moves: usize, own: u32, jumps: bool, i: u32): usize {
  const place = i << 2;
  for (let k: u32 = 0; k < size; k++) {
    store<u32>(list + (usize(k) << 4), load<u32>(moves + (usize(min(k, own - 1)) << 2)) + place);
  }
  const behind = moves + (usize(own) << 2);
  if (!jumps) return behind;
  const last = list + (usize(size) << 4);
  store<u32>(last, load<u32>(behind) + place);
  store<u32>(last, (load<u32>(behind, 4) & 0xff) * 0x01010101, 16);
  return behind + 8;
}
