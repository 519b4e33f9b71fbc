/**
 * The value of an arrangement from the values of its options.
 *
 * Keys first (row.ts): they show whether the value is a number, and which. Otherwise options that keys show to be
 * dominated are left out, the memo of games is searched, and only then is the game brought to canonical form.
 */

import { MAX_MOVES, valueAfter } from './arrangement';
import { canonical } from './canonical';
import { claim, memoEntry, recall, remember } from './game-memo';
import { INFINITE, simplestNumber } from './number';
import { addToList, clearLists, hashLists } from './option-list';
import { floorOf, key, LEFT, RIGHT } from './row';
import { BEST, OPTION_VALUES, scratch } from './scratch';

export let simplified: u32 = 0;
export let remembered: u32 = 0;

/** In the block, per side: the values of the options, as they come, and the option with the greatest key. */

/** Writes option i of one side. */
export function setOption(side: u32, i: u32, option: u32): void {
  store<u32>(optionAt(side, i), option);
}

/** Writes the options of one side that the first moves at hand lead to, from the value at this address. */
export function readOptions(side: u32, address: usize, moves: u32): void {
  for (let i: u32 = 0; i < moves; i++) setOption(side, i, valueAfter(address, side, i));
}

/** The value of the game with so many options of each side. */
export function valueOfOptions(leftOptions: u32, rightOptions: u32): u32 {
  const lefts = greatestKey(LEFT, leftOptions);
  const rights = greatestKey(RIGHT, rightOptions);
  if (lefts + rights <= 0) return simplestNumber(lefts, -rights);
  clearLists();
  choose(LEFT, leftOptions, lefts);
  choose(RIGHT, rightOptions, rights);
  return gameOfLists(1 - rights, 1 - lefts);
}

/** The greatest key of the options of one side: l for Left's options, r for Right's. */
function greatestKey(side: u32, count: u32): i32 {
  let greatest = -INFINITE;
  let at: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const option = load<u32>(optionAt(side, i));
    const own = key(option, side);
    at = select(option, at, own > greatest);
    greatest = select(own, greatest, own > greatest);
  }
  store<u32>(scratch + (usize(side) << 2), at, BEST);
  return greatest;
}

/** Lists the options of one side, except those that their keys show to be dominated by the one with the greatest. */
function choose(side: u32, count: u32, greatest: i32): void {
  const kept = load<u32>(scratch + (usize(side) << 2), BEST);
  for (let i: u32 = 0; i < count; i++) {
    const option = load<u32>(optionAt(side, i));
    if (option == kept || greatest + key(option, 1 - side) < 2) addToList(side, option);
  }
}

function optionAt(side: u32, i: u32): usize {
  return scratch + OPTION_VALUES + ((usize(side) * MAX_MOVES + i) << 2);
}

/** The game that is not a number with the options in the lists, given its keys. */
function gameOfLists(left: i32, right: i32): u32 {
  simplified++;
  const floor = floorOf(left);
  const entry = memoEntry(hashLists(floor));
  if (entry == 0) return canonical(left, right);
  const known = recall(entry, floor);
  if (known != 0) {
    remembered++;
    return known + floor;
  }
  claim(entry, floor);
  const id = canonical(left, right);
  remember(entry, id - floor);
  return id;
}
