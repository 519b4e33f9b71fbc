/**
 * What formulas say of outcomes, and the recurrences of outcomes: true claims meet them, wrong ones fail where they are
 * wrong.
 */
import { describe, expect, it } from 'vitest';
import { box } from '../check/testing/meaning.ts';
import { isPossible, movesOf } from '../classes/moves.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { holdsAt } from '../region/constraint.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { checkOutcomes } from './check-by-team.ts';
import { decide, type Predicate, type Standing } from './claim.ts';
import { converse, Outcomes, RELATIONS, RIVALS } from './outcomes.ts';
import { mapConditions, mirrorPredicate } from './predicate.ts';

import { type Standings, standingsOf } from './standing.ts';

const read = (name: string): ClassFormula => valuesIn(libraryJson(name));

/** All standings of a class, from the formulas of its words. */
function derived(claim: ClassFormula): Map<string, Standings> {
  const { forest, formulas } = claim;
  return new Map([...formulas].map(([word, formula]) => [word, standingsOf(forest, formula)]));
}

/** How many ends of a predicate some point reaches. */
function endsAt(predicate: Predicate, points: readonly (readonly number[])[]): number {
  if (points.length === 0) return 0;
  if (predicate.kind === 'truth') return 1;
  const { condition, yes, no } = predicate;
  const inside = points.filter((point) => holdsAt(condition, point));
  const outside = points.filter((point) => !holdsAt(condition, point));
  return endsAt(yes, inside) + endsAt(no, outside);
}

const QUESTIONS = RIVALS.flatMap((rival) => RELATIONS.map((relation) => ({ rival, relation })));

describe.each([
  { name: 'B11', reach: 7 },
  { name: 'B21', reach: 5 },
  { name: 'A21', reach: 4 },
])('$name', ({ name, reach }) => {
  const claim = read(name);
  const { positions } = claim;
  const standings = derived(claim);
  const points = [...box(positions.parameters.length, 0, reach)];

  it('stands to 0 and * by its formulas as by play', () => {
    const outcomes = new Outcomes(positions);
    for (const [word, standing] of standings) {
      for (const { rival, relation } of QUESTIONS) {
        for (const point of points) {
          const expected = outcomes.holds({ word, rival, relation }, point);
          if (decide(standing[rival][relation], point) !== expected)
            expect({ word, rival, relation, point }).toBe(expected);
        }
      }
    }
  });

  it('meets the recurrences of outcomes', () => {
    for (const word of positions.words) {
      const [result] = checkOutcomes(positions, standings, [word]);
      expect(result).toMatchObject({ word, failures: [] });
      expect(result.cells).toBeGreaterThanOrEqual(result.obligations);
      const own = standings.get(word) as Standings;
      // Some ends have no points, or none in the box.
      const ends = QUESTIONS.reduce((sum, { rival, relation }) => sum + endsAt(own[rival][relation], points), 0);
      expect(result.regions).toBeGreaterThanOrEqual(ends);
    }
  });
});

/** The predicate with its k-th end turned into its opposite. */
function flipped(predicate: Predicate, k: number): Predicate {
  if (predicate.kind === 'truth') return k === 0 ? { kind: 'truth', holds: !predicate.holds } : predicate;
  const first = endCount(predicate.yes);
  return {
    ...predicate,
    yes: k < first ? flipped(predicate.yes, k) : predicate.yes,
    no: k < first ? predicate.no : flipped(predicate.no, k - first),
  };
}

it('fails with any end turned, at a point that is wrong or has a wrong move', () => {
  const claim = read('B11');
  const { positions } = claim;
  const truth = derived(claim);
  const outcomes = new Outcomes(positions);
  let wrong = 0;
  for (const word of positions.words) {
    const own = truth.get(word) as Standings;
    for (const { rival, relation } of QUESTIONS) {
      for (let k = 0; k < endCount(own[rival][relation]); k++) {
        const standing: Standing = { ...own[rival], [relation]: flipped(own[rival][relation], k) };
        const standings = new Map([...truth, [word, { ...own, [rival]: standing }]]);
        const isWrong = (
          asked: { word: string; rival: '0' | '*'; relation: 'atLeast' | 'atMost' },
          at: readonly number[],
        ) => {
          const predicates = standings.get(asked.word) as Standings;
          return decide(predicates[asked.rival][asked.relation], at) !== outcomes.holds(asked, at);
        };
        const [{ failures }] = checkOutcomes(positions, standings, [word]);
        expect(failures).not.toEqual([]);
        for (const { question, point } of failures) {
          if (question === null) throw new Error('a failure of a value');
          const behind = movesOf(positions, word)
            .filter((move) => isPossible(move, point))
            .map((move) => ({ word: move.word, at: point.map((x, i) => x + move.shift[i]) }));
          const reasons = [
            isWrong(question, point),
            isWrong({ ...question, rival: '0', relation: converse(question.relation) }, point),
            ...behind.map((after) =>
              isWrong({ ...question, word: after.word, relation: converse(question.relation) }, after.at),
            ),
          ];
          expect([question, point, reasons.includes(true)]).toEqual([question, point, true]);
        }
        wrong += 1;
      }
    }
  }
  expect(wrong).toBeGreaterThan(20);
});

it('takes predicates to the mirror, and to other conditions', () => {
  const claim = read('B21');
  const { space, forest, formulas } = claim;
  const { atLeast } = standingsOf(forest, formulas.get('TFT') as Formula)['0'];
  const mirrored = mirrorPredicate(space, atLeast);
  for (const point of box(4, 0, 3)) expect(decide(mirrored, point.toReversed())).toBe(decide(atLeast, point));
  expect(mapConditions(atLeast, (condition) => condition)).toEqual(atLeast);
});
