/** Every exact cell of the paper's tables whose board has at most three million arrangements, computed anew. */
import { readFileSync } from 'node:fs';
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';

interface Paper {
  readonly erratum: { readonly position: string; readonly printed: string; readonly correct: string };
  readonly tables: readonly {
    readonly table: string;
    readonly excess: number;
    readonly cells: readonly { readonly a: number; readonly b: number; readonly value?: string }[];
  }[];
}

const paper = JSON.parse(readFileSync(new URL('../../data/paper-tables.json', import.meta.url), 'utf8')) as Paper;

const MOST_ARRANGEMENTS = 3_000_000;

function arrangements(...counts: readonly number[]): number {
  let total = 1;
  let squares = 0;
  for (const count of counts) for (let i = 1; i <= count; i++) total = (total * ++squares) / i;
  return total;
}

const cells = paper.tables.flatMap(({ table, excess, cells }) =>
  cells.flatMap(({ a, b, value }) =>
    value !== undefined && arrangements(a + excess, b, a) <= MOST_ARRANGEMENTS
      ? [{ table, position: `T^${a + excess}.^${b}F^${a}`, value }]
      : [],
  ),
);

it('has the number of cells that the paper has', () => {
  expect(cells.length).toBe(246);
});

describe.each(paper.tables.map(({ table }) => table))('table %s', (table) => {
  it('is reproduced, but for the known erratum', { timeout: 120_000 }, () => {
    for (const { position, value } of cells.filter((cell) => cell.table === table)) {
      const arena = new Arena();
      const printed = parseGame(arena, value);
      const found = new Valuer(arena).value(boardOf(position));
      if (position === paper.erratum.position) {
        expect(value).toBe(paper.erratum.printed);
        expect(formatGame(arena, found, { style: 'paper' })).toBe(paper.erratum.correct);
      } else {
        expect([position, formatGame(arena, found)]).toEqual([
          position,
          printed.ok && formatGame(arena, printed.value),
        ]);
      }
    }
  });
});
