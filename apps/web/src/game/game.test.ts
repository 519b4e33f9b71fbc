import { boardOf, sumMoves } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { elementAt, lastOf } from '../element-at.ts';
import {
  type Game,
  goTo,
  lastMoveOn,
  newGame,
  parseBoards,
  play,
  positionOf,
  printBoards,
  printSumMove,
  readGame,
  readMoves,
  turnOf,
  writeGame,
} from './game.ts';

const printMoves = ({ moves, start }: Game): string => moves.map((move) => printSumMove(move, start.length)).join(',');

/** The game of an address, as text: the current board, who is to move, and all moves. */
function read(parameters: Record<string, string>): [string, number, string] {
  const { game } = readGame(parameters);
  return [printBoards(positionOf(game).boards), turnOf(game), printMoves(game)];
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
    [{ board: 'TT..FF + T.F', moves: '2:1-2,1:5-4' }, ['TT.F.F + .TF', 0, '2:1-2,1:5-4']],
    [{ board: 'TT..FF+T.F', moves: '1-2' }, ['TT..FF + T.F', 0, '']],
  ])('%j', (parameters, expected) => {
    expect(read(parameters as Record<string, string>)).toEqual(expected);
  });

  it('tells what is wrong', () => {
    expect(readGame({ board: 'TX' }).problem).toMatch(/cannot be read: "X"/);
    expect(readGame({ board: 'TT..FF', moves: '2-3,9-8' }).problem).toMatch(/^Move 2, "9-8", cannot be made/);
    expect(readMoves([boardOf('T.F')], 0, '1-2  3-1').problem).toBeNull();
  });

  it('reads back what it writes', () => {
    for (const game of [
      newGame([boardOf('TTT..FFF')], 0),
      newGame([boardOf('T.F'), boardOf('TF.')], 1),
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
    const moves = sumMoves(positionOf(game));
    expect(moves).toHaveLength(1);
    expect(printMoves(play(game, lastOf(moves)))).toBe('5-4,2-3');
    const elsewhere = goTo(readGame({ board: 'T.T.F', moves: '1-2,5-4' }).game, 0);
    expect(printMoves(play(elsewhere, elementAt(sumMoves(positionOf(elsewhere)), 1)))).toBe('3-4');
  });
});

describe('several boards', () => {
  it.each([
    ['T.F + X', 7],
    ['T.F +', 6],
    [Array.from({ length: 9 }, () => 'T').join('+'), 1],
  ])('%s is refused at column %i', (text, column) => {
    expect(parseBoards(text)).toMatchObject({ ok: false, error: { column } });
  });

  it('know on which of them the last move was', () => {
    const { game } = readGame({ board: 'TT..FF + T.F', moves: '2:1-2' });
    expect([lastMoveOn(game, 0), lastMoveOn(game, 1)?.to, lastMoveOn(goTo(game, 0), 1)]).toEqual([null, 1, null]);
  });
});
