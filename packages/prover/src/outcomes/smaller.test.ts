/** Words that reduce to smaller classes: their formulas give the values of direct computation. */
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { describe, expect, it, test } from 'vitest';
import { box } from '../check/testing/meaning.ts';
import { movesOf } from '../classes/moves.ts';
import { classNamed, type PositionClass, strip } from '../classes/position-class.ts';
import { type ClassFormula, forestOf } from '../formula/class-formula.ts';
import { type Formula, select } from '../formula/formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { libraryJson, valuesIn } from '../theorem/testing/claims.ts';
import { smallerFormula, smallerFormulas } from './smaller.ts';

const KNOWN = new Map<string, ClassFormula>(['B11', 'B21'].map((name) => [name, valuesIn(libraryJson(name))]));
const known = (name: string): ClassFormula | null => KNOWN.get(name) ?? null;

const CASES = [
  { name: 'B11', words: ['FT'], reach: 7 },
  { name: 'B21', words: ['TFT', 'FTT'], reach: 5 },
  { name: 'B12', words: ['FTF', 'FFT'], reach: 5 },
  { name: 'B22', words: ['TFFT', 'FTTF', 'FTFT', 'FFTT'], reach: 3 },
  // Both ends, and a smaller class that is only known in the mirror.
  { name: 'B32', words: ['FTTFT', 'FTFTT', 'FFTTT'], reach: 2 },
];

describe.each(CASES)('$name', ({ name, words, reach }) => {
  const positions = classNamed(name) as PositionClass;
  const forest = forestOf(positions);

  it('has values of smaller classes for the words that have a free piece at an end', () => {
    const found = positions.words.filter((word) => smallerFormula(forest, positions, word, known) !== null);
    expect(found).toEqual(expect.arrayContaining(words));
    for (const word of found) expect([word, word.startsWith('F') || word.endsWith('T')]).toEqual([word, true]);
  });

  it.each(words)('%s has the values of direct computation', (word) => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const instances = new Instances(arena, forest);
    const formula = smallerFormula(forest, positions, word, known) as Formula;
    for (const point of box(positions.parameters.length, 0, reach)) {
      const text = strip(positions, word, point);
      const value = instances.at(select(formula, point), point);
      if (value !== evaluator.value(boardOf(text))) expect([word, point]).toBe('right');
    }
  });
});

it('has none for words without such a piece, without a formula to use, and in classes with other gaps', () => {
  const b22 = classNamed('B22') as PositionClass;
  const forest = forestOf(b22);
  expect(smallerFormula(forest, b22, 'TTFF', known)).toBeNull();
  expect(smallerFormula(forest, b22, 'TFTF', known)).toBeNull();
  expect(smallerFormula(forest, b22, 'FTTF', () => null)).toBeNull();
  expect(smallerFormula(forest, b22, 'FFTT', () => null)).not.toBeNull();
  const a21 = classNamed('A21') as PositionClass;
  expect(smallerFormula(forestOf(a21), a21, 'F..', known)).toBeNull();
});

test.each([
  ['B22', ['B11', 'B21'], ['TFFT', 'FTTF', 'FTFT', 'FFTT']],
  ['B22', ['B21'], ['FFTT']],
  ['B22', ['B11'], ['FTFT', 'FFTT']],
  ['B31', ['B11', 'B21'], ['TTFT', 'TFTT', 'FTTT']],
  ['B31', ['B21'], ['FTTT']],
  ['B31', [], ['FTTT']],
])('%s with %j: formulas lead to words with formulas', (name, library, words) => {
  const positions = classNamed(name) as PositionClass;
  const formulas = smallerFormulas(forestOf(positions), positions, (one) =>
    library.includes(one) ? known(one) : null,
  );
  expect([...formulas.keys()].sort()).toEqual([...words].sort());
  for (const word of formulas.keys()) {
    for (const move of movesOf(positions, word)) expect([...formulas.keys()]).toContain(move.word);
  }
});
