/** Values of families by outcomes: found where they are 0 or *, and refused elsewhere. */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator, type Family, parseFamily } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { checkCertificate } from '../check/check.ts';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { type Placement, placeFamily } from '../classes/placement.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { select } from '../formula/formula.ts';
import { treeLines } from '../formula/tree-text.ts';
import { Instances } from '../symbolic/instances.ts';
import { certificateOf, outcomesIn } from '../theorem/testing/claims.ts';
import type { ClassOutcomes } from './claim.ts';
import { familyValues, negativeGap } from './family-values.ts';
import { proveOutcomes } from './prove-outcomes.ts';

/** Class B11, with the value of FT and predicates for TF. */
const MIXED = proveOutcomes(classNamed('B11') as PositionClass, { known: () => null }).claim as ClassOutcomes;

/** All of class B11, by hand. */
const B11 = outcomesIn(outcomeFixture());

function valuesOf(text: string) {
  const { value: family } = parseFamily(text) as { value: Family };
  return familyValues(B11, text, family, placeFamily(family) as Placement);
}

test.each([
  ['T.^nF', ['if n = 0 (mod 2): 0', 'else: *']],
  ['.^mT.^nF.^m', ['if n = 0 (mod 2): 0', 'else: *']],
  ['.^nT.^(2n+1)F.^n', ['*']],
  ['.^nFT.^n', ['0']],
  ['.^nF.^(3n+1)T.^n', ['0']],
])('%s', (text, lines) => {
  const answer = valuesOf(text);
  if (!answer.ok) throw new Error(answer.reason);
  expect(treeLines(answer.claim.forest, answer.claim.formula)).toEqual(lines);
  expect(checkCertificate(certificateOf(B11, {}, [answer.claim]))).toMatchObject({
    ok: true,
    corollaries: [text],
  });
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const { forest, formula, gaps, word } = answer.claim;
  const instances = new Instances(arena, forest);
  for (let k = 0; k < 36; k++) {
    const point = forest.space.names.map((_, i) => (i === 0 ? k % 6 : Math.floor(k / 6)));
    const strip = gaps
      .map(({ coefficients, constant }, i) => {
        const size = coefficients.reduce((sum, c, j) => sum + c * (point[j] as number), constant);
        return '.'.repeat(size) + (word[i] ?? '');
      })
      .join('');
    expect([strip, instances.at(select(formula, point), point)]).toEqual([strip, evaluator.value(boardOf(strip))]);
  }
});

test.each(['T.^nF.', '.^nT.F', 'F.^mT.^n'])('%s has other values, and one is named', (text) => {
  const answer = valuesOf(text);
  expect(answer).toMatchObject({ ok: false, point: expect.any(Array) });
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const { value: family } = parseFamily(text) as { value: Family };
  const point = answer.ok ? [] : (answer.point as readonly number[]);
  const strip = family.parameters.reduce(
    (rest, name, i) => rest.replace(`.^${name}`, '.'.repeat(point[i] as number)),
    text,
  );
  expect([arena.zero, arena.star]).not.toContain(evaluator.value(boardOf(strip)));
});

test('a word whose value is known gives the values of its families', () => {
  const { value: family } = parseFamily('.^nF.^mT.^(n+3)') as { value: Family };
  const answer = familyValues(MIXED, 'x', family, placeFamily(family) as Placement);
  if (!answer.ok) throw new Error(answer.reason);
  expect(treeLines(answer.claim.forest, answer.claim.formula)).toEqual(['3']);
});

test.each([
  ['TT.^nFF', null],
  ['TT.^(n-1)FF', 'n-1'],
  ['.^(3-n)T.F', '3-n'],
  ['T.^(a-b)F', 'a-b'],
])('%s has a negative gap: %s', (text, gap) => {
  const { value: family } = parseFamily(text) as { value: Family };
  expect(negativeGap(family, placeFamily(family) as Placement)).toBe(gap);
});
