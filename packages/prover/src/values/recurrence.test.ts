import { Arena, type GameId, SIDES } from '@lilypad/games';
import { describe, expect, test } from 'vitest';
import { movesOf } from '../classes/moves.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import { type Formula, select } from '../formula/formula.ts';
import { type Constraint, holdsAt } from '../region/constraint.ts';
import { box } from '../region/testing/box.ts';
import type { Tree } from '../symbolic/forest.ts';
import { Instances } from '../symbolic/instances.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { checkRecurrence } from './recurrence.ts';
import { recurrenceHoldsAt } from './testing/recurrence-at.ts';

const library = (name: string): ClassFormula => valuesIn(libraryJson(name));

const NAMES = ['A11', 'A12', 'A21', 'B11'];

describe.each(NAMES)('%s', (name) => {
  const claim = library(name);
  const { positions } = claim;

  test('every recurrence holds, on every region', () => {
    for (const word of positions.words) {
      const result = checkRecurrence(claim, word);
      expect(result).toMatchObject({ word, failures: [] });
      expect(result.regions).toBeGreaterThanOrEqual(endCount(claim.formulas.get(word) as Formula));
    }
  });

  test('no proof is vacuous: for each obligation of a region, its cells share out the points of the region', () => {
    for (const word of positions.words) {
      const cells = new Map<number, Constraint[][]>();
      checkRecurrence(claim, word, (obligation, assumed) => {
        cells.set(obligation, [...(cells.get(obligation) ?? []), [...assumed]]);
      });
      // Each point lies in one region, and there in one cell of each obligation: one for each move, and one for each
      // side.
      const obligations = movesOf(positions, word).length + SIDES.length;
      const parts = [...cells.values()];
      for (const point of box(positions.parameters.length, 0, 3)) {
        const here = parts.map((list) => list.filter((assumed) => assumed.every((c) => holdsAt(c, point))).length);
        expect([word, point, Math.max(...here)]).toEqual([word, point, 1]);
        expect(here.reduce((sum, n) => sum + n)).toBe(obligations);
      }
    }
  });

  test('a formula that is wrong somewhere fails, at a point where its recurrence is wrong', () => {
    const arena = new Arena();
    const points = [...box(positions.parameters.length, 0, 4)];
    const values = (formula: Formula): GameId[] => {
      const instances = new Instances(arena, claim.forest);
      return points.map((point) => instances.at(select(formula, point), point));
    };
    let wrong = 0;
    for (const word of positions.words) {
      const formula = claim.formulas.get(word) as Formula;
      const right = values(formula).join();
      for (const mutant of mutants(claim, formula)) {
        if (values(mutant).join() === right) continue;
        wrong += 1;
        const changed = { ...claim, formulas: new Map(claim.formulas).set(word, mutant) };
        const failures = positions.words.flatMap((w) =>
          checkRecurrence(changed, w).failures.map((point) => ({ w, point })),
        );
        expect(failures.length).toBeGreaterThan(0);
        for (const { w, point } of failures) expect(recurrenceHoldsAt(arena, changed, w, point)).toBe(false);
      }
    }
    expect(wrong).toBeGreaterThan(positions.words.length * 2);
  });
});

/** Formulas with one number changed by one: in a leaf of a value, or in a condition. */
function* mutants({ forest, space }: ClassFormula, formula: Formula): Generator<Formula> {
  if (formula.kind === 'value') {
    for (const tree of changed(formula.tree)) yield { kind: 'value', tree };
    return;
  }
  const { condition, yes, no } = formula;
  const form = space.plus(condition.form, space.one);
  yield { ...formula, condition: { ...condition, form } };
  yield { ...formula, yes: no, no: yes };
  for (const other of mutants({ forest, space } as ClassFormula, yes)) yield { ...formula, yes: other };
  for (const other of mutants({ forest, space } as ClassFormula, no)) yield { ...formula, no: other };

  function* changed(tree: Tree): Generator<Tree> {
    const leaf = forest.form(tree);
    if (leaf !== null) {
      yield forest.leaf(space.plus(leaf, space.one));
      yield forest.leaf(space.plus(leaf, space.parameter(0)));
      return;
    }
    const options = SIDES.map((side) => forest.options(tree, side));
    for (const side of SIDES) {
      for (const [i, option] of options[side].entries()) {
        for (const other of changed(option)) {
          const [left, right] = SIDES.map((s) => (s === side ? options[s].with(i, other) : options[s]));
          yield forest.node(left, right);
        }
      }
    }
  }
}
