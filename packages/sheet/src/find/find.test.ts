/** Positions by what they are worth, against boards that are valued one by one. */
import { Arena, Dyadic, formatGame, type GameId, LEFT, mean, stopCount, temperature } from '@lilypad/games';
import { type Board, boardOf, Evaluator, printSquares } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { type FindQuestion, findPositions } from '../find-positions.ts';
import { Sheet } from '../sheet.ts';
import { run } from '../testing/run.ts';
import { printValue } from '../values/print.ts';

const arena = new Arena();
const evaluator = new Evaluator(arena);
const HALF = Dyadic.of(1, 1);

/** All strips of a length, from all frogs to all toads. */
const stripsOf = (length: number): readonly Board[] =>
  Array.from({ length: 3 ** length }, (_, i) =>
    boardOf([...i.toString(3).padStart(length, '0')].map((digit) => 'F.T'[Number(digit)]).join('')),
  );
const STRIPS = stripsOf(6);

/** The boards with a property of their value, found by valuing each. */
const boardsWith = (boards: readonly Board[], is: (value: GameId, board: Board) => boolean): string[] =>
  boards.filter((board) => is(evaluator.value(board), board)).map(printSquares);

async function found(question: FindQuestion): Promise<string[]> {
  const boards: string[] = [];
  const result = await findPositions(new Sheet(), question, {
    onFound: (some) => void boards.push(...some.map(({ board }) => printSquares(board))),
  });
  if (!result.ok) throw new Error(result.error.message);
  expect(result.value.count).toBe(boards.length);
  return boards;
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
  const expected = boardsWith(STRIPS, is);
  expect(expected.length).toBeGreaterThan(0);
  expect(await found({ length: 6, condition })).toEqual(expected);
});

test('the boards of a family within ranges, the last parameter fastest', async () => {
  const ranges = { a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] };
  const question = { family: 'T^a.^bF^c', ranges };
  const boards = ranges.a.flatMap((a) =>
    ranges.b.flatMap((b) => ranges.c.map((c) => boardOf('T'.repeat(a) + '.'.repeat(b) + 'F'.repeat(c)))),
  );
  const expected = boardsWith(boards, (g) => temperature(arena, g).sign() === 0 && arena.gt(g, arena.zero));
  expect(expected.length).toBeGreaterThan(1);
  expect(await found({ ...question, condition: 'temperature = 0 and G > 0' })).toEqual(expected);
  const missing = await findPositions(new Sheet(), { ...question, ranges: { a: [1] } });
  expect(missing).toMatchObject({ ok: false, error: { message: 'The parameter b of T^a.^bF^c has no range.' } });
});

test('groups are counted, the most frequent first, and every strip is in one', async () => {
  const result = await findPositions(new Sheet(), { length: 6, groupBy: 'value' });
  const groups = (result.ok && result.value.groups) || [];
  const counts = new Map<GameId, { count: number; first: string }>();
  for (const board of STRIPS) {
    const value = evaluator.value(board);
    const group = counts.get(value) ?? { count: 0, first: printSquares(board) };
    group.count++;
    counts.set(value, group);
  }
  const expected = [...counts].sort(([, a], [, b]) => b.count - a.count);
  expect(groups.map(({ key, count, first }) => [printValue(key), count, printSquares(first)])).toEqual(
    expected.map(([value, { count, first }]) => [formatGame(arena, value), count, first]),
  );
  expect(result).toMatchObject({ value: { count: 3 ** 6 } });
});

test('sorted by an expression, equal ones in their order', async () => {
  const sorted = await found({ length: 4, condition: 'isInteger', sort: 'mean', descending: true });
  const means = sorted.map((text) => mean(arena, evaluator.value(boardOf(text))));
  expect(means.every((x, i) => i === 0 || x.compare(means[i - 1] as Dyadic) <= 0)).toBe(true);
  // In TT.. each toad makes two steps; T..., T.T. and TTT. have three steps in all.
  expect(sorted.slice(0, 4)).toEqual(['TT..', 'T...', 'T.T.', 'TTT.']);
});

test('positions come while others are still to be valued, and a limit ends the work', async () => {
  const events: string[] = [];
  const stripsDone: number[] = [];
  const question = { length: 9, condition: 'value = *' };
  await findPositions(new Sheet(), question, {
    onProgress: ({ done }) => {
      events.push('work');
      stripsDone.push(done);
    },
    onFound: async (some) => {
      await Promise.resolve();
      events.push(...some.map(() => 'found'));
    },
  });
  expect(events.indexOf('found')).toBeLessThan(events.lastIndexOf('work'));
  const all = stripsDone.length;
  stripsDone.length = 0;
  const limited = await findPositions(
    new Sheet(),
    { ...question, limit: 3 },
    {
      onProgress: ({ done }) => void stripsDone.push(done),
    },
  );
  expect(limited).toMatchObject({ ok: true, value: { count: 3 } });
  expect([all, stripsDone.length]).toEqual([5, 1]);
});

test('the search waits until what was found is taken, and an error there is not lost', async () => {
  const taking = findPositions(new Sheet(), { length: 2 }, { onFound: () => Promise.reject(new Error('no paper')) });
  await expect(taking).rejects.toThrow('no paper');
});

const listed = (boards: readonly string[]): string => `[${boards.join(', ')}]`;
const isStar = (g: GameId): boolean => g === arena.star;

test.each([
  ['find(value = *, length = 4, limit = 2)', listed(boardsWith(stripsOf(4), isStar).slice(0, 2))],
  ['length(find(length = 5))', '243'],
  [
    'find(T^a.F^b, value = *, a = 1..2, b = 1..2)',
    listed(boardsWith(['T.F', 'T.FF', 'TT.F', 'TT.FF'].map(boardOf), isStar)),
  ],
  [
    't = 1/2; length(find(temperature > t, length = 7))',
    String(boardsWith(stripsOf(7), (g) => temperature(arena, g).compare(HALF) > 0).length),
  ],
  // Without a jump or a step for anyone: all strips of toads on the right of frogs, and blocked ones. In the others one
  // step is left: to a frog in F.F, .FF and .FT, to a toad in T.T, TT. and FT.; the census lists the first of each value.
  ['census(length = 3, limit = 2)', 'value  count  first\n0      16     FFF\n-1     3      F.F'],
  // Toads make the most steps with two or three of them: 2 * 3 = 3 * 2.
  ['find(G = max, length = 5)', '[TT..., TTT..]'],
  ['find(mean = max or G = 0, length = 3)', 'error: Write "x = max" alone, or join it to other conditions by "and".'],
  ['find(G = max([1, 2]), length = 3, limit = 1)', '[T..]'],
  ['find(length = 0)', 'error: The length of strips must be at least 1.'],
  ['find(3, length = 3)', 'error: The condition must be true or false.'],
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
