/** What is printed of a theorem: cases that cover everything once, agree with the certificate, and are canonical. */
import { Arena, type GameId, LEFT, RIGHT } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { notNegative } from '../region/constraint.ts';
import { Region } from '../region/region.ts';
import { evaluateAt } from '../symbolic/evaluate.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { canonicalCases, canonicalFormula } from './canonical.ts';
import { select } from './formula.ts';
import { rowsOf } from './rows.ts';
import { readGame } from './testing/read.ts';

/** Whole classes; and of large ones, where canonical cases take long, a few words. */
const CLASSES: readonly (readonly [string, words: number])[] = [
  ...['A11', 'A12', 'A21', 'A31', 'A41', 'B11', 'B21'].map((name) => [name, Number.POSITIVE_INFINITY] as const),
  ...['A13', 'A22', 'A32', 'A23', 'A33', 'A42'].map((name) => [name, 2] as const),
];

/** Whether a tree, with numbers for the parameters, is a canonical form as it stands. */
function isCanonical(forest: Forest, tree: Tree, point: readonly number[], arena: Arena): boolean {
  if (forest.form(tree) !== null) return true;
  const game = evaluateAt(forest, tree, point, arena);
  if (arena.isNumber(game)) return false;
  return [LEFT, RIGHT].every((side) => {
    const options = forest.options(tree, side);
    const written = options.map((option) => evaluateAt(forest, option, point, arena));
    return sameGames(written, arena.options(game, side)) && options.every((g) => isCanonical(forest, g, point, arena));
  });
}

const sameGames = (some: readonly GameId[], others: readonly GameId[]): boolean =>
  some.length === others.length && [...some].sort().join() === [...others].sort().join();

/** So many of a list, evenly spread, the last one among them. */
const someOf = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => Math.floor(((i + 1) * count) / all.length) > Math.floor((i * count) / all.length));

test.each(CLASSES)('%s: the printed cases cover all points once, with the value of the certificate', (name, most) => {
  const { forest, formulas, space } = valuesIn(libraryJson(name));
  const domain = new Region(space, notNegative(space));
  const words = someOf([...formulas.values()], Math.min(most, formulas.size)).map((formula) => ({
    formula,
    cases: canonicalCases(forest, domain, formula),
    tree: canonicalFormula(forest, formula),
  }));
  const points = fc.array(fc.nat(8), { minLength: space.dimension, maxLength: space.dimension });
  fc.assert(
    fc.property(fc.constantFrom(...words), points, ({ formula, cases, tree }, point) => {
      const arena = new Arena();
      const expected = evaluateAt(forest, select(formula, point), point, arena);
      const found = cases.filter(({ where }) => where.region.contains(point));
      expect(found).toHaveLength(1);
      for (const printed of [found[0].value, select(tree, point)]) {
        expect(evaluateAt(forest, printed, point, arena)).toBe(expected);
        expect(isCanonical(forest, printed, point, arena)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['{a-1|a+2b}', ['a-1/2: b = 0', 'a: b >= 1']],
  ['{|{|c}}', ['-2: c = 0', '-1: c >= 1']],
  ['{a-1|1}', ['{a-1|1}: a >= 2', '1/2: a = 1', '0: a = 0']],
])('%s', (text, lines) => {
  const forest = new Forest(new Space(['a', 'b', 'c']));
  const rows = rowsOf(forest, '', { kind: 'value', tree: readGame(forest, text) });
  expect(rows.map(({ where, value }) => `${value}: ${where}`)).toEqual(lines);
});
