import { Arena } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConditions, regionsOf } from '../region/conditions.ts';
import { Region } from '../region/region.ts';
import { box } from '../region/testing/box.ts';
import { evaluateAt } from './evaluate.ts';
import type { Forest, Tree } from './forest.ts';
import { type SymbolicValue, simplifySymbolic } from './simplify.ts';
import { type RandomGame, randomGame } from './testing/random-game.ts';
import { type ClaimedCase, firstFault } from './testing/verify.ts';

function cases(game: string, where?: string): { forest: Forest; cases: readonly SymbolicValue[] } {
  const result = simplifySymbolic(game, where);
  if (!result.ok) throw new Error(`${result.text}: ${result.error.message}`);
  return result;
}

const SIZES: readonly [parameters: number, depth: number, runs: number, reach: number][] = [
  [1, 3, 50, 8],
  [2, 2, 45, 4],
  [2, 3, 15, 3],
  [3, 2, 25, 2],
  [4, 2, 20, 1],
];

interface Solved {
  readonly game: RandomGame;
  readonly forest: Forest;
  readonly cases: readonly SymbolicValue[];
  readonly points: readonly (readonly number[])[];
  readonly textAt: (point: readonly number[]) => string;
}

/** A game, its cases, and the box; parameters that the game does not mention are not parameters of the result. */
function solve(game: RandomGame, reach: number): Solved {
  const { forest, cases: list } = cases(game.text);
  const { names } = forest.space;
  const textAt = (point: readonly number[]): string =>
    game.at(['a', 'b', 'c', 'd'].map((name) => point[names.indexOf(name)] ?? 0));
  return { game, forest, cases: list, points: box(names.length, -reach, reach), textAt };
}

const samples = SIZES.map(([parameters, depth, runs, reach]) => ({
  title: `${runs} games with ${parameters} parameters, depth ${depth}`,
  solved: (): Solved[] =>
    fc
      .sample(randomGame(parameters, depth), { numRuns: runs, seed: 11 * parameters + depth })
      .map((g) => solve(g, reach)),
}));

describe.each(samples)('$title', ({ solved }) => {
  const all = solved();

  test('every point of a box agrees with packages/games', () => {
    const faults = all.map(({ game, forest, cases: list, points, textAt }) => [
      game.text,
      firstFault(forest, list, points, textAt),
    ]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  test('regions are disjoint, cover everything, and read back', () => {
    for (const { forest, cases: list } of all) {
      const { space } = forest;
      const regions = list.map((c) => c.region);
      if (regions.length > 60) continue;
      expect(new Region(space, []).uncovered(regions)).toBe(null);
      regions.forEach((region, i) => {
        for (const other of regions.slice(i + 1)) expect(region.meets(other)).toBe(null);
        const [back] = regionsOf(space, list[i].where, readConditions(list[i].where));
        expect(back.includes(region) && region.includes(back)).toBe(true);
      });
    }
  });

  test('values read back', () => {
    const arena = new Arena();
    for (const { forest, cases: list, points } of all) {
      const { names } = forest.space;
      for (const { region, where, tree, format } of list.slice(0, 2)) {
        const inside = points.filter((p) => region.contains(p)).slice(0, 10);
        for (const style of ['plain', 'paper'] as const) {
          const again = cases(format(style), where);
          for (const p of inside) {
            const q = again.forest.space.names.map((name) => p[names.indexOf(name)]);
            const [found] = again.cases.filter((c) => c.region.contains(q));
            expect(evaluateAt(again.forest, found.tree, q, arena)).toBe(evaluateAt(forest, tree, p, arena));
          }
        }
      }
    }
  });

  test('mutated cases are caught', () => {
    let mutants = 0;
    for (const { forest, cases: list, points, textAt } of all) {
      const caught = (mutant: readonly ClaimedCase[]): boolean => firstFault(forest, mutant, points, textAt) !== null;
      const seen = list.filter((c) => points.some((p) => c.region.contains(p)));
      for (const victim of seen.slice(0, 3)) {
        mutants += 3;
        // another value, a case dropped, a case twice
        const changed = list.map((c) => (c === victim ? { ...c, tree: raised(forest, c.tree) } : c));
        expect(caught(changed)).toBe(true);
        expect(caught(list.filter((c) => c !== victim))).toBe(true);
        expect(caught([...list, victim])).toBe(true);
      }
      // every wall of every small region left out: the region then meets another one
      if (list.length < 2 || list.length > 8) continue;
      for (const victim of list) {
        victim.region.constraints.forEach((wall, k) => {
          const wider = new Region(
            forest.space,
            victim.region.constraints.filter((_, i) => i !== k),
          );
          if (wider.entails(wall)) return;
          mutants++;
          const others = list.filter((c) => c !== victim);
          expect(others.some((c) => c.region.meets(wider) !== null)).toBe(true);
        });
      }
    }
    expect(mutants).toBeGreaterThan(100);
  });
});

/** The game plus one: every leaf raised. */
function raised(forest: Forest, tree: Tree): Tree {
  const form = forest.form(tree);
  if (form !== null) return forest.leaf(forest.space.plus(form, forest.space.one));
  const [left, right] = ([0, 1] as const).map((side) =>
    forest.options(tree, side).map((option) => raised(forest, option)),
  );
  return forest.node(left, right);
}
