import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases, type Questions } from './cases.ts';
import { Facts } from './facts.ts';
import type { Form } from './form.ts';
import { box } from './testing/meaning.ts';
import { atPoint } from './testing/signature.ts';

type Program = number | { form: Form; modulus: number; next: readonly Program[] };

const forms = (unknowns: number) =>
  fc.array(fc.integer({ min: -3, max: 3 }), { minLength: unknowns + 1, maxLength: unknowns + 1 });

/** Programs that ask up to some number of questions in a row, and end with a number. */
function programs(unknowns: number, depth: number): fc.Arbitrary<Program> {
  const end = fc.nat(9);
  if (depth === 0) return end;
  const next = programs(unknowns, depth - 1);
  return fc.oneof(
    { weight: 1, arbitrary: end },
    {
      weight: 6,
      arbitrary: fc.record({
        form: forms(unknowns),
        modulus: fc.constantFrom(0, 0, 2, 3),
        next: fc.tuple(next, next, next),
      }),
    },
  );
}

function run(program: Program, ask: Questions): number {
  let here = program;
  while (typeof here !== 'number') {
    const answer: number =
      here.modulus === 0 ? Number(ask.atLeastZero(here.form)) : ask.residue(here.form, here.modulus);
    here = here.next[answer] as Program;
  }
  return here;
}

test('every point is in exactly one case, with its own outcome, and every case has a point', () => {
  let total = 0;
  fc.assert(
    fc.property(programs(2, 4), (program) => {
      const all = [...cases(Facts.parameters(2), (ask) => run(program, ask))];
      const found = new Map(
        all.map(({ facts, result }) => {
          const here = atPoint(facts.point, (ask) => run(program, ask));
          expect(facts.point.every((x) => x >= 0)).toBe(true);
          expect(here.result).toBe(result);
          return [here.signature, result] as const;
        }),
      );
      expect(found.size).toBe(all.length);
      for (const point of box(2, 0, 12)) {
        const here = atPoint(point, (ask) => run(program, ask));
        if (found.get(here.signature) !== here.result) expect(found.get(here.signature)).toBe(here.result);
      }
      total += all.length;
    }),
    { numRuns: 400 },
  );
  expect(total).toBeGreaterThan(1000);
});

test('questions whose answer is known divide nothing', () => {
  const all = [
    ...cases(Facts.parameters(2), (ask) => [
      ask.atLeastZero([1, 1, 0]), // a + b >= 0
      ask.atLeastZero([0, 0, -1]), // -1 >= 0
      ask.atLeastZero([2, 0, -3]), // 2a >= 3, that is a >= 2
      ask.atLeastZero([1, 0, -2]), // a >= 2
      ask.residue([4, 2, 1], 2),
    ]),
  ];
  expect(all.map(({ result }) => result)).toEqual([
    [true, false, false, false, 1],
    [true, false, true, true, 1],
  ]);
});

test('a band without integer points is no case: 2a - 5b is 1 or 2 with a = b = 2 (mod 3)', () => {
  const inBand = (ask: Questions): boolean =>
    ask.atLeastZero([2, -5, -1]) &&
    ask.atLeastZero([-2, 5, 2]) &&
    ask.residue([1, 0, 0], 3) === 2 &&
    ask.residue([0, 1, 0], 3) === 2;
  expect([...cases(Facts.parameters(2), inBand)].map(({ result }) => result)).not.toContain(true);
});

test('facts that others imply are left out, but never that parameters are not negative', () => {
  const facts = Facts.parameters(2).assume([1, -1, 0])?.assume([-1, 1, 0]); // a >= b and b >= a
  expect(facts?.assume([-1, 0, -1])).toBeNull(); // a <= -1
  expect(facts?.assume([0, -1, -1])).toBeNull();
  expect(facts?.assume([2, 1, 0])).toBe(facts); // 2a+b >= 0, since a >= b and so on
  const stronger = Facts.parameters(2).assume([1, 1, -1])?.assume([1, 0, -1]); // a+b >= 1, then a >= 1
  expect(stronger?.assume([-1, -1, 0])).toBeNull(); // a+b <= 0
});
