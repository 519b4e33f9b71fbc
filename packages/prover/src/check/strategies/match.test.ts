/** Whatever is covered by a pattern has only instances of that pattern. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant, variable } from './affine.ts';
import { cover } from './match.ts';
import { normal } from './normal.ts';
import { readWord } from './read-text.ts';
import { sampleOf, samples, wildcards } from './testing/patterns.ts';
import { instancesOf } from './testing/regular.ts';
import { type Item, pairs, run } from './word.ts';

const pieces: fc.Arbitrary<Item> = fc.oneof(
  fc.tuple(fc.constantFrom('T' as const, 'F' as const), fc.nat(2)).map(([letter, k]) => run(letter, constant(k))),
  fc.constantFrom('T' as const, 'F' as const).map((first) => pairs(first, variable('a'))),
  wildcards,
);

/** What stands in for the wildcards of a word, and sometimes between its items, so that not all is covered. */
const changes = fc.record({
  fillings: fc.array(fc.array(pieces, { maxLength: 3 }), { minLength: 8, maxLength: 8 }),
  stray: fc.option(fc.tuple(fc.nat(8), pieces), { freq: 2 }),
});

test('an instance of what is covered is an instance of the pattern', () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(samples, changes, fc.nat(1000), ({ word: by, point }, { fillings, stray }, seed) => {
      const items = by.flatMap((item, i) => (item.kind === 'any' ? (fillings[i] ?? []) : [item]));
      if (stray !== null) items.splice(stray[0], 0, stray[1]);
      const { word, text } = sampleOf(normal(items), point, seed);
      const covered = cover(word, by) !== null;
      if (by.some(({ kind }) => kind === 'any')) seen[covered ? 'yes' : 'no'] += 1;
      if (covered) expect(text).toMatch(instancesOf(by, point));
    }),
    { numRuns: 6000 },
  );
  expect(seen.yes).toBeGreaterThan(300);
  expect(seen.no).toBeGreaterThan(300);
});

test.each([
  ['TTF.F', '<~>.F', true],
  ['.F', '<~T>.F', true],
  ['.F', '<~T>+.F', false],
  ['T^a.F', '<~F>+.F', false],
  ['T^(a+1).F', '<~F>+.F', true],
  ['FT^a.F', '<~F>.F', false],
  ['F^aT.F', '<~F>.F', true],
  ['<~T>T^(a+3).F', '<~T>T^(a+3).F', true],
  ['<~T>T^(a+3).F', '<~>T^(a+1).F', true],
  ['<~T>T^(a+3).F', '<~T>T^(a+1).F', false],
  ['<~>T^(a+1).F', '<~T>T^(a+1).F', false],
  ['<~>F.F', '<~T>F.F', false],
  ['T^a.F', 'T^b.F', false],
  ['T.F', 'T..F', false],
  ['T#.F', 'T.F', false],
  ['TFT.F', 'T<~>T.F', true],
  ['T.F', 'T<~>T.F', false],
  ['TT.F', 'T<~>T.F', true],
  ['T^(a+1).F', 'T<~>T.F', false],
  ['U(a,b)T.F', 'U(a,b)<~>.F', true],
  ['U(a,b)T.F', 'U(a,0)<~>.F', false],
  ['U(a,b)T.F', '<~>T.F', false],
  ['(TF)^(a+1).F', '<~T>(TF)^a.F', true],
  ['(TF)^a.F', '<~T>F.F', false],
  ['(TF)^(a+1).F', '<~T>F.F', false],
  ['(TF)^(a+1).F', '<~F>F.F', true],
  ['(TF)^a.F', '<~T>.F', true],
  ['(FT)^a.F', '<~T>.F', false],
  ['T.(TF)^aF', 'T.<F~>', false],
  ['T.(TF)^(a+1)F', 'T.<F~>', true],
  ['T.(TF)^(a+1)F', 'T.T<T~>', true],
  ['T.(TF)^aF', 'T.(TF)^bF', false],
])('%s is covered by %s: %s', (word, by, isTrue) => {
  expect(cover(readWord(word), readWord(by)) !== null).toBe(isTrue);
});

test.each([
  ['TTF.F', '<A:~>F.<B:~>', { A: 'TT', B: 'F' }],
  ['F^aT^(b+1).', '<A:~T>T^(b+1).', { A: 'F^a' }],
  ['(TF)^(a+1).F', '<A:~F>F.F', { A: '(TF)^aT' }],
  ['T.(TF)^(a+2)F', 'T.TF<A:~>', { A: '(TF)^(a+1)F' }],
  ['<X:~>F.F', '<A:~T>F.<B:~>', null],
  ['<X:~T>F.F', '<A:~T>F.<B:~>', { A: '<X:~T>', B: 'F' }],
])('in %s the wildcards of %s stand for %o', (word, by, said) => {
  const fillings = cover(readWord(word), readWord(by));
  const found = fillings && Object.fromEntries([...fillings].map(([name, items]) => [name, normal(items)]));
  const wanted = said && Object.fromEntries(Object.entries(said).map(([name, text]) => [name, readWord(text)]));
  expect(found).toEqual(wanted);
});
