/** Who wins, by the values of boards: compared with a solver. */
import {
  boardOf,
  type FormulaLibrary,
  type Position,
  positionDocument,
  printSquares,
  Solver,
  Valuer,
} from '@lilypad/toads';
import { expect, test } from 'vitest';
import { Formulas } from './formulas.ts';

/** Has a formula for every board that begins with this letter. */
const library = (beginning: string): FormulaLibrary => ({
  value: (arena, board) =>
    printSquares(board).startsWith(beginning) ? { class: 'X', value: new Valuer(arena).value(board) } : null,
});

const BOARDS = ['TT..FF', 'T.TF.F', 'TF.', 'TTF.F', 'T.F.TF', 'F.T', '.TF', 'TTT...FF', 'T..T.FF'];
const positions = BOARDS.map(boardOf).flatMap((board): Position[] => [
  { board, turn: 0 },
  { board, turn: 1 },
]);

test('the winner, and the winning moves first, are those of the solver', async () => {
  const formulas = new Formulas(async () => library(''));
  const solver = new Solver();
  for (const position of positions) {
    const found = await formulas.document(position);
    const solved = positionDocument(solver, position, null);
    expect(found).toMatchObject({ position: solved.position, positionValue: solved.positionValue, remoteness: null });
    const worth = (moves = solved.moves) => moves.map(({ move, moveValue }) => `${move} ${moveValue}`);
    expect(worth(found?.moves).sort()).toEqual(worth().sort());
    expect(found?.moves.map(({ moveValue }) => moveValue)).toEqual(solved.moves.map(({ moveValue }) => moveValue));
  }
});

test('there is no answer unless every move leads to a board with a formula', async () => {
  const formulas = new Formulas(async () => library('T'));
  expect(await formulas.document({ board: boardOf('TT.FF'), turn: 0 })).not.toBeNull();
  expect(await formulas.document({ board: boardOf('TF.'), turn: 0 })).toBeNull();
  expect(await formulas.value(boardOf('TT..FF'))).toBe('*');
  expect(await formulas.value(boardOf('.TF'))).toBeNull();
});

test('a certificate that is rejected counts as none', async () => {
  const reject = (): never => {
    throw Object.assign(new Error('false'), { name: 'RejectedCertificate' });
  };
  const formulas = new Formulas(async () => ({ value: reject }));
  expect(await formulas.value(boardOf('TT..FF'))).toBeNull();
});
