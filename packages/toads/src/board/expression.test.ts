import { Arena, formatGame, formatParseError } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Plain } from '../testing/plain.ts';
import { parseExpression } from './expression.ts';
import { printSquares } from './notation.ts';
import { printTerms, termsOf } from './terms.ts';

/** What the reader makes of an expression, printed by `printTerms`. */
function read(text: string): string {
  const arena = new Arena();
  const plain = new Plain(arena);
  const parsed = parseExpression(text);
  if (!parsed.ok) return formatParseError(text, parsed.error);
  const terms = termsOf(arena, parsed.value, (board) => plain.value(printSquares(board)));
  return printTerms(terms, (g) => formatGame(arena, g));
}

describe('expressions', () => {
  it.each([
    ['TT..FF', 'TT..FF'],
    ['t t _ □ f f', 'TT..FF'],
    ['T^2 .^2 F^2', 'TT..FF'],
    ['RR--LL', 'TT..FF'],
    ['-R--L', '.T..F'],
    ['R--L-', 'T..F.'],
    ['-T.F', '.T.F'],
    ['---', '...'],
    ['- - -', '...'],
    ['- TT..FF', '- TT..FF'],
    ['TT..FF + TF.', 'TT..FF + TF.'],
    ['TT..FF+TF.', 'TT..FF + TF.'],
    ['TF. - TF.', 'TF. - TF.'],
    ['TF. -TF.', 'TF. - TF.'],
    ['TF.-TF.', 'TF..TF.'],
    ['TF. - -R--L', 'TF. - .T..F'],
    ['TF. + -T', 'TF. + .T'],
    ['TF.-*', 'TF. - *'],
    ['TF.-1/2', 'TF. - 1/2'],
    ['TF.--*', 'TF.. - *'],
    ['TF.-{1|0}', 'TF. - {1|0}'],
    ['T^3-F', 'TTT.F'],
    ['T^3 - F', 'TTT - F'],
    ['(TF)^2-F', 'TFTF.F'],
    ['(TF)^2 - (T.F)', 'TFTF - T.F'],
    ['T(.F)^2', 'T.F.F'],
    ['(TF. + 1) - *', 'TF. + 1 - *'],
    ['-(TF. - 1)', '- TF. + 1'],
    ['3.T.', '3'],
    ['{T.|0} + T.', '{1|0} + T.'],
    ['-1 - -2', '(-1) - (-2)'],
    ['*', '*'],
    ['Freeze(TF.)-T.F', '0 - T.F'],
    ['Heat(-T.,1) + T.F', '1 + T.F'],
    ['OrdinalSum(T.F,-T)-1', '* - 1'],
    ['Tiny(T.)-T.F', 'Tiny(1) - T.F'],
    ['T.F:-T. - F', '^* - F'],
    ['\\ast-T.F', '* - T.F'],
    ['{\\uparrow} + -T.F - \\frac{1}{2}', '^ + .T.F - 1/2'],
  ])('%j reads as %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['', 1],
    ['TXF', 2],
    ['T^-1', 3],
    ['T^', 3],
    ['T^999999999999', 3],
    ['T^a', 3],
    ['(TF', 4],
    ['TF)', 3],
    ['TF. + ', 7],
    ['TF. TF. 3', 9],
    ['RF', 2],
    ['{TF.', 5],
    ['1 + T^2^2', 8],
  ])('%j is wrong in column %d', (text, column) => {
    const parsed = parseExpression(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) {
      expect([parsed.error.column, parsed.error.message]).toEqual([column, expect.stringMatching(/^[A-Z"].*[.?]$/)]);
    }
  });

  it('never throw and never hang, whatever the text', () => {
    const scraps = fc.array(fc.constantFrom(...'TF.-_+*^v{}|()123 RL,/'), { maxLength: 30 });
    fc.assert(
      fc.property(scraps, (characters) => {
        const parsed = parseExpression(characters.join(''));
        return parsed.ok || parsed.error.column >= 1;
      }),
      { numRuns: 5000 },
    );
  });

  it('of great length and depth are read without overflowing the stack', () => {
    expect(parseExpression('- '.repeat(100_000).concat('TF.')).ok).toBe(true);
    expect(parseExpression('('.repeat(100_000)).ok).toBe(false);
    expect(parseExpression(`${'('.repeat(100_000)}TF${')'.repeat(100_000)}`).ok).toBe(true);
    expect(parseExpression(`${'(1+'.repeat(50_000)}TF${')'.repeat(50_000)}`).ok).toBe(true);
    expect(parseExpression('T^2'.repeat(100_000)).ok).toBe(true);
  });
});
