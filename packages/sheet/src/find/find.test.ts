/** Positions by what they are worth, against boards that are valued one by one. */
import { Arena, Dyadic, type GameId, LEFT, mean, stopCount, temperature } from '@lilypad/games';
import { type Board, boardOf, Evaluator, printSquares } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { type FindQuestion, findPositions } from '../find-positions.ts';
import { Sheet } from '../sheet.ts';
import { run } from '../testing/run.ts';
import { printValue } from '../values/print.ts';

const arena = new Arena();
const evaluator = new Evaluator(arena);
const HALF = Dyadic.of(1, 1);

/** All strips of length 6, from all toads to all frogs. */
const STRIPS: readonly Board[] = Array.from({ length: 3 ** 6 }, (_, i) =>
  boardOf([...i.toString(3).padStart(6, '0')].map((digit) => 'T.F'[Number(digit)]).join('')),
);

async function found(question: FindQuestion): Promise<string[]> {
  const result = await findPositions(new Sheet(), question);
  if (!result.ok) throw new Error(result.error.message);
  const { value } = result;
  return Array.from({ length: value.count }, (_, index) => printSquares(value.found(index).board));
}

const hottest = STRIPS.map((board) => temperature(arena, evaluator.value(board))).reduce((a, b) =>
  a.compare(b) > 0 ? a : b,
);
const mostStops = STRIPS.map((board) => stopCount(arena, evaluator.value(board))).reduce((a, b) => (a > b ? a : b));

test.each<[string, (value: GameId, board: Board) => boolean]>([
  ['value = *', (g) => g === arena.star],
  ['G > 0', (g) => arena.gt(g, arena.zero)],
  ['G || 0 or mean(G) = 1/2', (g) => arena.confused(g, arena.zero) || mean(arena, g).equals(HALF)],
  [
    'temperature > 1/4 and mean >= 0',
    (g) => temperature(arena, g).compare(HALF.half()) > 0 && mean(arena, g).sign() >= 0,
  ],
  ['leftStop = 1/2', (g) => arena.stop(g, LEFT).equals(HALF)],
  ['stopCount = max', (g) => stopCount(arena, g) === mostStops],
  ['squares = "TT..FF"', (_, board) => printSquares(board) === 'TT..FF'],
  ['G + value(mirror(P)) = 0 and temperature = max', (g) => temperature(arena, g).equals(hottest)],
])('the strips of length 6 with %s', async (condition, is) => {
  const expected = STRIPS.filter((board) => is(evaluator.value(board), board)).map(printSquares);
  expect(expected.length).toBeGreaterThan(0);
  expect(await found({ length: 6, condition })).toEqual(expected);
});

test('the boards of a family within ranges', async () => {
  const ranges = { a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] };
  const question = { family: 'T^a.^bF^c', ranges, condition: 'a = 1 and temperature >= 0' };
  expect(await found({ ...question, condition: 'temperature = 0 and G > 0' })).toEqual([
    'TT...F',
    'TTT...F',
    'TTT...FF',
  ]);
  const missing = await findPositions(new Sheet(), { ...question, ranges: { a: [1] } });
  expect(missing).toMatchObject({ ok: false, error: { message: 'The parameter b of T^a.^bF^c has no range.' } });
});

test('groups are counted, the most frequent first, and every strip is in one', async () => {
  const result = await findPositions(new Sheet(), { length: 6, groupBy: 'value' });
  const groups = (result.ok && result.value.groups) || [];
  const counts = new Map<GameId, number>();
  for (const board of STRIPS) {
    const value = evaluator.value(board);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect(groups.map(({ count }) => count)).toEqual([...counts.values()].sort((a, b) => b - a));
  expect(groups.slice(0, 2).map(({ key, count, first }) => [printValue(key), count, printSquares(first)])).toEqual([
    ['0', 199, 'TTTTTT'],
    ['1', 65, 'TTTFT.'],
  ]);
});

test('sorted by an expression, equal ones in their order', async () => {
  const sorted = await found({ length: 4, condition: 'isInteger', sort: 'mean', descending: true });
  const means = sorted.map((text) => mean(arena, evaluator.value(boardOf(text))));
  expect(means.every((x, i) => i === 0 || x.compare(means[i - 1] as Dyadic) <= 0)).toBe(true);
  // TT.. is worth 4, and TTT. and its like 3.
  expect(sorted.slice(0, 3)).toEqual(['TT..', 'TTT.', 'T.T.']);
});

test.each([
  ['find(stopCount(G) = max, length = 7)', '[TTTF.FF, TT.TFFF]'],
  ['find(value = *, length = 4, limit = 2)', '[T.FT, FT.F]'],
  ['length(find(length = 5))', '243'],
  ['find(T^a.F^b, value = *, a = 1..3, b = 1..3)', '[T.F, TT.FF, TT.FFF, TTT.FF, TTT.FFF]'],
  ['t = 1/2; length(find(temperature > t, length = 7))', '18'],
  ['census(length = 3, limit = 2)', 'value  count  first\n0      16     TTT\n1      3      T.T'],
  ['find(length = 0)', 'error: The length of strips must be at least 1.'],
  ['find(3, length = 3)', 'error: The condition must be true or false.'],
  ['find(G = max, length = 5)', '[TTT.., TT...]'],
  [
    'find((G = * or G = 0) and G = max, length = 3)',
    'error: These values cannot all be compared, so none is the greatest.',
  ],
  [
    'find(value = 0)',
    'error: Write find(condition, length = 8), or find(T^a.^bF^c, condition, a = 1..5, b = 1..5, c = 1..5).',
  ],
  ['find(length = 30)', 'error: All strips of length 30 need more than the 1,024 MB of memory that are allowed.'],
])('%s', async (input, expected) => {
  expect((await run(input)).at(-1)).toBe(expected);
});

test('a condition on the value is evaluated once for each value', async () => {
  // 19,683 strips, 676 values: with a step for each strip this bound would be passed.
  const limits = { steps: 10_000 };
  const result = await findPositions(new Sheet({ limits }), { length: 9, condition: 'temperature > 1 and mean > 0' });
  expect(result.ok).toBe(true);
});
