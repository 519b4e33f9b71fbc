import { boardOf, printSquares } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { elementAt, lastOf } from '../../element-at.ts';
import {
  boardOfGame,
  goTo,
  movesOf,
  newGame,
  play,
  printMoves,
  readGame,
  readMoves,
  turnOf,
  writeGame,
} from './game.ts';

/** The game of an address, as text: the current board, who is to move, and all moves. */
function read(parameters: Record<string, string>): [string, number, string] {
  const { game } = readGame(parameters);
  return [printSquares(boardOfGame(game)), turnOf(game), printMoves(game.moves)];
}

describe('reading a game', () => {
  it.each([
    [{}, ['TTT..FFF', 0, '']],
    [{ board: 'TT..FF' }, ['TT..FF', 0, '']],
    [{ board: 'TT..FF', turn: 'F' }, ['TT..FF', 1, '']],
    [{ board: 'TT..FF', moves: '2-3,5-4' }, ['T.TF.F', 0, '2-3,5-4']],
    [{ board: 'TT..FF', moves: '2-3,5-4,3-5' }, ['T..FTF', 1, '2-3,5-4,3-5']],
    [{ board: 'TT..FF', moves: '2-3,5-4', at: '1' }, ['T.T.FF', 1, '2-3,5-4']],
    [{ board: 'TT..FF', moves: '2-3,5-4', at: '9' }, ['T.TF.F', 0, '2-3,5-4']],
    [{ board: 'TT..FF', moves: '2-3,5-4', at: 'x' }, ['T.TF.F', 0, '2-3,5-4']],
    [{ board: 'TT..FF', moves: '2-3,2-3' }, ['T.T.FF', 1, '2-3']],
  ])('%j', (parameters, expected) => {
    expect(read(parameters as Record<string, string>)).toEqual(expected);
  });

  it('tells what is wrong', () => {
    expect(readGame({ board: 'TX' }).problem).toMatch(/cannot be read: "X"/);
    expect(readGame({ board: 'TT..FF', moves: '2-3,9-8' }).problem).toMatch(/^Move 2, "9-8", cannot be made/);
    expect(readMoves(boardOf('T.F'), 0, '1-2  3-1').problem).toBeNull();
  });

  it('reads back what it writes', () => {
    for (const game of [
      newGame(boardOf('TTT..FFF'), 0),
      newGame(boardOf('T.F'), 1),
      goTo(readGame({ board: 'TT..FF', moves: '2-3,5-4,3-5' }).game, 1),
    ]) {
      const written = Object.fromEntries(Object.entries(writeGame(game)).filter(([, value]) => value !== ''));
      expect(readGame(written)).toEqual({ game, problem: null });
    }
  });
});

describe('playing', () => {
  it('forgets what was undone when another move is made, and keeps it for the same move', () => {
    const game = goTo(readGame({ board: 'TT..FF.', turn: 'F', moves: '5-4,2-3' }).game, 0);
    const moves = movesOf(game);
    expect(moves).toHaveLength(1);
    expect(printMoves(play(game, lastOf(moves)).moves)).toBe('5-4,2-3');
    const elsewhere = goTo(readGame({ board: 'T.T.F', moves: '1-2,5-4' }).game, 0);
    expect(printMoves(play(elsewhere, elementAt(movesOf(elsewhere), 1)).moves)).toBe('3-4');
  });
});
