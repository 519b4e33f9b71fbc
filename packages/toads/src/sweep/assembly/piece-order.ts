/**
 * Piece orders: the pieces of a board in order, without its empty squares; ../piece-order.ts says more.
 *
 * An order is one integer: bit i is set if piece i, counted from the left, is a frog, and one more bit is set above
 * all pieces. Slides keep the order; a jump turns one adjacent TF into FT and so lowers the number of pairs (toad
 * before frog), the *level* of the order, by one. A reduced order starts with a toad and ends with a frog.
 *
 * All reduced orders are listed by level; the arrangements of one order are a *slice* of the arrangements of its level.
 */
import { arrangements } from './blank-index';
import { reserve } from './memory';
import { STOP_MEMORY, stop } from './stop';
import { mix } from './table';

/** Per level: how many orders come before it, and how many arrangements it has. */
export let levels: usize = 0;
export let levelCount: u32 = 0;
/** Per order: the order, and where its slice starts among the arrangements of the level. */
export let orders: usize = 0;
/** Hash table of the orders: 1 + place in the list, or 0. */
export let orderTable: usize = 0;
export let orderMask: u32 = 0;

export let toads: u32 = 0;
export let frogs: u32 = 0;
let listing: bool = false;

const EMPTY: u32 = 1;

/** Lists the reduced orders with at most these many toads and frogs. */
export function openOrders(maxToads: u32, maxFrogs: u32): void {
  toads = maxToads;
  frogs = maxFrogs;
  levelCount = maxToads * maxFrogs + 1;
  levels = reserve(u64(levelCount + 1) << 4);
  listing = false;
  visitAll();
  let total: u32 = 0;
  for (let p: u32 = 0; p <= levelCount; p++) {
    const count = load<u32>(levelAt(p));
    store<u32>(levelAt(p), total);
    total += count;
  }
  orders = reserve(u64(total) << 3);
  orderMask = (u32(2) << (32 - clz(total))) - 1;
  orderTable = reserve(u64(orderMask + 1) << 2);
  for (let p: u32 = 0; p <= levelCount; p++) store<u64>(levelAt(p), 0, 8);
  listing = true;
  visitAll();
  // Listing moved the first field of each level to the end of its orders, which is the start of the next level's.
  for (let p = levelCount; p > 0; p--) store<u32>(levelAt(p), load<u32>(levelAt(p - 1)));
  store<u32>(levelAt(0), 0);
}

function visitAll(): void {
  visit(EMPTY, 0);
  extend(EMPTY << 1, 1, 1, 0, 0);
}

/** Extends an order that starts with a toad piece by piece; those that end with a frog are reduced. */
function extend(order: u32, size: u32, t: u32, f: u32, level: u32): void {
  if (((order >>> (size - 1)) & 1) != 0) visit(order, level);
  const longer = order + (1 << size);
  if (t < toads) extend(longer, size + 1, t + 1, f, level);
  if (f < frogs) extend(longer | (1 << size), size + 1, t, f + 1, level + t);
}

/** First counts the orders of each level, then writes them down. */
function visit(order: u32, level: u32): void {
  const at = levelAt(level);
  const index = load<u32>(at);
  store<u32>(at, index + 1);
  if (!listing) return;
  const start = load<u64>(at, 8);
  if (start >> 29 != 0) stop(STOP_MEMORY);
  store<u64>(at, start + arrangements(orderSize(order)), 8);
  store<u32>(orders + (usize(index) << 3), order);
  store<u32>(orders + (usize(index) << 3), u32(start), 4);
  let slot = mix(order) & orderMask;
  while (load<u32>(orderTable + (usize(slot) << 2)) != 0) slot = (slot + 1) & orderMask;
  store<u32>(orderTable + (usize(slot) << 2), index + 1);
}

function levelAt(level: u32): usize {
  return levels + (usize(level) << 4);
}

/** The place of the first order of a level in the list; for the number of levels, how many orders there are. */
export function firstOrder(level: u32): u32 {
  return load<u32>(levelAt(level));
}

/** How many arrangements a level has. */
export function levelArrangements(level: u32): u64 {
  return load<u64>(levelAt(level), 8);
}

export function orderAt(index: u32): u32 {
  return load<u32>(orders + (usize(index) << 3));
}

/** Where the slice of the order at this place starts among the arrangements of its level. */
export function sliceStart(index: u32): u32 {
  return load<u32>(orders + (usize(index) << 3), 4);
}

/** Says where it starts instead. */
export function setSliceStart(index: u32, start: u32): void {
  store<u32>(orders + (usize(index) << 3), start, 4);
}

/** The place of an order in the list, or -1. */
export function findOrder(order: u32): i32 {
  let slot = mix(order) & orderMask;
  let index = i32(load<u32>(orderTable + (usize(slot) << 2))) - 1;
  while (index >= 0 && orderAt(index) != order) {
    slot = (slot + 1) & orderMask;
    index = i32(load<u32>(orderTable + (usize(slot) << 2))) - 1;
  }
  return index;
}

export function orderSize(order: u32): u32 {
  return 31 - clz(order);
}

export function frogsIn(order: u32): u32 {
  return popcnt(order) - 1;
}

export function isFrog(order: u32, i: u32): bool {
  return ((order >>> i) & 1) != 0;
}

/** The number of pairs (toad before frog). */
export function levelOf(order: u32): u32 {
  const size = orderSize(order);
  let toadsBefore: u32 = 0;
  let pairs: u32 = 0;
  for (let i: u32 = 0; i < size; i++) {
    if (isFrog(order, i)) pairs += toadsBefore;
    else toadsBefore++;
  }
  return pairs;
}

/** The order read from the other side, with toads and frogs exchanged. */
export function mirrorOrder(order: u32): u32 {
  const size = orderSize(order);
  let mirror = EMPTY;
  for (let i = 0; i < i32(size); i++) mirror = (mirror << 1) | (1 - ((order >>> i) & 1));
  return mirror;
}

/** The order after a jump between pieces i (a toad) and i + 1 (a frog), reduced. */
export function afterJump(order: u32, i: u32): u32 {
  const size = orderSize(order);
  let jumped = order ^ (3 << i);
  // A toad that comes last is dropped: the sentinel moves down over it.
  if (i + 2 == size) jumped = (jumped & ((1 << (size - 1)) - 1)) | (1 << (size - 1));
  return i == 0 ? jumped >>> 1 : jumped;
}
