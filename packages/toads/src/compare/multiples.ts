/**
 * Comparing sums with many copies of a game, `1000.{3|1||0|-7}` and the like. Equal games are counted together, so that
 * copies on both sides cancel. Then means and temperatures often decide, whatever the number of copies: the mean of a sum
 * is the sum of the means, its temperature t is at most the greatest of its terms, and its stops are at most t from
 * its mean. So it is positive if its mean is greater than t. Where that does not decide, what is left of the copies in play
 * may (`compareCopies`); and otherwise they are added.
 */
import {
  type Arena,
  compareCopies,
  Dyadic,
  evaluate,
  type GameId,
  mean,
  multiple,
  type Relation,
  temperature,
} from '@lilypad/games';
import type { Board } from '../board/board.ts';
import type { Expression } from '../board/expression.ts';

/** Sums with fewer copies of each game are compared as any others are. */
const MANY_COPIES = 32n;

interface Copies {
  readonly count: bigint;
  readonly node: Expression;
}

/** How the difference of two sums compares with 0, and its value if that was needed. */
export interface MultiplesResult {
  readonly relation: Relation;
  readonly difference: GameId | null;
}

/**
 * Null if no game of the two sums has many copies.
 *
 * @throws GameLimitError - if means do not decide, and there are too many copies to add
 */
export function compareMultiples(
  arena: Arena,
  left: Expression,
  right: Expression,
  value: (board: Board) => GameId,
): MultiplesResult | null {
  const terms = [...copiesIn(left, 1n), ...copiesIn(right, -1n)];
  if (!terms.some(({ count }) => size(count) >= MANY_COPIES)) return null;
  const counts = new Map<GameId, bigint>();
  for (const { count, node } of terms) {
    const g = evaluate(arena, node, value);
    const negative = arena.negate(g);
    const isNegative = counts.has(negative) && !counts.has(g);
    const key = isNegative ? negative : g;
    counts.set(key, (counts.get(key) ?? 0n) + (isNegative ? -count : count));
  }
  const sum = [...counts].filter(([, count]) => count !== 0n);
  const quick = relationByMeans(arena, sum) ?? relationByRests(arena, sum);
  if (quick !== null) return { relation: quick, difference: null };
  const difference = sum.reduce((total, [g, count]) => arena.add(total, multiple(arena, g, count)), arena.zero);
  return { relation: arena.compare(difference, arena.zero), difference };
}

/** The terms of an expression with their numbers of copies. */
function copiesIn(expression: Expression, sign: bigint): Copies[] {
  const copies: Copies[] = [];
  const pending: Copies[] = [{ count: sign, node: expression }];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const { count, node } = top;
    if (node.kind === 'sum') {
      for (const term of node.terms) pending.push({ count: term.negative ? -count : count, node: term.value });
    } else if (node.kind === 'negative') pending.push({ count: -count, node: node.operand });
    else if (node.kind === 'multiple') pending.push({ count: count * node.count, node: node.operand });
    else copies.push(top);
  }
  return copies;
}

/** By what is left of the copies of one game in play, the other games being added. */
function relationByRests(arena: Arena, sum: readonly (readonly [GameId, bigint])[]): Relation | null {
  const most = sum.reduce<readonly [GameId, bigint] | null>(
    (best, one) => (best === null || size(one[1]) > size(best[1]) ? one : best),
    null,
  );
  if (most === null || size(most[1]) < MANY_COPIES) return null;
  const [g, count] = most;
  const beside = sum
    .filter((one) => one !== most)
    .reduce((total, [other, n]) => arena.add(total, multiple(arena, other, n)), arena.zero);
  return compareCopies(arena, count < 0n ? arena.negate(g) : g, size(count), beside);
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);

function relationByMeans(arena: Arena, sum: readonly (readonly [GameId, bigint])[]): Relation | null {
  let total = Dyadic.ZERO;
  let hottest = Dyadic.ZERO;
  for (const [g, count] of sum) {
    total = total.add(mean(arena, g).multiply(Dyadic.of(count)));
    const t = temperature(arena, g);
    if (t.compare(hottest) > 0) hottest = t;
  }
  if (total.compare(hottest) > 0) return '>';
  return total.negate().compare(hottest) > 0 ? '<' : null;
}
