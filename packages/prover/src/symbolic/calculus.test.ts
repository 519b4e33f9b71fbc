/**
 * The algebra of games by questions to an oracle, against packages/games: without parameters, and at points with them.
 */
import { Arena, LEFT, parseSyntax, RIGHT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Space, valueAt } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { box } from '../region/testing/box.ts';
import { readAtom } from './atom.ts';
import { Calculus } from './calculus.ts';
import { evaluateAt } from './evaluate.ts';
import { Forest, type Tree } from './forest.ts';
import { type Decision, explore } from './fork.ts';
import { Interpreter } from './interpret.ts';
import { type RandomGame, randomGame } from './testing/random-game.ts';
import { gameOf } from './testing/verify.ts';

/** A calculus over these parameters, and a reader of texts in it. */
function start(names: readonly string[]): { calculus: Calculus; forest: Forest; read: (game: RandomGame) => Tree } {
  const space = new Space(names);
  const forest = new Forest(space);
  const calculus = new Calculus(forest, new Store(space));
  const interpreter = new Interpreter(calculus);
  const read = (game: RandomGame): Tree => {
    const parsed = parseSyntax(game.text, { atom: readAtom });
    if (!parsed.ok) throw new Error(parsed.error.message);
    return interpreter.value(parsed.value);
  };
  return { calculus, forest, read };
}

describe('without parameters the same code computes concretely', () => {
  const games = randomGame(0, 3);
  test('canonical form, negative, sum, order and stops', () => {
    fc.assert(
      fc.property(games, games, (x, y) => {
        const { calculus, forest, read } = start([]);
        const arena = new Arena();
        const [g, h] = [read(x), read(y)];
        const [gThere, hThere] = [gameOf(arena, x.at([])), gameOf(arena, y.at([]))];
        const value = (tree: Tree) => evaluateAt(forest, tree, [], arena);
        expect(value(g)).toBe(gThere);
        expect(value(calculus.negate(g))).toBe(arena.negate(gThere));
        expect(value(calculus.add(g, h))).toBe(arena.add(gThere, hThere));
        expect(calculus.order.compare(g, h)).toBe(arena.compare(gThere, hThere));
        for (const side of [LEFT, RIGHT]) {
          expect(valueAt(calculus.stop(g, side), []).equals(arena.stop(gThere, side))).toBe(true);
        }
        // It is the canonical form: the same tree as that of packages/games, numbers being leaves.
        expect(shape(forest, g)).toBe(shapeThere(arena, gThere));
      }),
      { numRuns: 300 },
    );
  });
});

/** A tree as text, its options sorted. */
function shape(forest: Forest, tree: Tree): string {
  const form = forest.form(tree);
  if (form !== null) return valueAt(form, []).toString();
  const [left, right] = [LEFT, RIGHT].map((side) =>
    forest
      .options(tree, side)
      .map((option) => shape(forest, option))
      .sort(),
  );
  return `{${left}|${right}}`;
}

function shapeThere(arena: Arena, game: ReturnType<Arena['integer']>): string {
  const number = arena.asNumber(game);
  if (number !== null) return number.toString();
  const [left, right] = [LEFT, RIGHT].map((side) =>
    arena
      .options(game, side)
      .map((g) => shapeThere(arena, g))
      .sort(),
  );
  return `{${left}|${right}}`;
}

/** The leaf whose path holds at the point; exactly one branch may hold at every fork. */
function decide<T>(decision: Decision<T>, point: readonly number[]): T {
  if (decision.kind === 'leaf') return decision.value;
  const open = decision.branches.filter(({ constraint }) => holdsAt(constraint, point));
  expect(open.length).toBe(1);
  return decide(open[0].decision, point);
}

describe('with two parameters, at every point of a box', () => {
  const points = box(2, -3, 3);
  test('sum, negative and order', () => {
    fc.assert(
      fc.property(randomGame(2, 2), randomGame(2, 1), (x, y) => {
        const { calculus, forest, read } = start(['a', 'b']);
        const result = explore(calculus, () => {
          const [g, h] = [read(x), read(y)];
          return { sum: calculus.add(g, calculus.negate(h)), relation: calculus.order.compare(g, h) };
        });
        const arena = new Arena();
        for (const point of points) {
          const { sum, relation } = decide(result, point);
          const [g, h] = [gameOf(arena, x.at(point)), gameOf(arena, y.at(point))];
          expect(evaluateAt(forest, sum, point, arena)).toBe(arena.subtract(g, h));
          expect(relation).toBe(arena.compare(g, h));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('after a run nothing is left assumed', () => {
    const { calculus, read } = start(['a', 'b']);
    const game = { text: '{{a|b}|{b|0}}', at: () => '' };
    const count = (d: Decision<unknown>): number =>
      d.kind === 'leaf' ? 1 : d.branches.reduce((sum, branch) => sum + count(branch.decision), 0);
    const first = explore(calculus, () => read(game));
    const second = explore(calculus, () => read(game));
    expect(calculus.store.assumed).toEqual([]);
    expect(count(first)).toBeGreaterThan(5);
    expect(second).toEqual(first);
  });
});
