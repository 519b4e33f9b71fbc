/** The boards of a family are valued by threads: in worksheets too, with the results and the order of one thread. */
import { boardOf, type PositionsJob, type Team, takePart, valuePositions } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { Sheet } from '../sheet.ts';
import { printValue } from '../values/print.ts';
import { familyValues } from './family-values.ts';

/** A team whose other threads do all that they are called for at once, and the positions that they were given. */
function newTeam(threads = 3): { readonly team: Team; readonly given: string[] } {
  const given: string[] = [];
  const call = (work: { readonly kind: string }): void => {
    if (work.kind !== 'map') return;
    const { jobs } = work as unknown as { readonly jobs: readonly PositionsJob[] };
    given.push(...(jobs ?? []).flatMap(({ positions }) => positions));
    if (threads > 1) takePart(work, 1, [valuePositions()]);
  };
  return { team: { threads, call }, given };
}

async function last(text: string, team?: Team): Promise<string> {
  const outcome = (await new Sheet({ team }).runText(text)).at(-1)?.outcome;
  return outcome?.ok === true ? printValue(outcome.value) : `error: ${outcome?.error.message}`;
}

const RANGES = 'a = 4..6, b = 4..5, c = 3..5';

test.each([
  `find(T^a.^bF^c, temperature > 0, ${RANGES})`,
  `find(T^a.^bF^c, temperature > 0, ${RANGES}, by = mean)`,
  `find(T^a.^bF^c, temperature = max, ${RANGES})`,
  `find(T^a.^bF^c, temperature > 0, ${RANGES}, limit = 2)`,
  `census(T^a.^bF^c, ${RANGES}, limit = 5)`,
  `census(T^(a-4).^bF^c, ${RANGES}, by = P)`,
  `find(T^a.^bF^c, foo(G), ${RANGES})`,
])('%s', async (text) => {
  const { team, given } = newTeam();
  expect(await last(text, team)).toBe(await last(text));
  if (!text.includes('a-4')) expect(given.length).toBeGreaterThan(5);
});

test('threads are called for some boards at a time, so that a search can end early', async () => {
  const { team, given } = newTeam();
  expect(await last('find(T^a.^3F^4, a = 4..60, limit = 1)', team)).toBe('[TTTT...FFFF]');
  expect(given.length).toBeGreaterThan(1);
  expect(given.length).toBeLessThan(40);
});

test.each([
  ['points that are no boards', () => null, 1001],
  ['long boards', (i: number) => boardOf(`T^5.^${41 + i}F`), 1001],
  ['large sweeps', (i: number) => boardOf(`T^6.^6F^${6 + (i % 2)}`), 1001],
  ['boards that are more and more work', (i: number) => boardOf(`T^4.^${4 + i}F^4`), 8],
])('who asks for the first of many boards need not wait for %s', (_, boardAt, most) => {
  const { team } = newTeam();
  let made = 0;
  function* boards() {
    for (let i = 0; i < 10_000; i++) {
      made += 1;
      yield boardAt(i);
    }
  }
  familyValues(boards(), { team, maxBytes: 2 ** 28 })?.(0);
  expect(made).toBeLessThan(most);
});

test('the longer a search, the more boards are valued at a time', () => {
  const { team, given } = newTeam();
  // 250 arrangements and more each.
  const boards = Array.from({ length: 400 }, (_, i) => boardOf(`T^4.^4F^4${'.T'.repeat(i % 3)}`));
  const known = familyValues(boards, { team, maxBytes: 2 ** 28 });
  const atATime = boards.map((_, i) => {
    known?.(i);
    return given.length;
  });
  expect(new Set(atATime).size).toBeGreaterThan(2);
});

test('few boards, and boards for which there are proved formulas, are not for other threads', () => {
  const { team, given } = newTeam();
  const boards = [...'123'].map((n) => boardOf(`T^${n}...FF`));
  const long = Array.from({ length: 10 }, (_, i) => boardOf(`T^5.^${100 + i}F`));
  const known = familyValues([...boards, null, ...long], { team, maxBytes: 2 ** 28 });
  for (let i = 0; i < 14; i++) expect(known?.(i)).toBeNull();
  expect(given).toEqual([]);
});

test('one that works alone says that others would help', async () => {
  const { team } = newTeam(1);
  const called: string[] = [];
  await last(`find(T^a.^bF^c, temperature > 0, ${RANGES})`, { ...team, call: ({ kind }) => void called.push(kind) });
  expect(called).toContain('map');
});

test('the memory of one thread is its share; what does not fit is found by who asks', () => {
  const { team } = newTeam();
  const boards = [boardOf('T^5.^5F^5'), boardOf('T^5.^5F^4')];
  const known = familyValues(boards, { team, maxBytes: 2 ** 20 });
  expect([known?.(0), known?.(1)]).toEqual([null, null]);
  const enough = familyValues(boards, { team, maxBytes: 2 ** 28 });
  expect([enough?.(0), enough?.(1)]).toEqual(['*', '1']);
});
