/** The certificates of the library: the checker accepts each, and each gives the values that direct computation gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Certificate } from './certificate.ts';
import { checkCertificate } from './check/check.ts';
import { FormulaLibrary } from './lookup.ts';

const folder = new URL('../library/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const read = (name: string): Certificate => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

it('has the classes of the papers and more', () => {
  expect(names).toEqual(
    expect.arrayContaining(['A11', 'A12', 'A13', 'A14', 'A21', 'A22', 'A31', 'A32', 'A41', 'A51', 'B11']),
  );
});

describe.each(names)('%s', (name) => {
  const certificate = read(name);

  it('is accepted by the checker, and leans on no rule', () => {
    expect(checkCertificate(certificate)).toMatchObject({ ok: true, target: name, words: certificate.words.length });
    expect(certificate.rules).toEqual([]);
  });

  it('agrees with direct computation on boards with gaps of up to 12', () => {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const library = new FormulaLibrary((wanted) => (wanted === name ? certificate : null));
    const positions = fc
      .constantFrom(...certificate.words)
      .chain(({ word, parameters }) =>
        fc
          .tuple(
            ...parameters.map(() =>
              fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(12) }),
            ),
          )
          .map((gaps) => gaps.map((size, i) => certificate.gap.repeat(size) + (word[i] ?? '')).join('')),
      );
    fc.assert(
      fc.property(positions, (text) => {
        fc.pre(text.length <= 26); // direct computation must stay quick
        const board = boardOf(text);
        expect([text, library.value(arena, board)]).toEqual([text, { class: name, value: evaluator.value(board) }]);
      }),
      { numRuns: 80 },
    );
  });
});

it('values boards of any size, and mirror images', () => {
  const arena = new Arena();
  const library = new FormulaLibrary((name) => (names.includes(name) ? read(name) : null));
  const value = (text: string) => library.value(arena, boardOf(text));
  const n = 999_994;
  const star = arena.game([arena.integer(n)], [arena.integer(n)]);
  expect(value('T^999996...FF')).toEqual({ class: 'A32', value: star });
  expect(value('TT...F^999996')).toEqual({ class: 'A32 mirror', value: arena.negate(star) });
  expect(value('TTTTTTTTTT..........FFFFFFFFFFTF')).toBeNull();
});
