/**
 * Values of boards that are instances of what strategies prove.
 */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { FormulaLibrary } from './lookup.ts';
import { StrategyValues } from './strategy-values.ts';
import { libraryText } from './testing/claims.ts';

const files = { names: () => [], text: libraryText };
const library = new FormulaLibrary(() => null, new StrategyValues(files));

test('values agree with direct computation', () => {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const seen: Record<string, number> = {};
  for (let holes = 1; holes <= 3; holes++) {
    for (let toads = 2; toads <= 7; toads++) {
      for (let frogs = 2; toads + holes + frogs <= 12; frogs++) {
        for (const [before, after] of [
          ['', ''],
          ['TF', ''],
          ['', 'TTF'],
        ]) {
          const board = boardOf(`${before}${'T'.repeat(toads)}${'.'.repeat(holes)}${'F'.repeat(frogs)}${after}`);
          const found = library.value(arena, board);
          if (found === null) continue;
          expect(formatGame(arena, found.value)).toBe(formatGame(arena, evaluator.value(board)));
          seen[found.class] = (seen[found.class] ?? 0) + 1;
        }
      }
    }
  }
  expect(seen).toMatchObject({ 'L4.5': expect.any(Number), E1: expect.any(Number), 'E1 mirror': expect.any(Number) });
});

test.each([
  ['T^50..F^20', '{47|30||*|-17}'],
  ['T^20..F^50', '{17|*||-30|-47}'],
  ['TFTFT^60.F^70TTF', '*'],
  ['T^90...FF', '88*'],
  ['T^60...F^70', '-10*'],
  ['(TF)^500..', '1'],
  ['.^9(TF)^50', '-8'],
])('%s is %s', (text, value) => {
  const arena = new Arena();
  const found = library.value(arena, boardOf(text));
  expect(found && formatGame(arena, found.value)).toBe(value);
});

test('what no statement is about has no value', () => {
  const arena = new Arena();
  for (const text of ['T^50..F^50', 'T^50....F^20', 'TT']) expect(library.value(arena, boardOf(text))).toBeNull();
});
