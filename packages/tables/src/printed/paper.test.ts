/** Every exact cell of the paper's tables whose board has at most three million arrangements, computed again. */
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { PAPER, printedAt } from './paper.ts';
import { printedText, printedValue } from './printed.ts';

const MOST_ARRANGEMENTS = 3_000_000;

function arrangements(...counts: readonly number[]): number {
  let total = 1;
  let squares = 0;
  for (const count of counts) for (let i = 1; i <= count; i++) total = (total * ++squares) / i;
  return total;
}

const cells = PAPER.tables.flatMap(({ table, excess, cells }) =>
  cells.flatMap(({ a, b, position, printed }) => {
    const value = printedValue(printed);
    const few = arrangements(a + excess, b, a) <= MOST_ARRANGEMENTS;
    return value !== null && few ? [{ table, position, value }] : [];
  }),
);

it('has the number of cells that the paper has', () => {
  expect(PAPER.tables.map((one) => one.cells.length)).toEqual([232, 71, 54, 37]);
  expect(cells.length).toBe(246);
});

it.each([
  ['T.F', '*'],
  ['T^2.^103F^2', '*'],
  ['T^3.^2F^3', '+-1/8'],
  ['T^4.^2F^4', 'infinitesimal'],
  ['T^5.^7F^4', '> 5/2, < 3'],
  ['T^7.^7F^6', '> 2, || 3'],
  ['T^8.^5F^7', '|| 2'],
  ['T^6.^4F^3', 'too long to print'],
  ['T^9.^4F^6', '3*'],
  ['T^5.^12F^5', '0'],
])('prints for %s: %s', (position, text) => {
  const printed = printedAt(position);
  expect(printed && printedText(printed)).toBe(text);
});

it('does not have other positions', () => {
  expect([printedAt('T^9.^9F^9'), printedAt('TF'), printedAt('')]).toEqual([null, null, null]);
});

describe.each(PAPER.tables.map(({ table }) => table))('table %s', (table) => {
  it('is reproduced, but for the known erratum', { timeout: 120_000 }, () => {
    for (const { position, value } of cells.filter((cell) => cell.table === table)) {
      const arena = new Arena();
      const printed = parseGame(arena, value);
      const found = new Valuer(arena).value(boardOf(position));
      if (position === PAPER.erratum.position) {
        expect(value).toBe(PAPER.erratum.printed);
        expect(formatGame(arena, found, { style: 'paper' })).toBe(PAPER.erratum.correct);
      } else {
        expect([position, formatGame(arena, found)]).toEqual([
          position,
          printed.ok && formatGame(arena, printed.value),
        ]);
      }
    }
  });
});
