/**
 * The endings of a slice: the arrangements of its last pieces with each number of blanks that may be left for them. All
 * arrangements that begin alike are followed by the same endings, in the same order, at neighbouring addresses, so the
 * moves within the endings are found once a slice.
 *
 * Endings fall into three classes by their first two gaps, which tell how the pieces before can move into them. The endings
 * of a class are neighbours.
 *
 * Per ending there is a head of 8 bytes: how many moves each side has, four bits each; whether one more, the last jump, is
 * there for each side, a bit each; behind which runs of pieces it has frozen pieces (frozen.ts), 16 bits; and the number that the
 * ending gives to the mirror image. Then the moves, in a stream:
 * distances of 4 bytes for Left, then (distance, integer) of the last jump if it is there, and the same for Right. A last
 * jump changes the numbering of all pieces: something that depends on the beginning is added to its distance.
 */
import { mirrorNumber, moveCount, moveDistance, moveInteger, nextArrangement, openEndings } from './arrangement';
import { arrangements, blanks, S } from './blank-index';
import { gapAt } from './depths';
import { FROZEN, freezesAtEnd, isRun, RUNS, runBehind } from './frozen';
import { isFrog, orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';
import { REST_OF_BLOCK, scratch } from './scratch';

/** The first gap has blanks; it has none but the second has; neither has. */
export const OPEN: u32 = 0;
export const NEXT_OPEN: u32 = 1;
const CLOSED: u32 = 2;

/** Parts of a head. */
export const RIGHTS: u32 = 4;
export const LEFT_JUMPS: u32 = 1 << 8;
export const RIGHT_JUMPS: u32 = 1 << 9;
/** 16 bits from here on say behind which runs there are frozen pieces. */
const FROZEN_BEHIND: u32 = 16;

/** How many moves of one side a head counts, without the last jump. */
export function movesIn(head: u32, side: u32): u32 {
  return (side == LEFT ? head : head >>> RIGHTS) & 15;
}

/** How many bytes the moves of an ending with this head take. */
export function movesBytes(head: u32): usize {
  const jumps = u32((head & LEFT_JUMPS) != 0) + u32((head & RIGHT_JUMPS) != 0);
  return usize(4 * (movesIn(head, LEFT) + movesIn(head, RIGHT)) + 8 * jumps);
}

/** Whether an ending with this head has frozen pieces behind a run. */
export function freezesBehind(head: u32, run: u32): bool {
  return ((head >>> (FROZEN_BEHIND + run)) & 1) != 0;
}

export const MAX_PIECES: u32 = 6;
export const MAX_ENDINGS: u64 = 1 << 12;
/** With more blanks there are more endings of two pieces than that. */
export const MAX_BLANKS: u32 = 64;
/** A slice has at least so many times as many arrangements as endings, or it is not worth finding them. */
const LEAST_SHARE: u64 = 8;
export const HEAD_BYTES: usize = 8;
/** An ending has at most one move a piece and side, of which two are last jumps. */
const STREAM_BYTES: usize = 4 * 2 * MAX_PIECES + 8;

/** In the block: the heads, the moves, and per number of blanks where its heads and moves start and per class where its endings
 * begin and end. */
const HEADS: usize = REST_OF_BLOCK;
const STREAM: usize = HEADS + usize(MAX_ENDINGS) * HEAD_BYTES;
const PLACES: usize = STREAM + usize(MAX_ENDINGS) * STREAM_BYTES;

/** How much of the block they take. */
export const ENDING_BYTES: u32 = u32(PLACES - REST_OF_BLOCK) + (MAX_BLANKS << 5);

/** How many pieces the endings of a slice have; 0 if the slice is better gone through as a whole. */
export function endingPieces(size: u32): u32 {
  if (size < 4) return 0;
  let pieces = min(MAX_PIECES, size - 2);
  const most = min(MAX_ENDINGS, arrangements(size) / LEAST_SHARE);
  // All endings of so many pieces, with any number of blanks, are as many as arrangements with one piece more.
  while (pieces >= 2 && arrangements(pieces + 1) > most) pieces--;
  return pieces < 2 ? 0 : pieces;
}

export function headsOf(rest: i32): usize {
  return load<u32>(placeOf(rest));
}

export function movesOf(rest: i32): usize {
  return load<u32>(placeOf(rest), 4);
}

/** The class of an ending. */
export function classOf(rest: i32, ending: u32): u32 {
  if (classStart(rest, OPEN) <= ending && ending < classEnd(rest, OPEN)) return OPEN;
  return classStart(rest, NEXT_OPEN) <= ending && ending < classEnd(rest, NEXT_OPEN) ? NEXT_OPEN : CLOSED;
}

/** The first ending of a class, and the one behind its last. */
function classStart(rest: i32, kind: u32): u32 {
  return load<u32>(placeOf(rest) + (usize(kind) << 3), 8);
}

export function classEnd(rest: i32, kind: u32): u32 {
  return load<u32>(placeOf(rest) + (usize(kind) << 3), 12);
}

function placeOf(rest: i32): usize {
  return scratch + PLACES + (usize(rest) << 5);
}

/**
 * Finds the endings of a slice behind its first `before` pieces; where jumps lead has been said. With `onlyReachable`, also where
 * they have frozen pieces.
 */
export function findEndings(order: u32, before: u32, withMirror: bool, onlyReachable: bool): void {
  let head = scratch + HEADS;
  let move = scratch + STREAM;
  for (let rest = 0; rest <= blanks; rest++) {
    const place = placeOf(rest);
    store<u32>(place, u32(head));
    store<u32>(place, u32(move), 4);
    for (let kind: u32 = 0; kind < 3; kind++) store<u64>(place + (usize(kind) << 3), 0, 8);
    const count = u32(S(orderSize(order) - before, rest));
    openEndings(order, before, rest, withMirror);
    for (let i: u32 = 0; i < count; i++, head += HEAD_BYTES) {
      if (i > 0) nextArrangement();
      join(place, i, gapAt(0) > 0 ? OPEN : gapAt(1) > 0 ? NEXT_OPEN : CLOSED);
      move = writeEnding(order, before, rest, head, move);
      if (onlyReachable) store<u16>(head, u16(frozenBehind(order, before)), 2);
    }
  }
}

/** Counts ending i to its class. */
function join(place: usize, i: u32, kind: u32): void {
  const at = place + (usize(kind) << 3);
  if (load<u32>(at, 12) == 0) store<u32>(at, i, 8);
  store<u32>(at, i + 1, 12);
}

/** Writes the ending at hand; returns where the next moves go. */
function writeEnding(order: u32, before: u32, rest: i32, head: usize, move: usize): usize {
  const size = orderSize(order) - before;
  const canJump = !isFrog(order, before + size - 2) && gapAt(size - 1) == 0;
  const leftJumps = u32(canJump && gapAt(size) > 0);
  const rightJumps = u32(canJump && gapAt(size - 2) > 0);
  const lefts = moveCount(LEFT) - leftJumps;
  const rights = moveCount(RIGHT) - rightJumps;
  const jumps = leftJumps * LEFT_JUMPS + rightJumps * RIGHT_JUMPS;
  store<u32>(head, lefts | (rights << RIGHTS) | jumps);
  // The toad before the ending has a part in the number of the mirror image, by the blanks behind the first gap.
  const toad = !isFrog(order, before - 1);
  const ofToad = toad ? S(before, blanks - rest + gapAt(0)) - S(before, blanks - rest) : 0;
  store<u32>(head, mirrorNumber() + ofToad, 4);
  return writeMoves(RIGHT, rights, rightJumps, writeMoves(LEFT, lefts, leftJumps, move));
}

function writeMoves(side: u32, count: u32, lastJumps: u32, move: usize): usize {
  let at = move;
  for (let i: u32 = 0; i < count; i++, at += 4) store<i32>(at, moveDistance(side, i));
  if (lastJumps == 0) return at;
  store<i32>(at, moveDistance(side, count));
  store<i32>(at, moveInteger(side, count), 4);
  return at + 8;
}

/** The runs behind which the ending at hand has frozen pieces, as bits. */
function frozenBehind(order: u32, before: u32): u32 {
  if (gapAt(0) > 0) return isFrozen(order, before, 0) ? (1 << RUNS) - 1 : 0;
  let frozen: u32 = 0;
  for (let run: u32 = 0; run < RUNS; run++) if (isRun(run) && isFrozen(order, before, run)) frozen |= 1 << run;
  return frozen;
}

function isFrozen(order: u32, before: u32, runBefore: u32): bool {
  const size = orderSize(order) - before;
  let run = runBefore;
  for (let j: u32 = 0; j < size; j++) {
    const frog = isFrog(order, before + j);
    run = runBehind(run, gapAt(j), frog, frog == isFrog(order, before + j - 1));
    if (run == FROZEN) return true;
  }
  return freezesAtEnd(run, gapAt(size));
}
