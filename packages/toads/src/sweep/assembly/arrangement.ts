/**
 * The arrangements of one slice in order of their numbers, and for each the addresses of its options' values.
 *
 * The current arrangement is held as gaps: gap i is the number of blanks in front of piece i (the last gap is behind
 * all), rest i the number of blanks behind that gap. Pieces at the end change fastest. What a move adds to the address
 * of the arrangement's value depends only on the pieces around it, so the moves of the pieces that stay where they are
 * need not be found again: each depth (piece) keeps how many moves were found before it.
 *
 * Part of a slice can be gone through alone: the gaps of the first pieces, whatever stands behind them (openBeginnings), or the
 * arrangements of the last pieces with the blanks that are left for them (openEndings). The moves found are those that
 * depend on nothing else.
 *
 * A move is a distance in bytes from the value of the current arrangement to the value of the option, and an integer to
 * add to that value: a jump may make a frog or a toad terminal, which is removed and counts as an integer.
 */
import { blanks, frogSlide, jump, S, toadSlide } from './blank-index';
import { depth, placePieces, REST } from './depths';
import { FROZEN, firstRun, freezesAtEnd, runBehind } from './frozen';
import { isFrog, orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';
import { JUMPS, MOVE_LISTS, scratch } from './scratch';

/** In a depth, behind gap and rest: moves of Left and of Right found before it, and sums described at their use. */
const MOVES: usize = 8;
const SHORTER: usize = 16;
const MIRROR: usize = 20;
const RUN: usize = 24;

/** A side has at most one move a piece. */
export const MAX_MOVES: i32 = 32;
/*
 * Also in the block: per side, moves of 8 bytes (distance, integer), and per piece of the order of the slice, where a jump over
 * the piece behind it leads.
 */

/** The order that is gone through: that of the slice, or that of its last pieces. */
let order: u32 = 0;
let size: u32 = 0;
/** How many pieces of the slice stand before those of `order`. */
let before: u32 = 0;
/** The gaps that are gone through are those up to, but not including, this one. */
let gapEnd: u32 = 0;
/** Address of the value of the current arrangement. */
let address: usize = 0;
/** Whether the last two pieces are a toad and a frog: their jump changes the numbering of all pieces. */
let lastJump: bool = false;
let mirrored: bool = false;
/** Whether arrangements with frozen pieces (frozen.ts) are left out. */
let leavesOut: bool = false;

/**
 * Says where the values of the slice start that a jump between pieces i and i + 1 leads to; those of the slice itself,
 * which is gone through next, start at `from`.
 */
export function jumpTo(sliceOrder: u32, i: u32, target: usize, from: usize): void {
  store<u32>(scratch + (usize(i) << 2), u32(i + 2 == orderSize(sliceOrder) ? target : target - from), JUMPS);
}

/**
 * Goes to the first arrangement of a slice whose values start at `from`; the targets of jumps must have been set. With
 * `onlyReachable`, arrangements with frozen pieces are left out, here and by `nextArrangement`; false if no other is there.
 */
export function firstArrangement(sliceOrder: u32, from: usize, withMirror: bool, onlyReachable: bool): bool {
  leavesOut = onlyReachable;
  const frozen = open(sliceOrder, 0, orderSize(sliceOrder) + 1, from, withMirror, blanks);
  return frozen < 0 || goOnBehind(frozen);
}

/**
 * Goes to the first gaps of the first `pieces` pieces of a slice; the moves are those that no other gap has a part in. With
 * `onlyReachable`, those with frozen pieces are left out, here and by `nextBeginning`; false if no others are there.
 */
export function openBeginnings(sliceOrder: u32, pieces: u32, from: usize, withMirror: bool, onlyReachable: bool): bool {
  leavesOut = onlyReachable;
  const frozen = open(sliceOrder, 0, pieces, from, withMirror, blanks);
  return frozen < 0 || goOnBehind(frozen);
}

/**
 * Goes to the first arrangement of the pieces behind the first `pieces` of a slice, with so many blanks. Addresses count from
 * 0, and so do the sums for the mirror image and for the order without its last piece.
 */
export function openEndings(sliceOrder: u32, pieces: u32, blanksLeft: i32, withMirror: bool): void {
  leavesOut = false;
  open(sliceOrder >>> pieces, pieces, orderSize(sliceOrder) - pieces + 1, 0, withMirror, blanksLeft);
}

/**
 * Goes to the arrangement with this number of a slice whose values start at `from`, wherever it was before; the targets of jumps
 * must have been set.
 */
export function goToArrangement(sliceOrder: u32, from: usize, number: u32, withMirror: bool): void {
  leavesOut = false;
  goThrough(sliceOrder, 0, orderSize(sliceOrder) + 1, from + (usize(number) << 2), withMirror);
  placePieces(order, number);
  findMoves(0);
}

function open(own: u32, piecesBefore: u32, end: u32, from: usize, withMirror: bool, blanksLeft: i32): i32 {
  goThrough(own, piecesBefore, end, from, withMirror);
  resetFrom(0, blanksLeft);
  store<u32>(depth(0), firstRun, RUN);
  return findMoves(0);
}

/** Says what is gone through, and the address of the value of its first arrangement. */
function goThrough(own: u32, piecesBefore: u32, end: u32, from: usize, withMirror: bool): void {
  order = own;
  size = orderSize(order);
  before = piecesBefore;
  gapEnd = end;
  address = from;
  mirrored = withMirror;
  lastJump = size > 1 && !isFrog(order, size - 2);
}

/** Goes to the next gaps of the first pieces, past all arrangements that begin with those at hand; false if there are none. */
export function nextBeginning(): bool {
  return goOnBehind(gapEnd - 1);
}

/**
 * Goes to the next arrangement: the last piece that can take a later place does, all behind it start again. False if there is
 * none; the address is then the end of the slice.
 */
export function nextArrangement(): bool {
  return goOnBehind(size);
}

/** Goes on past all arrangements that have the gaps at hand up to this one. */
function goOnBehind(gap: i32): bool {
  let i = gap;
  do {
    address += i == i32(size) ? 4 : usize(S(size - i - 1, load<i32>(depth(i), REST))) << 2;
    i = min(i, size - 1);
    while (i >= 0 && load<i32>(depth(i) + (isFrog(order, i) ? REST : 0)) == 0) i--;
    if (i < 0) return false;
    i = step(i);
  } while (i >= 0);
  return true;
}

/** Moves piece i on. Returns the first gap up to which pieces are frozen, if such are left out; else a negative number. */
function step(i: u32): i32 {
  const at = depth(i);
  const by = isFrog(order, i) ? 1 : -1;
  const rest = load<i32>(at, REST) - by;
  store<i32>(at, load<i32>(at) + by);
  store<i32>(at, rest, REST);
  resetFrom(i + 1, rest);
  return findMoves(i);
}

/** Gives the pieces from i on their first places: the next toad takes all blanks in front of it, frogs none. */
function resetFrom(from: u32, blanksLeft: i32): void {
  let left = blanksLeft;
  const end = min(size, gapEnd);
  for (let i = from; i < end; i++) {
    const gap = isFrog(order, i) ? 0 : left;
    left -= gap;
    store<i32>(depth(i), gap);
    store<i32>(depth(i), left, REST);
  }
  if (gapEnd <= size) return;
  store<i32>(depth(size), left);
  store<i32>(depth(size), 0, REST);
}

/** Finds the moves that depend on the gaps from this one on; if arrangements are left out, up to where pieces are frozen. */
function findMoves(from: u32): i32 {
  for (let j = from; j < gapEnd; j++) {
    const at = depth(j);
    const gap = load<i32>(at);
    const frogHere = j < size && isFrog(order, j);
    const toadBefore = j > 0 && !isFrog(order, j - 1);
    if (leavesOut && freezes(j, at, gap, frogHere, toadBefore)) return j;
    store<u64>(at + 32, load<u64>(at, MOVES), MOVES);
    const rest = load<i32>(at, REST);
    if (gap > 0) {
      if (frogHere) addMove(RIGHT, j, 4 * frogSlide(size - j, rest, j + 1 < size && isFrog(order, j + 1)), 0);
      if (toadBefore) addMove(LEFT, j, 4 * toadSlide(size - j + 1, load<i32>(at - 32, REST), frogHere), 0);
      else if (j > 1 && !isFrog(order, j - 2) && load<i32>(at - 32) == 0) addJump(LEFT, j, j - 2, -1);
    } else if (toadBefore && frogHere && load<i32>(at - 32) > 0) {
      addJump(RIGHT, j, j - 1, 1);
    }
    if (lastJump) sumShorter(j, at, gap, rest);
    if (mirrored) sumMirror(j, at, rest, frogHere, toadBefore);
  }
  return -1;
}

/** Whether there are frozen pieces up to this gap and the piece behind it. */
function freezes(j: u32, at: usize, gap: i32, frogHere: bool, toadBefore: bool): bool {
  const run = load<u32>(at, RUN);
  if (j == size) return freezesAtEnd(run, gap);
  const next = runBehind(run, gap, frogHere, j > 0 && frogHere != toadBefore);
  store<u32>(at + 32, next, RUN);
  return next == FROZEN;
}

function addMove(side: u32, j: u32, distance: i32, integer: i32): void {
  const counter = depth(j + 1) + MOVES + (usize(side) << 2);
  const count = load<u32>(counter);
  store<u32>(counter, count + 1);
  setMove(side, count, distance, integer);
}

/** Writes move i of one side. */
export function setMove(side: u32, i: u32, distance: i32, integer: i32): void {
  const move = moveAt(side, i);
  store<i32>(move, distance);
  store<i32>(move, integer, 4);
}

function moveAt(side: u32, i: u32): usize {
  return scratch + MOVE_LISTS + ((usize(side) * MAX_MOVES + i) << 3);
}

/** The jump of the toad i (by = -1) or of the frog behind it (by = 1) over the other. */
function addJump(side: u32, j: u32, i: u32, by: i32): void {
  addMove(side, j, jumpDistance(i, by), jumpInteger(i, by));
}

/** How far that jump leads, in bytes. */
export function jumpDistance(i: u32, by: i32): i32 {
  const at = depth(i);
  const gap = load<i32>(at);
  const rest = load<i32>(at, REST);
  const target = load<i32>(scratch + (usize(before + i) << 2), JUMPS);
  const leads = before + i == 0;
  // The toad becomes terminal; if the frog does too, nothing is left.
  if (i + 2 == size) return target + 4 * (leads ? 0 : load<i32>(at, SHORTER) + gap - by) - i32(address);
  const m = size - i;
  const distance = target + 4 * jump(m, rest, by, isFrog(order, i + 2));
  return leads ? distance : distance + 4 * (S(m, rest + gap) - S(m, rest + by));
}

/** What pieces that it makes terminal count. */
export function jumpInteger(i: u32, by: i32): i32 {
  const at = depth(i);
  const ofToad = i + 2 == size ? load<i32>(at, REST) + by : 0;
  return before + i == 0 ? ofToad + by - load<i32>(at) : ofToad;
}

/** Sums the contributions of the pieces to the number of the arrangement when the last piece is removed. */
function sumShorter(j: u32, at: usize, gap: i32, rest: i32): void {
  if (j + 2 >= size) return;
  const m = size - 1 - j;
  const contribution = isFrog(order, j) ? S(m, rest + gap) - S(m, rest) : S(m, rest - 1);
  store<i32>(at + 32, load<i32>(at, SHORTER) + contribution, SHORTER);
}

/** Sums the contributions to the number of the mirror image, in which the piece has all those before it to come. */
function sumMirror(j: u32, at: usize, rest: i32, frogHere: bool, toadBefore: bool): void {
  let sum = load<i32>(at, MIRROR);
  const place = before + j;
  if (frogHere) sum += S(place + 1, blanks - rest - 1);
  if (toadBefore) sum += S(place, blanks - rest) - S(place, blanks - load<i32>(at - 32, REST));
  store<i32>(at + 32, sum, MIRROR);
}

/** The number of the mirror image of the current arrangement. */
export function mirrorNumber(): u32 {
  return load<u32>(depth(gapEnd), MIRROR);
}

export function moveCount(side: u32): u32 {
  return load<u32>(depth(gapEnd) + (usize(side) << 2), MOVES);
}

/** How far the value after move i of one side is from the value of the current arrangement, in bytes. */
export function moveDistance(side: u32, i: u32): i32 {
  return load<i32>(moveAt(side, i));
}

/** What is added to that value. */
export function moveInteger(side: u32, i: u32): i32 {
  return load<i32>(moveAt(side, i), 4);
}

/** The value after move i of one side, from the arrangement whose value is at this address. */
export function valueAfter(from: usize, side: u32, i: u32): u32 {
  return load<u32>(from + moveDistance(side, i)) + moveInteger(side, i);
}

/** Address of the value of the current arrangement. */
export function arrangementAddress(): usize {
  return address;
}

/** The run of pieces before gap i, if arrangements with frozen pieces are left out. */
export function runAt(i: u32): u32 {
  return load<u32>(depth(i), RUN);
}

/** The number that the first i pieces give to the arrangement without its last piece. */
export function shorterNumber(i: u32): i32 {
  return load<i32>(depth(i), SHORTER);
}
