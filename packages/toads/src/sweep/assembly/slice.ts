/**
 * The values of one slice, or the codes of their keys (key-codes.ts), or its mirror images (images.ts). It is gone through by beginnings (the gaps of the first
 * pieces), each with all its endings (endings.ts), whose moves have been found once for all beginnings; or, where that is not worth it,
 * arrangement by arrangement.
 */
import {
  arrangementAddress,
  firstArrangement,
  mirrorNumber,
  moveCount,
  nextArrangement,
  nextBeginning,
  openBeginnings,
  runAt,
  shorterNumber,
} from './arrangement';
import { S } from './blank-index';
import { restAt } from './depths';
import {
  classEnd,
  classOf,
  endingPieces,
  findEndings,
  freezesBehind,
  headsOf,
  LEFT_JUMPS,
  movesBytes,
  movesIn,
  movesOf,
  RIGHT_JUMPS,
} from './endings';
import { noteImage } from './images';
import { addMoveInto } from './into-endings';
import { fillCode, greatestAfter, keyAt, keyWith } from './key-codes';
import { addDone } from './memory';
import { negate } from './negate';
import { orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';
import { readOptions, setOption, valueOfOptions } from './value';

let order: u32 = 0;
/** How many pieces the beginnings have; 0 if the slice is gone through arrangement by arrangement. */
let before: u32 = 0;
/** Where the mirror image of the slice starts; 0 if there is none to fill. */
let image: usize = 0;
/** Whether that is the slice itself: then one of two mirror images is valued. */
let ownImage: bool = false;
let leavesOut: bool = false;
/** What is done with the arrangements of slices: they are valued, or get the codes of their keys, or are noted at their mirror images. */
export const VALUES: u32 = 0;
export const KEYS: u32 = 1;
export const IMAGES: u32 = 2;
let task: u32 = VALUES;
/** The next move of the endings, and what the beginning adds to the distance of a last jump. */
let move: usize = 0;
let shorter: i32 = 0;

/** Says what is done from now on. */
export function setTask(next: u32): void {
  task = next;
}

/** Opens the slice whose values start at this address; where jumps lead and which pieces are gone has been said. False if it is empty. */
export function openSlice(own: u32, start: usize, mirror: usize, onlyReachable: bool, byBeginnings: bool): bool {
  order = own;
  image = mirror;
  ownImage = mirror == start;
  leavesOut = onlyReachable;
  const ending = byBeginnings ? endingPieces(orderSize(order)) : 0;
  before = ending == 0 ? 0 : orderSize(order) - ending;
  if (before == 0) return firstArrangement(order, start, mirror != 0, onlyReachable);
  findEndings(order, before, mirror != 0, onlyReachable);
  return openBeginnings(order, before, start, mirror != 0, onlyReachable);
}

/** Counts what has been gone through since the slice was at this address; its mirror image, too, if that is another slice. */
export function countDone(since: usize): void {
  addDone(u64((arrangementAddress() - since) >>> 2) * (image == 0 || ownImage ? 1 : 2));
}

/** Values the arrangement or the beginning at hand; returns how many arrangements were valued. */
export function fillNext(): u32 {
  return before == 0 ? fillArrangement() : fillBeginning();
}

/** Goes on; false if the slice is finished. */
export function goOn(): bool {
  return before == 0 ? nextArrangement() : nextBeginning();
}

function fillArrangement(): u32 {
  const address = arrangementAddress();
  const other: usize = image == 0 ? usize(0) : image + (usize(mirrorNumber()) << 2);
  if (ownImage && other < address) return 0;
  if (task == IMAGES) {
    noteImage(other, address);
    return 1;
  }
  if (task == KEYS) {
    const lefts = greatestAfter(LEFT, address, moveCount(LEFT));
    fillCode(address, other, lefts, greatestAfter(RIGHT, address, moveCount(RIGHT)));
    return 1;
  }
  readOptions(LEFT, address, moveCount(LEFT));
  readOptions(RIGHT, address, moveCount(RIGHT));
  keep(address, other, valueOfOptions(moveCount(LEFT), moveCount(RIGHT)));
  return 1;
}

/** Writes a value, and its negative at the mirror image, if there is one. */
function keep(address: usize, other: usize, value: u32): void {
  store<u32>(address, value);
  if (other != 0 && other != address) store<u32>(other, negate(value));
}

function fillBeginning(): u32 {
  const rest = restAt(before - 1);
  const run = leavesOut ? runAt(before) : 0;
  const count = u32(S(orderSize(order) - before, rest));
  const mirror: usize = image == 0 ? usize(0) : image + (usize(mirrorNumber()) << 2);
  let address = arrangementAddress();
  let head = headsOf(rest);
  move = movesOf(rest);
  shorter = 4 * shorterNumber(before) - i32(address);
  let valued: u32 = 0;
  for (let i: u32 = 0; i < count; ) {
    const kind = classOf(rest, i);
    const lefts = moveCount(LEFT) + addMoveInto(LEFT, order, before, kind);
    const rights = moveCount(RIGHT) + addMoveInto(RIGHT, order, before, kind);
    for (const end = classEnd(rest, kind); i < end; i++, address += 4, head += 8) {
      const own = load<u32>(head);
      const other: usize = image == 0 ? usize(0) : mirror + (usize(load<u32>(head, 4)) << 2);
      if (freezesBehind(own, run) || (ownImage && other < address)) {
        move += movesBytes(own);
        continue;
      }
      fillEnding(address, own, other, lefts, rights);
      valued++;
    }
  }
  return valued;
}

/** Values the arrangement of the beginning and the next ending, which has this head; the beginning has so many moves. */
function fillEnding(address: usize, head: u32, other: usize, lefts: u32, rights: u32): void {
  if (task == IMAGES) {
    noteImage(other, address);
    return;
  }
  if (task == KEYS) {
    const left = greatestWithEnding(LEFT, lefts, address, head);
    fillCode(address, other, left, greatestWithEnding(RIGHT, rights, address, head));
    return;
  }
  readOptions(LEFT, address, lefts);
  const allLefts = readEnding(LEFT, lefts, address, movesIn(head, LEFT), (head & LEFT_JUMPS) != 0);
  readOptions(RIGHT, address, rights);
  const allRights = readEnding(RIGHT, rights, address, movesIn(head, RIGHT), (head & RIGHT_JUMPS) != 0);
  keep(address, other, valueOfOptions(allLefts, allRights));
}

/** Writes the options that the moves of the ending lead to, from place `at` on; returns how many there are now. */
function readEnding(side: u32, at: u32, address: usize, moves: u32, jumps: bool): u32 {
  let i = at;
  for (const end = move + (usize(moves) << 2); move < end; move += 4) {
    setOption(side, i++, load<u32>(address + load<i32>(move)));
  }
  if (!jumps) return i;
  setOption(side, i, load<u32>(address + shorter + load<i32>(move)) + load<i32>(move, 4));
  move += 8;
  return i + 1;
}

/** The greatest key of one side after the first moves at hand and those of the ending with this head. */
function greatestWithEnding(side: u32, moves: u32, address: usize, head: u32): i32 {
  let greatest = greatestAfter(side, address, moves);
  for (const end = move + (usize(movesIn(head, side)) << 2); move < end; move += 4) {
    greatest = max(greatest, keyAt(address + load<i32>(move), side));
  }
  if ((head & (side == LEFT ? LEFT_JUMPS : RIGHT_JUMPS)) == 0) return greatest;
  const afterJump = keyWith(address + shorter + load<i32>(move), side, load<i32>(move, 4));
  move += 8;
  return max(greatest, afterJump);
}
