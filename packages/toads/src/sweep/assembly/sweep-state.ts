/** How far a sweep got, and why it stopped: what the engines of sweeps export alike. */
import { usedBytes } from './memory';
import { levelCount } from './piece-order';
import { shapeCount } from './row';
import { stopCode } from './stop';
import { arrangementsTotal } from './sweep-board';

export function totalArrangements(): f64 {
  return f64(arrangementsTotal);
}

/** How many levels there are. */
export function levelNumber(): u32 {
  return levelCount;
}

export function shapes(): u32 {
  return shapeCount;
}

export function bytes(): f64 {
  return f64(usedBytes());
}

/** Why this thread stopped (stop.ts), or 0. */
export function stopReason(): i32 {
  return stopCode;
}
