import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Beyond, type Form, valueAt } from './form.ts';
import { integerPoint } from './integer-point.ts';
import { box } from './testing/meaning.ts';

const solves = (rows: readonly Form[], equations: readonly Form[], point: readonly number[]): boolean =>
  rows.every((row) => valueAt(row, point) >= 0) && equations.every((equation) => valueAt(equation, point) === 0);

function anySolves(rows: readonly Form[], equations: readonly Form[], points: Iterable<number[]>): boolean {
  for (const point of points) if (solves(rows, equations, point)) return true;
  return false;
}

test.each<[string, Form[], Form[], number, boolean]>([
  ['nothing asked', [], [], 2, true],
  ['0 >= 1', [[0, -1]], [], 1, false],
  ['2x = 1', [], [[2, -1]], 1, false],
  ['6x + 10y + 15z = 1', [], [[6, 10, 15, -1]], 3, true],
  [
    '1 <= 3x <= 2',
    [
      [3, -1],
      [-3, 2],
    ],
    [],
    1,
    false,
  ],
  [
    '1 <= 3x - 3y <= 2',
    [
      [3, -3, -1],
      [-3, 3, 2],
    ],
    [],
    2,
    false,
  ],
  // the classic narrow band: rational points, a dark shadow without any, and no integer point
  [
    '27 <= 11x + 13y <= 45, -10 <= 7x - 9y <= 4',
    [
      [11, 13, -27],
      [-11, -13, 45],
      [7, -9, 10],
      [-7, 9, 4],
    ],
    [],
    2,
    false,
  ],
  [
    '27 <= 11x + 13y <= 48, -10 <= 7x - 9y <= 4',
    [
      [11, 13, -27],
      [-11, -13, 48],
      [7, -9, 10],
      [-7, 9, 4],
    ],
    [],
    2,
    true,
  ],
  // only the last of the equations tried finds x = -1, y = 1
  [
    '0 <= 3x + 2y + 2 <= 1, 0 <= y <= 1',
    [
      [3, 2, 2],
      [-3, -2, -1],
      [0, 1, 0],
      [0, -1, 1],
    ],
    [],
    2,
    true,
  ],
  // 2x - 5y is 1 or 2 and x = 2 (mod 3), y = 2 (mod 3) make 2x - 5y = 0 (mod 3)
  [
    'a band that is empty modulo 3',
    [
      [2, -5, 0, 0, -1],
      [-2, 5, 0, 0, 2],
    ],
    [
      [1, 0, -3, 0, -2],
      [0, 1, 0, -3, -2],
    ],
    4,
    false,
  ],
  [
    'x >= 10^12 and y >= 2x',
    [
      [1, 0, -(10 ** 12)],
      [-2, 1, 0],
    ],
    [],
    2,
    true,
  ],
])('%s', (_, rows, equations, unknowns, solvable) => {
  const point = integerPoint(rows, equations, unknowns);
  expect(point !== null).toBe(solvable);
  if (point !== null) expect(solves(rows, equations, point)).toBe(true);
});

const coefficient = (size: number) => fc.integer({ min: -size, max: size });

/** Rows and equations with coefficients up to `size`. */
const systems = (unknowns: number, size: number, constant: number) =>
  fc.record({
    rows: fc.array(
      fc.tuple(fc.array(coefficient(size), { minLength: unknowns, maxLength: unknowns }), coefficient(constant)),
      {
        minLength: 1,
        maxLength: 7,
      },
    ),
    equations: fc.array(
      fc.tuple(fc.array(coefficient(size), { minLength: unknowns, maxLength: unknowns }), coefficient(constant)),
      { maxLength: 1 },
    ),
  });

const RANGES = [
  { unknowns: 1, size: 7, constant: 20, reach: 40, runs: 300 },
  { unknowns: 2, size: 6, constant: 12, reach: 12, runs: 1500 },
  { unknowns: 3, size: 5, constant: 8, reach: 6, runs: 800 },
];

test.each(RANGES)(
  'within a box it finds a point just if there is one: %j',
  ({ unknowns, size, constant, reach, runs }) => {
    const bounds: Form[] = Array.from({ length: 2 * unknowns }, (_, j) =>
      Array.from({ length: unknowns + 1 }, (_, i) => (i === unknowns ? reach : i === j >> 1 ? 1 - 2 * (j & 1) : 0)),
    );
    const answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(systems(unknowns, size, constant), (system) => {
        const rows = [...system.rows.map(([c, k]) => [...c, k]), ...bounds];
        const equations = system.equations.map(([c, k]) => [...c, k]);
        const point = integerPoint(rows, equations, unknowns);
        answers[point === null ? 'no' : 'yes'] += 1;
        if (point !== null) expect(solves(rows, equations, point)).toBe(true);
        else expect(anySolves(rows, equations, box(unknowns, -reach, reach))).toBe(false);
      }),
      { numRuns: runs },
    );
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(runs / 20);
  },
);

test('without a box, "no" is never wrong nearby and "yes" is never wrong', () => {
  fc.assert(
    fc.property(systems(2, 6, 15), (system) => {
      const rows = system.rows.map(([c, k]) => [...c, k]);
      const equations = system.equations.map(([c, k]) => [...c, k]);
      const point = integerPoint(rows, equations, 2);
      if (point !== null) expect(solves(rows, equations, point)).toBe(true);
      else expect(anySolves(rows, equations, box(2, -25, 25))).toBe(false);
    }),
    { numRuns: 600 },
  );
});

test('what is too large or too hard is refused, not guessed', () => {
  const huge = 2 ** 52;
  expect(() =>
    integerPoint(
      [
        [huge, huge - 1, 0],
        [1 - huge, 3 - huge, 5],
        [-3, 7, 1],
      ],
      [],
      2,
    ),
  ).toThrow(Beyond);
});
