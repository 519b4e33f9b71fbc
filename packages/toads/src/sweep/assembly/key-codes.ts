/**
 * Keys of games (row.ts) without the games: what a sweep keeps of every arrangement before it is known which of them need a value.
 *
 * The keys of a game follow from those of its options, so two integers an arrangement are enough to go on. Few pairs of them
 * occur (T^7.^7F^6 has some ten thousand), so a cell of an arrangement holds a *code* of 16 bits, the place of its pair in a table. Which
 * code a pair gets depends on who meets it first; a pair that two threads meet at the same time may have two.
 *
 * Cells have addresses in steps of 4, like the values of other sweeps (arrangement.ts); here an address only says which cell is meant.
 */
import { moveDistance, moveInteger } from './arrangement';
import { reserve } from './memory';
import { INFINITE, twiceSimplest } from './number';
import { KEY_SHIFT, LEFT, RIGHT } from './row';
import { STOP_CODES, stop } from './stop';
import { mix } from './table';

/** Code 0 is that of a cell which has not been filled. */
const MAX_CODES: u32 = 1 << 16;
const SLOT_BITS: u32 = 18;
const SLOT_MASK: u32 = (1 << SLOT_BITS) - 1;

/** The code of each cell. */
export let codes: usize = 0;
/** The pair of each code, l and r; the code of the negative, or 0. */
export let pairs: usize = 0;
export let negatives: usize = 0;
/** A hash table of codes, 0 where a slot is free; and the greatest code so far. */
export let slots: usize = 0;
export let lastCode: usize = 0;

/** Makes room for the codes of so many cells. */
export function openCodes(cells: u64): void {
  codes = reserve(cells << 1);
  pairs = reserve(u64(MAX_CODES) << 3);
  negatives = reserve(u64(MAX_CODES) << 1);
  slots = reserve(u64(SLOT_MASK + 1) << 1);
  lastCode = reserve(4);
}

function codeAt(address: usize): u32 {
  return load<u16>(codes + (address >>> 1));
}

/** l or r of the arrangement whose cell is at this address. */
export function keyAt(address: usize, side: u32): i32 {
  return load<i32>(pairs + (usize(codeAt(address)) << 3) + (usize(side) << 2));
}

/** The same when an integer is added to the game. */
export function keyWith(address: usize, side: u32, integer: i32): i32 {
  const shift = integer << KEY_SHIFT;
  return keyAt(address, side) + (side == LEFT ? shift : -shift);
}

/** Whether it is a number: a game that is none has lesser keys. */
export function isNumberAt(address: usize): bool {
  return keyAt(address, LEFT) + keyAt(address, RIGHT) == 2;
}

/** The greatest key of one side after the first moves at hand, from the arrangement whose cell is at this address. */
export function greatestAfter(side: u32, address: usize, moves: u32): i32 {
  let greatest = -INFINITE;
  for (let i: u32 = 0; i < moves; i++) {
    const own = keyWith(address + moveDistance(side, i), side, moveInteger(side, i));
    greatest = select(own, greatest, own > greatest);
  }
  return greatest;
}

/**
 * Fills a cell, given the greatest keys of its options, l of Left's and r of Right's; and that of its mirror image unless that is
 * at 0.
 */
export function fillCode(address: usize, image: usize, lefts: i32, rights: i32): void {
  let code: u32;
  if (lefts + rights <= 0) {
    const twice = twiceSimplest(lefts, -rights);
    code = codeOf(twice + 1, 1 - twice);
  } else {
    code = codeOf(1 - rights, 1 - lefts);
  }
  store<u16>(codes + (address >>> 1), u16(code));
  if (image != 0) store<u16>(codes + (image >>> 1), u16(negativeOf(code)));
}

/** The code of the number 0, in the cell of the order without pieces. */
export function fillZero(): void {
  fillCode(0, 0, -INFINITE, -INFINITE);
}

function codeOf(left: i32, right: i32): u32 {
  const pair = u64(u32(left)) | (u64(u32(right)) << 32);
  let slot = mix((u32(left) * 0x9e3779b1) ^ (u32(right) * 0x85ebca6b)) & SLOT_MASK;
  let code = codeIn(slot, pair);
  while (load<u64>(pairs + (usize(code) << 3)) != pair) {
    slot = (slot + 1) & SLOT_MASK;
    code = codeIn(slot, pair);
  }
  return code;
}

/** The code in a slot; the pair gets a code there if it is free. */
function codeIn(slot: u32, pair: u64): u32 {
  const code = u32(atomic.load<u16>(slotAt(slot)));
  return code == 0 ? addCode(slot, pair) : code;
}

function slotAt(slot: u32): usize {
  return slots + (usize(slot) << 1);
}

/** Puts a new code into a free slot, unless another thread has put one there; returns that. The pair is complete before others can find it. */
function addCode(slot: u32, pair: u64): u32 {
  const code = atomic.add<u32>(lastCode, 1) + 1;
  if (code >= MAX_CODES) stop(STOP_CODES);
  store<u64>(pairs + (usize(code) << 3), pair);
  const other = u32(atomic.cmpxchg<u16>(slotAt(slot), 0, u16(code)));
  return other == 0 ? code : other;
}

function negativeOf(code: u32): u32 {
  const at = negatives + (usize(code) << 1);
  const known = u32(load<u16>(at));
  if (known != 0) return known;
  const pair = pairs + (usize(code) << 3);
  const negative = codeOf(load<i32>(pair, 4), load<i32>(pair));
  store<u16>(at, u16(negative));
  return negative;
}
