/**
 * The value of any board of up to 31 squares (63 in the engine for long boards), top down: the board is reduced, and what is left and not
 * known yet is valued by its options. The callers are ../../value/board-search.ts and, for several
 * threads that share what they know, ../../value/long-search.ts.
 */
import { blanks as blanksLeft, integer, isDeathLeap, reduce, takeMirror, toads as toadsLeft } from './bit-board';
import { addBoard, find, openBoardMemo } from './board-memo';
import { heldBytes, openMemory, reserve } from './memory';
import { negate, shifted } from './negate';
import { numberOf } from './number';
import { openGames } from './open-games';
import { FRACTION_BITS, LEFT, RIGHT, takeCurrentGame } from './row';
import { takeBlock } from './scratch';
import { Squares } from './squares';
import { resume } from './stop';
import { setOption, valueOfOptions } from './value';

/** Options of the boards that are being valued lie on a stack; no line of play has so many in all. */
const STACK_BYTES: u32 = 1 << 18;
const TABLE_BITS: u32 = 16;

/** The stacks of all threads. */
export let stacks: usize = 0;
/** The first free place on the stack of this thread. */
let top: usize = 0;

/**
 * Makes a table of 2^slotBits slots for boards, and room for games, for so many threads, of which this is the first. What was there
 * before is forgotten.
 */
export function open(slotBits: u32, maxBytes: f64, maxShapes: u32, threads: u32): void {
  forget();
  resume();
  openMemory(u64(maxBytes));
  stacks = reserve(u64(threads) * STACK_BYTES);
  top = stacks;
  openBoardMemo(slotBits);
  openGames(threads, TABLE_BITS, maxShapes);
}

/** For an instance that has the globals of the first: takes part as the thread with this number. */
export function join(thread: u32): void {
  takeBlock(thread);
  takeCurrentGame(thread);
  top = stacks + usize(thread) * STACK_BYTES;
}

/** New memory is zero, and so must be what is used again. */
function forget(): void {
  if (top != 0) memory.fill(__heap_base, 0, usize(heldBytes()) - __heap_base);
}

/** The value of a board. */
export function valueOf(toads: Squares, blanks: Squares): u32 {
  reduce(toads, blanks);
  const whole = integer;
  if (toadsLeft == 0 || isDeathLeap()) return numberOf(whole << FRACTION_BITS);
  const isImage = takeMirror();
  const someToads = toadsLeft;
  const someBlanks = blanksLeft;
  let value = find(someToads, someBlanks);
  if (value == 0) {
    value = searched(someToads, someBlanks);
    addBoard(someToads, someBlanks, value);
  }
  return shifted(isImage ? negate(value) : value, whole);
}

/** The value of a board by its options. */
function searched(toads: Squares, blanks: Squares): u32 {
  const frogs = ~(toads | blanks);
  const first = top;
  // Moves by the square that a toad comes to, or that a frog leaves.
  for (let to = (toads >>> 1) & blanks; to != 0; to &= to - 1) {
    const square = to & -to;
    push(valueOf(toads ^ (square | (square << 1)), blanks ^ (square | (square << 1))));
  }
  for (let to = (toads >>> 2) & (frogs >>> 1) & blanks; to != 0; to &= to - 1) {
    const square = to & -to;
    push(valueOf(toads ^ (square | (square << 2)), blanks ^ (square | (square << 2))));
  }
  const middle = top;
  for (let from = frogs & (blanks >>> 1); from != 0; from &= from - 1) {
    const square = from & -from;
    push(valueOf(toads, blanks ^ (square | (square << 1))));
  }
  for (let from = frogs & (toads >>> 1) & (blanks >>> 2); from != 0; from &= from - 1) {
    const square = from & -from;
    push(valueOf(toads, blanks ^ (square | (square << 2))));
  }
  const lefts = take(LEFT, first, middle);
  const rights = take(RIGHT, middle, top);
  top = first;
  return valueOfOptions(lefts, rights);
}

function push(value: u32): void {
  store<u32>(top, value);
  top += 4;
}

/** Makes values on the stack the options of a side; how many there are. */
function take(side: u32, from: usize, end: usize): u32 {
  for (let at = from; at < end; at += 4) setOption(side, u32((at - from) >>> 2), load<u32>(at));
  return u32((end - from) >>> 2);
}
