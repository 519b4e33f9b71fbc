import { LEFT, RIGHT } from '@lilypad/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { rateMoves } from './document.ts';
import { judgeMoves } from './judge.ts';
import { Solver } from './solver.ts';

/** What the solver says, without remoteness. */
function solved(text: string, turn: 0 | 1): { value: string; wins: number[]; loses: number[] } {
  const position = { board: boardOf(text), turn };
  const solver = new Solver();
  const moves = rateMoves(solver, position);
  const from = (value: string) => moves.filter((m) => m.value === value).map(({ move }) => move.from);
  return { value: solver.solve(position).value, wins: from('win').sort(), loses: from('lose').sort() };
}

function judged(text: string, turn: 0 | 1): { value: string; wins: number[]; loses: number[] } {
  const judgement = judgeMoves({ board: boardOf(text), turn })!;
  const from = (value: string) => judgement.moves.filter((m) => m.value === value).map(({ move }) => move.from);
  return { value: judgement.value, wins: from('win').sort(), loses: from('lose').sort() };
}

describe('judging moves', () => {
  it.each(['.', 'T', 'F', 'T.F', 'TF', 'FT.', '.FT', 'TT..FF', 'TF.TF', 'FFTT..', 'T^4.^4F^4', 'TTFF.TT.FF'])(
    'agrees with the solver on "%s"',
    (text) => {
      for (const turn of [LEFT, RIGHT]) expect(judged(text, turn)).toEqual(solved(text, turn));
    },
  );

  it('agrees with the solver on random boards', () => {
    const square = fc.constantFrom('T', 'F', '.', '.');
    fc.assert(
      fc.property(fc.array(square, { minLength: 1, maxLength: 11 }), fc.constantFrom(LEFT, RIGHT), (squares, turn) => {
        expect(judged(squares.join(''), turn)).toEqual(solved(squares.join(''), turn));
      }),
      { numRuns: 300 },
    );
  });

  it('is refused beyond its limits, at once', () => {
    expect(judgeMoves({ board: boardOf('T^9.^9F^9'), turn: LEFT })).toBeNull();
    expect(judgeMoves({ board: boardOf('T^3.^3F^3'), turn: LEFT }, { maxArrangements: 10 })).toBeNull();
    expect(judgeMoves({ board: boardOf('T^3.^3F^3'), turn: LEFT }, { maxBytes: 10 })).toBeNull();
    expect(judgeMoves({ board: boardOf('T^20.^2F^20'), turn: LEFT })).toBeNull();
  });
});
