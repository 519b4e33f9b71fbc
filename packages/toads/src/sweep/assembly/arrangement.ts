/**
 * The arrangements of one slice in order of their numbers, and for each the addresses of its options' values.
 *
 * The current arrangement is held as gaps: gap i is the number of blanks in front of piece i (the last gap is behind
 * all), rest i the number of blanks behind that gap. Pieces at the end change fastest. What a move adds to the address
 * of the arrangement's value depends only on the pieces around it, so the moves of the pieces that stay where they are
 * need not be found again: each depth (piece) keeps how many moves were found before it.
 *
 * A move is a distance in bytes from the value of the current arrangement to the value of the option, and an integer to
 * add to that value: a jump may make a frog or a toad terminal, which is removed and counts as an integer.
 */
import { blanks, frogSlide, jump, S, toadSlide } from './blank-index';
import { isFrog, orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';

/** Per depth 32 bytes: gap, rest, moves of Left and of Right found before it, and sums described at their use. */
const depths: usize = memory.data(32 * 40, 64);
const REST: usize = 4;
const MOVES: usize = 8;
const SHORTER: usize = 16;
const MIRROR: usize = 20;
const JUMP: usize = 24;

/** A side has at most one move a piece. */
export const MAX_MOVES: i32 = 32;
/** Per side, moves of 8 bytes: distance, integer. */
const moves: usize = memory.data(2 * MAX_MOVES * 8, 64);

let order: u32 = 0;
let size: u32 = 0;
/** Address of the value of the current arrangement. */
let address: usize = 0;
/** Whether the last two pieces are a toad and a frog: their jump changes the numbering of all pieces. */
let lastJump: bool = false;
let mirrored: bool = false;

/**
 * Says where the values of the slice start that a jump between pieces i and i + 1 leads to; those of the slice itself,
 * which is gone through next, start at `from`.
 */
export function jumpTo(sliceOrder: u32, i: u32, target: usize, from: usize): void {
  store<u32>(depth(i), u32(i + 2 == orderSize(sliceOrder) ? target : target - from), JUMP);
}

/** Goes to the first arrangement of a slice whose values start at `from`; the targets of jumps must have been set. */
export function firstArrangement(sliceOrder: u32, from: usize, withMirror: bool): void {
  order = sliceOrder;
  size = orderSize(order);
  address = from;
  mirrored = withMirror;
  lastJump = size > 1 && !isFrog(order, size - 2);
  resetFrom(0, blanks);
  findMoves(0);
}

/** Goes to the next arrangement: the last piece that can take a later place does, all behind it start again. */
export function nextArrangement(): void {
  address += 4;
  let i = size - 1;
  while (load<i32>(depth(i) + (isFrog(order, i) ? REST : 0)) == 0) i--;
  step(i);
}

function step(i: u32): void {
  const at = depth(i);
  const by = isFrog(order, i) ? 1 : -1;
  const rest = load<i32>(at, REST) - by;
  store<i32>(at, load<i32>(at) + by);
  store<i32>(at, rest, REST);
  resetFrom(i + 1, rest);
  findMoves(i);
}

/** Gives the pieces from i on their first places: the next toad takes all blanks in front of it, frogs none. */
function resetFrom(from: u32, blanksLeft: i32): void {
  let left = blanksLeft;
  for (let i = from; i < size; i++) {
    const gap = isFrog(order, i) ? 0 : left;
    left -= gap;
    store<i32>(depth(i), gap);
    store<i32>(depth(i), left, REST);
  }
  store<i32>(depth(size), left);
  store<i32>(depth(size), 0, REST);
}

function depth(i: u32): usize {
  return depths + (usize(i) << 5);
}

/** Finds the moves that depend on the gaps from this one on. */
function findMoves(from: u32): void {
  for (let j = from; j <= size; j++) {
    const at = depth(j);
    store<u64>(at + 32, load<u64>(at, MOVES), MOVES);
    const gap = load<i32>(at);
    const rest = load<i32>(at, REST);
    const frogHere = j < size && isFrog(order, j);
    const toadBefore = j > 0 && !isFrog(order, j - 1);
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
}

function addMove(side: u32, j: u32, distance: i32, integer: i32): void {
  const counter = depth(j + 1) + MOVES + (usize(side) << 2);
  const count = load<u32>(counter);
  store<u32>(counter, count + 1);
  const move = moveAt(side, count);
  store<i32>(move, distance);
  store<i32>(move, integer, 4);
}

function moveAt(side: u32, i: u32): usize {
  return moves + ((usize(side) * MAX_MOVES + i) << 3);
}

/** The jump of the toad i (by = -1) or of the frog behind it (by = 1) over the other. */
function addJump(side: u32, j: u32, i: u32, by: i32): void {
  const at = depth(i);
  const gap = load<i32>(at);
  const rest = load<i32>(at, REST);
  const target = load<i32>(at, JUMP);
  if (i + 2 == size) {
    // The toad becomes terminal; if i is 0 the frog does too, and nothing is left.
    const place = i == 0 ? 0 : load<i32>(at, SHORTER) + gap - by;
    addMove(side, j, target + 4 * place - i32(address), rest + by + (i == 0 ? by - gap : 0));
    return;
  }
  const m = size - i;
  const distance = target + 4 * jump(m, rest, by, isFrog(order, i + 2));
  if (i == 0) addMove(side, j, distance, by - gap);
  else addMove(side, j, distance + 4 * (S(m, rest + gap) - S(m, rest + by)), 0);
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
  if (frogHere) sum += S(j + 1, blanks - rest - 1);
  if (toadBefore) sum += S(j, blanks - rest) - S(j, blanks - load<i32>(at - 32, REST));
  store<i32>(at + 32, sum, MIRROR);
}

/** The number of the mirror image of the current arrangement. */
export function mirrorNumber(): u32 {
  return load<u32>(depth(size + 1), MIRROR);
}

export function moveCount(side: u32): u32 {
  return load<u32>(depth(size + 1) + (usize(side) << 2), MOVES);
}

/** How far the value after move i of one side is from the value of the current arrangement, in bytes. */
export function moveDistance(side: u32, i: u32): i32 {
  return load<i32>(moveAt(side, i));
}

/** What is added to that value. */
export function moveInteger(side: u32, i: u32): i32 {
  return load<i32>(moveAt(side, i), 4);
}

/** The value after move i of one side. */
export function valueAfter(side: u32, i: u32): u32 {
  return load<u32>(address + moveDistance(side, i)) + moveInteger(side, i);
}

/** Address of the value of the current arrangement. */
export function arrangementAddress(): usize {
  return address;
}
