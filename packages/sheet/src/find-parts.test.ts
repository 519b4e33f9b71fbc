/** A search in parts finds what a search through all strips finds, in the same order. */
import { printSquares, stripParts } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { findInPart, joinParts, type PartFinding, type StripsQuestion } from './find-parts.ts';
import { type FindOptions, type FindResult, findPositions } from './find-positions.ts';
import { Sheet } from './sheet.ts';
import { printValue } from './values/print.ts';

type Question = Omit<StripsQuestion, 'countOnly'>;

/** What a search gives, as plain data. */
async function plain(search: (options: FindOptions) => Promise<FindResult | null>) {
  const found: string[] = [];
  const result = await search({
    onFound: (some) =>
      void found.push(...some.map(({ board, value }) => `${printSquares(board)} ${printValue(value)}`)),
  });
  if (result === null) return null;
  if (!result.ok) return result.error.message;
  const groups = result.value.groups?.map(({ key, count, first }) => [printValue(key), count, printSquares(first)]);
  return { count: result.value.count, found, groups };
}

/** As it goes through a database. */
const sent = (finding: PartFinding | null): PartFinding | null => JSON.parse(JSON.stringify(finding));

async function inParts(question: StripsQuestion, options: FindOptions): Promise<FindResult | null> {
  const parts = stripParts(question.length).map(({ part }) => findInPart(new Sheet(), question, part));
  return joinParts(new Sheet(), question, (await Promise.all(parts)).map(sent), options);
}

test.each<Question>([
  { length: 3 },
  { length: 6, condition: 'value = *' },
  { length: 6, condition: 'value = *', limit: 5 },
  { length: 7, condition: 'stopCount = max' },
  { length: 5, condition: 'G = max and temperature = min' },
  { length: 5, condition: 'mean > 0 and temperature = max', limit: 1 },
  { length: 6, condition: 'squares = "TT..FF" or length(moves) = 4' },
  { length: 4, condition: 'isInteger', sort: 'mean', descending: true },
  { length: 5, condition: 'G > 1', sort: 'mean', limit: 7 },
  { length: 5, groupBy: 'value' },
  { length: 5, condition: 'temperature > 0', groupBy: 'temperature', limit: 3 },
  { length: 4, condition: 'G > 100' },
])('%j', async (question) => {
  const whole = await plain((options) => findPositions(new Sheet(), question, options));
  expect(whole).toMatchObject({ count: expect.any(Number) });
  expect(await plain((options) => inParts({ ...question, countOnly: false }, options))).toEqual(whole);
  const { limit: _, ...all } = question;
  const count = await findPositions(new Sheet(), all);
  expect(await inParts({ ...all, countOnly: true }, {})).toMatchObject({
    ok: true,
    value: { count: count.ok && count.value.count },
  });
});

test('numbers of many positions are added, where parts do not depend on each other', async () => {
  const finding = { count: 1_000_000, found: null, groups: null };
  const few = { count: 1, found: [{ position: 'T.', value: '1' }], groups: null };
  const joined = (condition: string, countOnly: boolean) =>
    joinParts(new Sheet(), { length: 2, condition, countOnly }, [finding, few]);
  expect(await joined('true', true)).toEqual({ ok: true, value: { count: 1_000_001, groups: null } });
  expect([await joined('G = max', true), await joined('true', false)]).toEqual([null, null]);
});

test.each<Question>([
  { length: 3, condition: 'nonsense > 1' },
  { length: 4, condition: '(G = * or G = 0) and G = max' },
  { length: 6, condition: 'stopCount = max', groupBy: 'value' },
])('%j must be searched as a whole', async (question) => {
  expect(await inParts({ ...question, countOnly: false }, {})).toBeNull();
});

test('a part with many positions gives their number only', async () => {
  const part = { blanks: 4, toads: [0, 6] } as const;
  const find = (countOnly: boolean) => findInPart(new Sheet(), { length: 10, condition: 'true', countOnly }, part);
  expect([await find(true), await find(false)]).toEqual([{ count: 210 * 2 ** 6, found: null, groups: null }, null]);
});

test('a part without enough memory says so', async () => {
  const sheet = new Sheet({ maxBytes: 2 ** 16 });
  const finding = findInPart(sheet, { length: 12, countOnly: true }, { blanks: 4, toads: [0, 8] });
  await expect(finding).rejects.toMatchObject({ name: 'GameLimitError' });
});

test('what comes later may be better than all that cannot be compared', async () => {
  // Of the strips of length 5, 0 and * cannot be compared with each other, but TT... is greater than both.
  const found = (condition: string) =>
    plain((options) => findPositions(new Sheet(), { length: 5, condition }, options));
  expect(await found('(G = * or G = 0 or G = 6) and G = max')).toMatchObject({ found: ['TT... 6', 'TTT.. 6'] });
  expect(await found('(G = * or G = 0) and G = max')).toMatch(/cannot all be compared/);
});

test('parts have all strips, each once', () => {
  for (const length of [1, 2, 5, 15, 16]) {
    const parts = stripParts(length);
    expect(parts.reduce((sum, { strips }) => sum + strips, 0)).toBe(3 ** length);
    const places = parts.flatMap(({ part: { blanks, toads } }) =>
      Array.from({ length: toads[1] - toads[0] + 1 }, (_, i) => `${blanks} ${toads[0] + i}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBe(((length + 1) * (length + 2)) / 2);
  }
  expect(Math.max(...stripParts(16).map(({ strips }) => strips))).toBeLessThan(3 ** 16 / 10);
});
