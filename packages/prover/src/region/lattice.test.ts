import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, mod } from './exact.ts';
import { Lattice } from './lattice.ts';
import { box } from './testing/box.ts';

const coefficients = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }));
const congruence = fc.record({ coefficients, constant: fc.nat(7), m: fc.integer({ min: 1, max: 8 }) });

const square = box(2, -12, 12);
const coordinates = box(2, -25, 25);

test('the lattice of several congruences is the set of points that satisfy them', () => {
  fc.assert(
    fc.property(fc.array(congruence, { maxLength: 3 }), (list) => {
      const holds = (p: readonly number[]): boolean =>
        list.every(({ coefficients: c, constant, m }) => mod(dot(c, p) + constant, m) === 0);
      let lattice: Lattice | null = Lattice.whole(2);
      for (const { coefficients: c, constant, m } of list) lattice = lattice?.solve(c, constant, m) ?? null;
      const solutions = square.filter(holds);
      if (lattice === null) {
        expect(solutions).toEqual([]);
        return;
      }
      const { basis } = lattice;
      const covered = new Set<string>();
      const images = coordinates.map((q) => lattice!.at(q));
      expect(images.every(holds)).toBe(true);
      for (const p of images) covered.add(p.join());
      // Lower triangular, and reduced, so coordinates up to 25 in size reach all of -12..12.
      expect(basis[1][0]).toBe(0);
      expect(solutions.filter((p) => !covered.has(p.join()))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('residues are exactly those that occur', () => {
  fc.assert(
    fc.property(congruence, congruence, (assumed, asked) => {
      const lattice = Lattice.whole(2).solve(assumed.coefficients, assumed.constant, assumed.m);
      if (lattice === null) return;
      const { first, step } = lattice.residues(asked.coefficients, asked.constant, asked.m);
      const expected = new Set<number>();
      for (const q of box(2, 0, 8)) expected.add(mod(dot(asked.coefficients, lattice.at(q)) + asked.constant, asked.m));
      const predicted = Array.from({ length: asked.m / step }, (_, i) => first + i * step);
      expect([...expected].sort((x, y) => x - y)).toEqual(predicted);
    }),
    { numRuns: 300 },
  );
});
