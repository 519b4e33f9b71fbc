/**
 * The library against formulas that are known from the literature or were fitted by others. Every position of a family
 * up to the largest size has exactly one row, and the library has the value that the row says, as a game.
 */
import { Arena } from '@lilypad/games';
import { type Board, type Family, parseFamily, printSquares } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { readCondition, readGame } from '../formula/testing/read.ts';
import { Space } from '../region/affine.ts';
import { holdsAt } from '../region/constraint.ts';
import { box } from '../region/testing/box.ts';
import { Forest } from '../symbolic/forest.ts';
import { Instances } from '../symbolic/instances.ts';
import { TheoremLibrary } from './library.ts';
import { FormulaLibrary } from './lookup.ts';
import { libraryText } from './testing/claims.ts';

type Rows = readonly (readonly [where: string, value: string])[];

const KNOWN: readonly (readonly [family: string, rows: Rows])[] = [
  // A11
  [
    'T^a.T^bF',
    [
      ['b >= 2', 'a'],
      ['b = 1', '{a-1|1}'],
      ['b = 0, a >= 1', '{{a-2|1}|0}'],
      ['b = 0, a = 0', '-1'],
    ],
  ],
  ['T^aFT^b.', [['', 'b']]],
  // B11
  ['.^aTF.^b', [['', '{b-a-2|b-a+2}']]],
  [
    '.^aT.^bF.^c',
    [
      ['b = 0 (mod 2)', '{c-a-2|c-a+2}'],
      ['b = 1 (mod 2)', '{{c-a-3|c-a+1}|{c-a-1|c-a+3}}'],
    ],
  ],
  ['.^aF.^bT.^c', [['', 'c-a']]],
  // A21
  [
    'T^a.T^b.T^cF',
    [
      ['c >= 2', '2a+b'],
      ['c = 1, b >= 1', '{2a+b-1|a+1}'],
      ['c = 1, b = 0, a >= 1', 'a'],
      ['c = 1, b = 0, a = 0', '-1'],
      ['c = 0, b >= 2', '{{2a+b-2|a+1}|a}'],
      ['c = 0, b = 1, a >= 1', 'a*'],
      ['c = 0, b = 1, a = 0', '-1/2'],
      ['c = 0, b = 0, a >= 1', 'a-1'],
      ['c = 0, b = 0, a = 0', '-2'],
    ],
  ],
  [
    'T^a.T^bF.',
    [
      ['b >= 1', 'a'],
      ['b = 0, a >= 1', 'a-1/2'],
      ['b = 0, a = 0', '-1'],
    ],
  ],
  ['T^aF..', [['', 'a']]],
  // A12
  [
    'T^a.T^bFT^cF',
    [
      ['b >= 2', 'a'],
      ['b = 1', '{a-1|{0|c}}'],
      ['b = 0, a >= 2', '{{a-2|{0|c}}|0}'],
      ['b = 0, a = 1, c >= 1', '*'],
      ['b = 0, a = 1, c = 0', '{0|-1/2}'],
      ['b = 0, a = 0, c >= 1', '-1'],
      ['b = 0, a = 0, c = 0', '-2'],
    ],
  ],
  [
    'T^aFT^b.T^cF',
    [
      ['c >= 2', 'b'],
      ['c = 1', '{b-1|1}'],
      ['c = 0, b >= 1', '{{b-2|1}|0}'],
      ['c = 0, b = 0, a >= 2', '{{{a-3|1/2}|0}|0}'],
      ['c = 0, b = 0, a = 1', '-1/2'],
      ['c = 0, b = 0, a = 0', '-1'],
    ],
  ],
  ['T^aFT^bF.', [['', '0']]],
  // A31
  ['T^aF...', [['', '2a']]],
  ['T^a.T^bF..', [['', '2a+b-1']]],
  [
    'T^a.T^b.T^cF.',
    [
      ['c >= 1', '2a+b'],
      ['c = 0, b >= 1', '(2a+b-1)*'],
      ['c = 0, b = 0', '2a-2'],
    ],
  ],
  [
    'T^a.T^b.T^c.T^dF',
    [
      ['d >= 2', '3a+2b+c'],
      ['d = 1, c >= 1', '{3a+2b+c-1|2a+b+1}'],
      ['d = 1, c = 0, b >= 1', '2a+b'],
      ['d = 1, c = 0, b = 0, a >= 1', '(2a-1)*'],
      ['d = 1, c = 0, b = 0, a = 0', '-2'],
      ['d = 0, c >= 2', '{{3a+2b+c-2|2a+b+1}|2a+b}'],
      ['d = 0, c = 1, b >= 1', '(2a+b)*'],
      ['d = 0, c = 1, b = 0', '2a-1'],
      ['d = 0, c = 0, b >= 1', '2a+b-1'],
      ['d = 0, c = 0, b = 0, a >= 1', '(2a-2)*'],
      ['d = 0, c = 0, b = 0, a = 0', '-3'],
    ],
  ],
  // Starting positions, with n+1 toads and so on where fewer are an exception.
  ['T^(n+1).F', [['', '{{n-1|1}|0}']]],
  ['T^(n+1)..F', [['', 'n']]],
  ['T^(n+1)...F', [['', '2n*']]],
  ['T^(n+1)....F', [['', '3n']]],
  ['T^(n+1).....F', [['', '4n*']]],
  ['T^(n+2).FF', [['', '*']]],
  ['T^(n+2).FFF', [['', '*']]],
  ['T^(n+2).FFFF', [['', '*']]],
  ['T^(n+3)..FF', [['', '{n+1/2|0}']]],
  ['T^(n+4)..FFF', [['', '{(n+1)*|{*|0}}']]],
  ['T^(n+2)...FF', [['', 'n*']]],
  ['T^(n+5)...FFF', [['', 'n+3/2']]],
  // The lemma behind the hardness of the game.
  ['T^n.TFT^(m+1).TF', [['', '{n+m|{n|2}}']]],
];

const theorems = new TheoremLibrary({ names: () => [], text: libraryText });
const library = new FormulaLibrary((name) => theorems.about(name));

const LARGEST = 6;

test.each(KNOWN)('%s', (text, rows) => {
  const family = (parseFamily(text) as { value: Family }).value;
  const names = family.parameters;
  const forest = new Forest(new Space(names));
  const arena = new Arena();
  const instances = new Instances(arena, forest);
  const known = rows.map(([where, value]) => ({
    conditions: where === '' ? [] : where.split(', ').flatMap((part) => readCondition(forest.space, part)),
    tree: readGame(forest, value),
  }));
  for (const point of box(names.length, 0, LARGEST)) {
    const board = family.boardAt(Object.fromEntries(names.map((name, i) => [name, point[i]]))) as Board;
    const strip = printSquares(board);
    const here = known.filter(({ conditions }) => conditions.every((condition) => holdsAt(condition, point)));
    expect([strip, here.length]).toEqual([strip, 1]);
    expect([strip, library.value(arena, board)?.value]).toEqual([strip, instances.at(here[0].tree, point)]);
  }
});
