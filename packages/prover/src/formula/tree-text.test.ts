import { Arena, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { evaluateAt } from '../symbolic/evaluate.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { type Formula, select } from './formula.ts';
import { readCondition, readGame } from './testing/read.ts';
import { treeLines } from './tree-text.ts';

const forest = new Forest(new Space(['a', 'b']));
const value = (text: string): Formula => ({ kind: 'value', tree: readGame(forest, text) });
const choice = (condition: string, yes: Formula, no: Formula): Formula => {
  const [constraint] = readCondition(forest.space, condition);
  return { kind: 'choice', condition: constraint, yes, no };
};

describe('formulas as trees', () => {
  test.each<[string, Formula, string[]]>([
    ['a value', value('a-2'), ['a-2']],
    ['a value in cases', value('{a-2|1}'), ['if a >= 3: {a-2|1}', 'else if a >= 2: 1/2', 'else: 0']],
    ['a question', choice('b >= 2', value('a'), value('0')), ['if b >= 2: a', 'else: 0']],
    [
      'values come first, and questions after them are not indented',
      choice('b >= 2', choice('a >= b+1', value('a'), value('*')), value('0')),
      ['if b <= 1: 0', 'else if a > b: a', 'else: *'],
    ],
    [
      'the shorter branch comes first',
      choice(
        'b >= 2',
        choice('a >= 5', value('a'), choice('a >= 3', value('1'), value('2'))),
        choice('a >= 1', value('3'), value('4')),
      ),
      ['if b <= 1:', '  if a >= 1: 3', '  else: 4', 'else if a >= 5: a', 'else if a >= 3: 1', 'else: 2'],
    ],
    [
      'a congruence with several other residues is not turned round',
      choice('a-b = 1 (mod 3)', choice('a >= 1', value('3'), value('4')), value('0')),
      ['if a-b = 1 (mod 3):', '  if a >= 1: 3', '  else: 4', 'else: 0'],
    ],
  ])('%s', (_, formula, lines) => {
    expect(treeLines(forest, formula)).toEqual(lines);
  });
});

/** The value that the lines of a tree give at a point, read as a person reads them. */
function follow(space: Space, lines: readonly string[], point: readonly number[]): string {
  const holds = (text: string): boolean => {
    const closed = text.replace(/^(.*) > (.*)$/, '$1 >= $2+1').replace(/^(.*) < (.*)$/, '$1+1 <= $2');
    return readCondition(space, closed).every((constraint) => holdsAt(constraint, point));
  };
  for (let i = 0; i < lines.length; i++) {
    const [, condition, rest] = /^(?:(?:else )?if (.*?)|else): ?(.*)$/.exec(lines[i]) ?? [];
    if (rest === undefined) return lines[i];
    if (condition !== undefined && !holds(condition)) {
      while (lines[i + 1].startsWith(' ')) i += 1;
      continue;
    }
    if (rest !== '') return rest;
    const inner = lines.slice(i + 1);
    const end = inner.findIndex((line) => !line.startsWith(' '));
    return follow(
      space,
      inner.slice(0, end).map((line) => line.slice(2)),
      point,
    );
  }
  throw new Error('no line applies');
}

test.each(['A22', 'B21'])('the tree of %s says what the formula says', (name) => {
  const claim = valuesIn(libraryJson(name));
  const trees = [...claim.formulas].map(([word, formula]) => ({
    word,
    formula,
    lines: treeLines(claim.forest, formula),
  }));
  const points = fc.array(fc.nat(9), { minLength: claim.space.dimension, maxLength: claim.space.dimension });
  fc.assert(
    fc.property(fc.constantFrom(...trees), points, ({ word, formula, lines }, point) => {
      const arena = new Arena();
      const valueAt = (tree: Tree): GameId => evaluateAt(claim.forest, tree, point, arena);
      const read = readGame(claim.forest, follow(claim.space, lines, point));
      expect([word, point, valueAt(read)]).toEqual([word, point, valueAt(select(formula, point))]);
    }),
    { numRuns: 500 },
  );
});
