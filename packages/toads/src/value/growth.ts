/**
 * An estimate of the number of positions that a search for a value goes through, from shorter boards of the same kind.
 * Where few squares are empty, no quick count is near to that number.
 */
import { Arena } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { Evaluator } from './evaluator.ts';
import { kindOf } from './shorter.ts';
import { withinLimits } from './within-limits.ts';

/** Shorter boards are valued until one has so many positions, in at most so much memory: some tenths of a second. */
const ENOUGH_POSITIONS = 20_000;
const MAX_BYTES = 2 ** 25;
const FIRST_COUNT = 4;
/** More than any search goes through. */
const MOST = 10 ** 15;

/**
 * About so many positions are valued by a search for a board; 0 if it repeats nothing, or shorter boards are little
 * work.
 */
export function estimatedPositions(board: Board): number {
  const kind = kindOf(board);
  if (kind === null) return 0;
  const seen: number[] = [];
  for (let count = FIRST_COUNT; count < kind.count; count++) {
    const positions = positionsOf(kind.withCount(count));
    if (positions === null) return 0;
    seen.push(positions);
    if (seen.length >= 3 && positions >= ENOUGH_POSITIONS) return extrapolated(seen.slice(-3), count, kind.count);
  }
  return 0;
}

/**
 * A number that grows like e^(an) n^b, so that its logarithm grows by about a + b/n from n-1 to n, given up to n = `last`.
 * Where that does not fit, it is taken to grow like a power of n.
 */
function extrapolated([first, second, third]: readonly number[], last: number, n: number): number {
  const [earlier, later] = [Math.log(second / first), Math.log(third / second)];
  const b = (earlier - later) * last * (last - 1);
  const a = later - b / last;
  const isFit = a >= 0 && b >= 0;
  const [rate, power] = isFit ? [a, b] : [0, later * last];
  return Math.min(MOST, Math.floor(third * Math.exp(rate * (n - last)) * (n / last) ** power));
}

/** How many positions a search for a board values; null if they take too much memory. */
function positionsOf(board: Board): number | null {
  const evaluator = new Evaluator(new Arena(), { maxBytes: MAX_BYTES });
  return withinLimits(() => evaluator.value(board)) === null ? null : evaluator.positions;
}
