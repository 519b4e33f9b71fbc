import { Arena, evaluate } from '@lilypad/games';
import { boardOf, Evaluator, parseExpression, printSquares } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { boardTerm, parseSum, printSum } from './sum.ts';

/** The terms of a text, boards in quotation marks. */
function terms(text: string): string[] {
  const parsed = parseSum(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.terms.map(
    (term) => (term.negative ? '-' : '+') + (term.board ? `'${printSquares(term.board)}'` : term.text),
  );
}

function value(arena: Arena, text: string): number {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  const evaluator = new Evaluator(arena);
  return evaluate(arena, parsed.value, (board) => evaluator.value(board));
}

const SUMS: [string, string[]][] = [
  ['TT..FF', ["+'TT..FF'"]],
  ['T^2 .^2 F^2', ["+'TT..FF'"]],
  ['TT..FF + TF.', ["+'TT..FF'", "+'TF.'"]],
  ['TF. - *', ["+'TF.'", '-*']],
  ['-TF.F - TF.', ["+'.TF.F'", "-'TF.'"]],
  ['- TF.', ["-'TF.'"]],
  ['{1|0} - T.F', ['+{1|0}', "-'T.F'"]],
  ['3.{1|0} + ^', ['+3.{1|0}', '+^']],
  ['+-1 + T.F', ['++-1', "+'T.F'"]],
  ['{TF.|0}', ['+{TF.|0}']],
  ['1/2', ['+1/2']],
];

describe('parseSum', () => {
  it.each(SUMS)('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says what is wrong and where', () => {
    expect(parseSum('TT.X')).toMatchObject({ ok: false, error: { column: 4 } });
    expect(parseSum('')).toMatchObject({ ok: false });
  });
});

describe('printSum', () => {
  it.each([...SUMS.map(([text]) => text), '(TF. - *) - (1 + T.F)', '-(TF. + *) + 1', '{1|0} - (-1)', '2 - (+-1)'])(
    'keeps the value of %s',
    (text) => {
      const arena = new Arena();
      const parsed = parseSum(text);
      if (!parsed.ok) throw new Error(parsed.error.message);
      expect(value(arena, printSum(parsed.terms))).toBe(value(arena, text));
    },
  );

  it('keeps the value when a board is changed', () => {
    const parsed = parseSum('2 - (+-1) - T.F');
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(printSum(parsed.terms.with(2, boardTerm(boardOf('.TF'), true)))).toBe('2 - (+-1) - .TF');
  });
});
