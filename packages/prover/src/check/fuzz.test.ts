/** The checker answers for any JSON; it never throws, and what it accepts is true. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCertificate } from './check.ts';
import { box, fixture, Meaning } from './testing/meaning.ts';
import { isTrueCorollary, isTrueOf, type OutcomeJson, outcomeFixture } from './testing/outcome-meaning.ts';

const meaning = new Meaning();

function judge(json: unknown): 'accepted' | 'rejected' {
  const result = checkCertificate(json, { maxCells: 2000 });
  if (!result.ok) {
    expect(result.message).toMatch(/^\S.{3,300}[^.]$/s);
    return 'rejected';
  }
  const { gap, words, corollaries = [] } = json as OutcomeJson;
  for (const claim of words) {
    for (const point of box(claim.parameters.length, 0, 3)) {
      if (!isTrueOf(meaning, gap, claim, point)) expect([claim.word, point]).toEqual('true');
    }
  }
  for (const claim of corollaries) {
    for (const point of box(claim.parameters.length, 0, 3)) {
      if (!isTrueCorollary(meaning, gap, claim, point)) expect([claim.name, point]).toEqual('true');
    }
  }
  return 'accepted';
}

test('any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(judge(json)).toBe('rejected');
    }),
    { numRuns: 300 },
  );
});

/** All places in a JSON value, as paths. */
function paths(json: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [path];
  return [path, ...Object.entries(json).flatMap(([key, value]) => paths(value, [...path, key]))];
}

function changeAt(json: unknown, [key, ...rest]: readonly string[], change: (json: unknown) => unknown): unknown {
  if (key === undefined) return change(json);
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string, unknown>;
  const value = changeAt(copy[key], rest, change);
  if (value === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

const edits = fc.record({
  place: fc.nat(),
  at: fc.nat(),
  put: fc.constantFrom('', ...'0123456789abcdT.F{}|,*+-/()=<> ', '>=', ' (mod 3)', '{|}', '1/2', '999999', '∞'),
  value: fc.oneof(
    fc.constant(undefined),
    fc.constantFrom<unknown>(null, 0, '', [], {}, '__proto__', { value: '0' }, { __proto__: null }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  inText: fc.integer({ min: 0, max: 3 }),
});

test('certificates with one thing changed anywhere', () => {
  const seen = { accepted: 0, rejected: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom('A11', 'B11', 'A21', 'A12', 'outcomes'),
      edits,
      (name, { place, at, put, value, inText }) => {
        const json = name === 'outcomes' ? outcomeFixture() : fixture(name);
        const all = paths(json);
        const changed = changeAt(json, all[place % all.length] as string[], (old) => {
          if (typeof old !== 'string' || inText === 0) return value;
          const i = at % (old.length + 1);
          return old.slice(0, i) + put + old.slice(i + (inText === 1 ? 0 : 1));
        });
        seen[judge(changed)] += 1;
      },
    ),
    {
      numRuns: 1000,
      // A corollary about 42n and more empty squares.
      examples: [['outcomes', { place: 1686692497, at: 0, put: '4', value: undefined, inText: 1 }]],
    },
  );
  expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(10);
});
