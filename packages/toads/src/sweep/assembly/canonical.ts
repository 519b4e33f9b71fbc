/**
 * Canonical form of a game that is not a number, from the options in option-list.ts.
 *
 * Remove dominated options, bypass reversible ones, until nothing changes. The current game is kept in a row
 * of its own, so that "is this option's option <= G?" is an ordinary comparison. An undominated number option of a game
 * that is not a number is never reversible: if x is a left option and some right option y of x had y <= G, then
 * RS(G) >= y > x, so a left option with right stop above x would dominate x. What remains is recognised as number +
 * ups + star, or interned.
 */
import { intern } from './intern';
import { nimberOf, numberOf, numberOption, nus, upsOf, valueOf } from './number';
import { addToList, isInList, listAt, listSize, removeFromList, setListAt, setListSize } from './option-list';
import { le, quick, search, UNKNOWN, YES } from './order';
import {
  currentGame,
  flagsOf,
  key,
  LEFT,
  leftCount,
  NUMBER,
  NUS,
  OFFSET_MASK,
  OFFSET_ZERO,
  optionAt,
  RIGHT,
  rightCount,
  rowOf,
  setCounts,
  setKeys,
  setOptionAt,
  starKey,
  stopOf,
} from './row';
import { starKeysOfLists } from './star';

let scratchIsFresh: bool = false;

/** The game whose options are in the lists, given its keys. */
export function canonical(left: i32, right: i32): u32 {
  const row = rowOf(currentGame);
  setKeys(row, left, right);
  starKeysOfLists(row, left, right);
  scratchIsFresh = false;
  removeDominated(LEFT);
  removeDominated(RIGHT);
  bypassReversible();
  if (stopOf(left) == -stopOf(right)) {
    const id = recognise(numberOf(stopOf(left)));
    if (id != 0) return id;
  }
  return intern(left, right, starKey(currentGame, LEFT), starKey(currentGame, RIGHT));
}

function removeDominated(side: u32): void {
  const size = listSize(side);
  if (size < 2) return;
  let kept: u32 = 0;
  for (let i: u32 = 0; i < size; i++) {
    const candidate = listAt(side, i);
    let dominated = false;
    for (let j: u32 = 0; j < kept && !dominated; j++) dominated = prefers(side, listAt(side, j), candidate);
    for (let j = i + 1; j < size && !dominated; j++) dominated = prefers(side, listAt(side, j), candidate);
    if (!dominated) setListAt(side, kept++, candidate);
  }
  setListSize(side, kept);
}

/** Whether `side` likes option a at least as much as b. */
function prefers(side: u32, a: u32, b: u32): bool {
  return side == LEFT ? le(b, a) : le(a, b);
}

function bypassReversible(): void {
  // Ends when both sides have been scanned since the last change.
  for (let side = LEFT, quiet = 0; quiet < 2; side = 1 - side) quiet = bypassSide(side) ? 1 : quiet + 1;
}

function bypassSide(side: u32): bool {
  let changed = false;
  for (let i: u32 = 0; i < listSize(side); i++) {
    const through = reversesThrough(side, listAt(side, i));
    if (through == 0) continue;
    removeFromList(side, i);
    addOptionsOf(through, side);
    removeDominated(side);
    scratchIsFresh = false;
    changed = true;
    i = -1;
  }
  return changed;
}

function addOptionsOf(game: u32, side: u32): void {
  const row = rowOf(game);
  if ((flagsOf(row) & NUMBER) != 0) {
    const option = numberOption(game, side);
    if (option != 0) addToList(side, option);
    return;
  }
  const offset = (game & OFFSET_MASK) - OFFSET_ZERO;
  const first: u32 = side == LEFT ? 0 : leftCount(row);
  const end = side == LEFT ? leftCount(row) : first + rightCount(row);
  for (let k = first; k < end; k++) addToList(side, optionAt(row, k) + offset);
}

/** The reply through which this option reverses (opponent's reply that is no worse for him than G), or 0. */
function reversesThrough(side: u32, option: u32): u32 {
  const row = rowOf(option);
  const offset = (option & OFFSET_MASK) - OFFSET_ZERO;
  const first: u32 = side == LEFT ? leftCount(row) : 0;
  const end = side == LEFT ? first + rightCount(row) : leftCount(row);
  for (let k = first; k < end; k++) {
    const reply = optionAt(row, k) + offset;
    if (side == LEFT ? scratchLe(reply, currentGame) : scratchLe(currentGame, reply)) return reply;
  }
  return 0;
}

/** g <= h, where one of the two is the current game; its options are written out only when they are needed. */
function scratchLe(g: u32, h: u32): bool {
  const answer = quick(g, h);
  if (answer != UNKNOWN) return answer == YES;
  if (!scratchIsFresh) writeScratch();
  return search(g, h);
}

function writeScratch(): void {
  const row = rowOf(currentGame);
  const lefts = listSize(LEFT);
  const rights = listSize(RIGHT);
  for (let i: u32 = 0; i < lefts; i++) setOptionAt(row, i, listAt(LEFT, i));
  for (let i: u32 = 0; i < rights; i++) setOptionAt(row, lefts + i, listAt(RIGHT, i));
  setCounts(row, lefts, rights);
  scratchIsFresh = true;
}

/** The id of the game if it is x + ups + star, from its canonical options; else 0. x is both its stops. */
function recognise(x: u32): u32 {
  const nimber = asNimber(x);
  if (nimber > 0) return nus(x, 0, nimber);
  for (let side: u32 = 0; side < 2; side++) {
    const away = 1 - side;
    const sign = side == LEFT ? 1 : -1;
    if (listSize(away) != 1) continue;
    const option = rowOf(listAt(away, 0));
    const size = listSize(side);
    if (size == 1 && listAt(side, 0) == x && (flagsOf(option) & NUS) != 0 && sign * upsOf(option) >= 0) {
      return nus(x, upsOf(option) + sign, nimberOf(option) ^ 1);
    }
    if (size == 2 && listAt(away, 0) == x && isInList(side, x) && isInList(side, nus(x, 0, 1))) {
      return nus(x, sign, 1);
    }
  }
  return 0;
}

/** k if the options of both sides are x, x*, .., x*(k-1); else 0. */
function asNimber(x: u32): u32 {
  const k = listSize(LEFT);
  if (listSize(RIGHT) != k) return 0;
  for (let i: u32 = 0; i < k; i++) {
    const g = listAt(LEFT, i);
    const row = rowOf(g);
    if (g != listAt(RIGHT, i) || (flagsOf(row) & NUS) == 0 || upsOf(row) != 0) return 0;
    if (u32(nimberOf(row)) >= k || stopOf(key(g, LEFT)) != valueOf(x)) return 0;
  }
  return k;
}
