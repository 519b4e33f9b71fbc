/**
 * Moves of the last pieces of a beginning that depend on the first gaps of the ending behind it, which are alike for all endings of a
 * class.
 */
import { jumpDistance, jumpInteger, moveCount, setMove } from './arrangement';
import { toadSlide } from './blank-index';
import { gapAt, restAt } from './depths';
import { NEXT_OPEN, OPEN } from './endings';
import { isFrog, orderSize } from './piece-order';
import { LEFT, RIGHT } from './row';

/** Adds the move of one side that leads from the beginning at hand into endings of this class; returns how many there are. */
export function addMoveInto(side: u32, order: u32, before: u32, kind: u32): u32 {
  return side == LEFT ? addLeft(order, before, kind) : addRight(order, before, kind);
}

function addLeft(order: u32, before: u32, kind: u32): u32 {
  const last = before - 1;
  const toad = !isFrog(order, last);
  const count = moveCount(LEFT);
  if (kind == OPEN && toad) {
    const distance = 4 * toadSlide(orderSize(order) - last, restAt(last), isFrog(order, before));
    setMove(LEFT, count, distance, 0);
    return 1;
  }
  let jumper: u32 = 0;
  if (kind == OPEN && last > 0 && !isFrog(order, last - 1) && gapAt(last) == 0) jumper = last - 1;
  else if (kind == NEXT_OPEN && toad && isFrog(order, before)) jumper = last;
  else return 0;
  setMove(LEFT, count, jumpDistance(jumper, -1), jumpInteger(jumper, -1));
  return 1;
}

/** The first frog of the endings jumps over the last toad of the beginning. */
function addRight(order: u32, before: u32, kind: u32): u32 {
  const last = before - 1;
  if (kind == OPEN || isFrog(order, last) || !isFrog(order, before) || gapAt(last) == 0) return 0;
  setMove(RIGHT, moveCount(RIGHT), jumpDistance(last, 1), jumpInteger(last, 1));
  return 1;
}
