import fc from 'fast-check';
import { expect, test } from 'vitest';
import ONE_FROG from '../../../library/OneFrog.json' with { type: 'json' };
import { checkCertificate } from '../check.ts';
import { type ClaimJson, type CountingJson, OneFrogMeaning, type ShapeJson } from './testing/meaning.ts';
import { countingMutants } from './testing/mutants.ts';

const { made: _, corollaries: __, ...certificate } = ONE_FROG;
const oneFrog: CountingJson = certificate;
const meaning = new OneFrogMeaning(11);

const withClaim = (shape: number, list: 'bounds' | 'values', claim: ClaimJson): CountingJson => ({
  ...oneFrog,
  shapes: oneFrog.shapes.map((entry, i) => (i === shape ? { ...entry, [list]: [...entry[list], claim] } : entry)),
});

test('the theorem on one frog is accepted', () => {
  const answer = checkCertificate(ONE_FROG);
  expect(answer).toMatchObject({ ok: true, target: 'OneFrog', words: 2, leaves: 28, corollaries: { length: 5 } });
});

test('every claim of it is true of all boards up to length 11', () => {
  for (const shape of oneFrog.shapes) {
    for (const claim of [...shape.bounds, ...shape.values]) {
      const { wrong, boards } = meaning.judge(shape, claim);
      expect({ claim, wrong }).toEqual({ claim, wrong: null });
      expect(boards).toBeGreaterThan(0);
    }
  }
});

test('false mutants are rejected', () => {
  const mutants = [...countingMutants(oneFrog)];
  const wrong = mutants.filter(({ shape, claim }) => meaning.judge(shape, claim).wrong !== null);
  expect(wrong.length).toBeGreaterThan(300);
  const some = wrong.filter((_, i) => i % 17 === 5);
  for (const { what, certificate: json } of some) {
    const answer = checkCertificate(json);
    if (answer.ok) expect(what).toBe('rejected');
    else if (answer.obligation !== 'format') expect(answer).toHaveProperty('point');
  }
});

test('a true bound that is not needed may be added, a false one may not', () => {
  const where = ['r >= l+5'];
  expect(checkCertificate(withClaim(0, 'bounds', { where, relation: '<=', bound: 'N' })).ok).toBe(true);
  expect(checkCertificate(withClaim(0, 'bounds', { where, relation: '>=', bound: 'N+1/2' }))).toMatchObject({
    ok: false,
    message: 'does not hold',
  });
  expect(checkCertificate(withClaim(0, 'values', { where, value: 'N*' }))).toMatchObject({ ok: false });
});

test('a claim about no board is refused', () => {
  const where = ['b = 0 (mod 2)', 'b = 1'];
  const empty = withClaim(0, 'bounds', { where, relation: '<=', bound: 'N-100' });
  expect(checkCertificate(empty)).toEqual({ ok: false, obligation: 'bound 18', message: 'is about no board at all' });
  const value = withClaim(1, 'values', { where: ['b <= -1'], value: 'N-100' });
  expect(checkCertificate(value)).toMatchObject({ ok: false, message: 'is about no board at all' });
});

test('claims that lean on each other only in a circle of boards are not enough', () => {
  const alone = (shape: ShapeJson, bounds: ShapeJson['bounds']): ShapeJson => ({ ...shape, bounds, values: [] });
  const [main, bare] = oneFrog.shapes as [ShapeJson, ShapeJson];
  const relation = '<=';
  for (const bound of ['N-1', 'N', 'N+1/2', 'N*']) {
    const shapes = [alone(main, [{ where: [], relation, bound }]), bare];
    expect(checkCertificate({ ...oneFrog, shapes })).toMatchObject({ ok: false, message: 'does not hold' });
  }
});

test.each<[string, (json: CountingJson) => unknown]>([
  ['another claim', (json) => ({ ...json, claim: 'value' })],
  ['another format', (json) => ({ ...json, format: 'x' })],
  ['an unknown field', (json) => ({ ...json, rules: [] })],
  ['a shape left out', (json) => ({ ...json, shapes: json.shapes.slice(1) })],
  ['a shape twice', (json) => ({ ...json, shapes: [...json.shapes, json.shapes[0]] })],
  ['a weight that is no integer', (json) => ({ ...json, measure: { 'T.': 0.5 } })],
  ['a weight for .T', (json) => ({ ...json, measure: { '.T': 1 } })],
  ['a count that is not there', (json) => shapesWith(json, { counts: { l: 'holes of Y' } })],
  ['one name for two counts', (json) => shapesWith(json, { counts: { b: 'holes of X' } })],
  [
    'the name of a run for another count',
    (json) => shapesWith(json, { bounds: [], counts: { b: 'holes of X', c: 'b' } }),
  ],
  ['two names for one count', (json) => shapesWith(json, { bounds: [], counts: { k: 'holes of X', l: 'holes of X' } })],
  ['a bound that is no bound', (json) => shapesWith(json, { bounds: [{ where: [], relation: '<=', bound: 'M' }] })],
  ['a relation that is none', (json) => shapesWith(json, { bounds: [{ where: [], relation: '<', bound: 'N' }] })],
  ['an unknown name', (json) => shapesWith(json, { bounds: [{ where: ['q >= 1'], relation: '<=', bound: 'N' }] })],
  ['nothing claimed', (json) => ({ ...json, shapes: json.shapes.map((s) => ({ ...s, bounds: [], values: [] })) })],
])('%s is refused as format', (_, change) => {
  expect(checkCertificate(change(oneFrog))).toMatchObject({ ok: false, obligation: 'format' });
});

const shapesWith = (json: CountingJson, change: object): unknown => ({
  ...json,
  shapes: json.shapes.map((shape, i) => (i === 0 ? { ...shape, values: [], ...change } : shape)),
});

test('any JSON gets an answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (json, inner) => {
      expect(checkCertificate(json).ok).toBe(false);
      expect(checkCertificate({ ...oneFrog, shapes: [inner, json] }).ok).toBe(false);
      expect(checkCertificate({ ...oneFrog, measure: inner, shapes: oneFrog.shapes.slice(0, 1) }).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
});
