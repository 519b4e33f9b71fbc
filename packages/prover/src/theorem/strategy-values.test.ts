/**
 * The certificates by strategies that come with the program: what they state is true of boards, and values are taken
 * from them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { CheckedTheorem } from './checked-theorem.ts';
import { FormulaLibrary } from './lookup.ts';
import { StrategyValues } from './strategy-values.ts';

const folder = new URL('../../strategies/', import.meta.url);
const files = {
  names: () => readdirSync(folder).map((file) => file.replace(/\.json$/, '')),
  text: (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8'),
};
const library = new FormulaLibrary(() => null, new StrategyValues(files));

test.each(files.names())('%s is accepted, and named for what it is about', (name) => {
  const theorem = CheckedTheorem.check(files.text(name));
  expect(theorem).toBeInstanceOf(CheckedTheorem);
  expect(theorem).toMatchObject({ target: name });
});

test.each(files.names())('%s has the page that is made from it, unless it is too long', (name) => {
  const theorem = CheckedTheorem.check(files.text(name)) as CheckedTheorem;
  if (theorem.counts.words > 100) return;
  const page = readFileSync(new URL(`../../../../docs/theorems/${name}.md`, import.meta.url), 'utf8');
  expect(page).toBe(theorem.report('md'));
});

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
])('%s is %s', (text, value) => {
  const arena = new Arena();
  const found = library.value(arena, boardOf(text));
  expect(found && formatGame(arena, found.value)).toBe(value);
});

test('what no statement is about has no value', () => {
  const arena = new Arena();
  for (const text of ['T^50..F^50', 'T^50....F^20', 'TT']) expect(library.value(arena, boardOf(text))).toBeNull();
});
