/**
 * Counts the cases of a whole certificate, and compares them with brute force: each point of a box must lie in exactly
 * one case of each obligation, the obligation must be true there, and each case must have a point at which it is true.
 * A proof about empty regions, or one that left some out, would be noticed.
 */
import { expect } from 'vitest';
import { cases } from '../cases.ts';
import { Facts } from '../facts.ts';
import { chaptersOf } from '../parts.ts';
import { readClassDocument } from './class-document.ts';

import { box } from './meaning.ts';
import { atPoint } from './signature.ts';

/** How many cases there are, and how many of them have no point in the box 0..reach. */
export function countCases(json: unknown, reach: number): { total: number; beyond: number } {
  let total = 0;
  let beyond = 0;
  for (const { word, parts } of chaptersOf(readClassDocument(json))) {
    for (const { parameters, regionAt } of parts()) {
      const points = [...box(parameters.length, 0, reach)];
      let covered = 0;
      for (const { facts, result: region } of cases(Facts.parameters(parameters.length), regionAt)) {
        const inside = points.filter((point) => facts.includes(point));
        covered += inside.length;
        for (const point of inside) {
          if (atPoint(point, regionAt).result.end !== region.end) expect([word, point]).toBe('in its region');
        }
        for (const { holds } of region.obligations) {
          const cells = [...cases(facts, holds)];
          const hits = cells.map((cell) => inside.filter((point) => cell.facts.includes(point)).length);
          expect(hits.reduce((sum, n) => sum + n, 0)).toBe(inside.length);
          for (const point of inside) if (!atPoint(point, holds).result) expect([word, point]).toBe('met');
          for (const { facts: cell } of cells) {
            expect(cell.includes(cell.point) && atPoint(cell.point, holds).result).toBe(true);
          }
          total += cells.length;
          beyond += hits.filter((n) => n === 0).length;
        }
      }
      expect(covered).toBe(points.length);
    }
  }
  return { total, beyond };
}
