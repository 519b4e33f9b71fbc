/**
 * The value of the current arrangement from the values of its options.
 *
 * Keys first (row.ts): they show whether the value is a number, and which. Otherwise options that keys show to be
 * dominated are left out, the memo of games is searched, and only then is the game brought to canonical form.
 */

import { MAX_MOVES, moveCount, valueAfter } from './arrangement';
import { canonical } from './canonical';
import { claim, memoEntry, recall, remember } from './game-memo';
import { INFINITE, simplestNumber } from './number';
import { addToList, clearLists, hashLists } from './option-list';
import { floorOf, key, LEFT, RIGHT } from './row';
import { BEST, OPTION_VALUES, scratch } from './scratch';

export let simplified: u32 = 0;
export let remembered: u32 = 0;

/** In the block, per side: the values of the options, as they come, and the option with the greatest key. */
export function valueOfArrangement(): u32 {
  const lefts = gather(LEFT);
  const rights = gather(RIGHT);
  if (lefts + rights <= 0) return simplestNumber(lefts, -rights);
  clearLists();
  choose(LEFT, lefts);
  choose(RIGHT, rights);
  return gameOfLists(1 - rights, 1 - lefts);
}

/** Reads the options of one side and returns their greatest key: l for Left's options, r for Right's. */
function gather(side: u32): i64 {
  const count = moveCount(side);
  let greatest = -INFINITE;
  let at: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const option = valueAfter(side, i);
    store<u32>(optionAt(side, i), option);
    const own = key(option, side);
    at = select(option, at, own > greatest);
    greatest = select(own, greatest, own > greatest);
  }
  store<u32>(scratch + (usize(side) << 2), at, BEST);
  return greatest;
}

/** Lists the options of one side, except those that their keys show to be dominated by the one with the greatest. */
function choose(side: u32, greatest: i64): void {
  const count = moveCount(side);
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
function gameOfLists(left: i64, right: i64): u32 {
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
