/** Values of families by outcomes: found where they are 0 or *, and refused elsewhere. */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { type OutcomeCertificate, readOutcomeCertificate, writeOutcomeCertificate } from '../certificate.ts';
import { checkCertificate } from '../check/check.ts';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { type Family, type Placement, parseFamily, placeFamily } from '../classes/family.ts';
import { select } from '../formula/formula.ts';
import { Instances } from '../learn/instances.ts';
import { familyValues } from './family-values.ts';
import { formulaTree } from './text.ts';

/** All of class B11, by hand. */
const B11 = readOutcomeCertificate(outcomeFixture() as unknown as OutcomeCertificate);

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
  if (!answer.ok) throw new Error(`no values: ${answer.point}`);
  expect(formulaTree(answer.claim)).toEqual(lines);
  expect(checkCertificate(JSON.parse(JSON.stringify(writeOutcomeCertificate(B11, {}, [answer.claim]))))).toMatchObject({
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
  const strip = family.names.reduce((rest, name, i) => rest.replace(`.^${name}`, '.'.repeat(point[i] as number)), text);
  expect([arena.zero, arena.star]).not.toContain(evaluator.value(boardOf(strip)));
});
