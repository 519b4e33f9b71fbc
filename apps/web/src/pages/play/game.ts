/**
 * A game in progress: where it began, the moves made, and how many of them are in effect; the others were undone and
 * can be redone. It is kept in the address as text, and an address is checked against the rules.
 */
import { opposite, type Side } from '@lilypad/games';
import {
  afterMove,
  type Board,
  boardOf,
  legalMoves,
  type Move,
  parseBoard,
  printMove,
  printSquares,
} from '@lilypad/toads';
import { lastOf } from '../../element-at.ts';
import type { Parameters } from '../../router/route.ts';

export interface Game {
  readonly start: Board;
  /** Who moves first. */
  readonly first: Side;
  readonly moves: readonly Move[];
  /** How many of the moves are in effect. */
  readonly at: number;
}

export interface ReadGame {
  readonly game: Game;
  /** What could not be understood, in a sentence. */
  readonly problem: string | null;
}

const START = 'TTT..FFF';

/** The game of an address; as much of it as follows the rules. */
export function readGame(parameters: Parameters): ReadGame {
  const parsed = parseBoard(parameters.board ?? START);
  if (!parsed.ok) {
    const problem = `The board of this address cannot be read: ${parsed.error.message}`;
    return { game: newGame(boardOf(START), 0), problem };
  }
  const first: Side = parameters.turn === 'F' ? 1 : 0;
  const { moves: made, problem } = readMoves(parsed.value, first, parameters.moves ?? '');
  const at = Number(parameters.at ?? made.length);
  const stands = Number.isInteger(at) && at >= 0 && at <= made.length ? at : made.length;
  return { game: { start: parsed.value, first, moves: made, at: stands }, problem };
}

/** Moves such as `2-3 5-4`, separated by blanks or commas; the first illegal move ends the list. */
export function readMoves(start: Board, first: Side, text: string): { moves: Move[]; problem: string | null } {
  const made: Move[] = [];
  let board = start;
  let turn = first;
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const move = legalMoves(board, turn).find((legal) => printMove(legal) === word);
    if (move === undefined) {
      const problem = `Move ${made.length + 1}, ${JSON.stringify(word)}, cannot be made; the game is shown up to there.`;
      return { moves: made, problem };
    }
    made.push(move);
    board = afterMove(board, move);
    turn = opposite(turn);
  }
  return { moves: made, problem: null };
}

/** A game as parameters of an address; defaults are left out. */
export function writeGame({ start, first, moves: made, at }: Game): Parameters {
  return {
    board: printSquares(start) === START ? '' : printSquares(start),
    turn: first === 0 ? '' : 'F',
    moves: printMoves(made),
    at: at === made.length ? '' : String(at),
  };
}

export const printMoves = (made: readonly Move[]): string => made.map(printMove).join(',');

export const newGame = (start: Board, first: Side): Game => ({ start, first, moves: [], at: 0 });

/** The boards from the start to the current position. */
export function boardsOf({ start, moves: made, at }: Game): Board[] {
  const boards = [start];
  for (const move of made.slice(0, at)) boards.push(afterMove(lastOf(boards), move));
  return boards;
}

export const boardOfGame = (game: Game): Board => lastOf(boardsOf(game));

/** Who is to move. */
export const turnOf = ({ first, at }: Game): Side => (at % 2 === 0 ? first : opposite(first));

export const movesOf = (game: Game): Move[] => legalMoves(boardOfGame(game), turnOf(game));

/** The game after one more move; undone moves are dropped, unless the first of them is this move. */
export function play(game: Game, move: Move): Game {
  const next = game.moves[game.at];
  if (next !== undefined && next.from === move.from) return { ...game, at: game.at + 1 };
  return { ...game, moves: [...game.moves.slice(0, game.at), move], at: game.at + 1 };
}

/** The game at another moment. */
export function goTo(game: Game, at: number): Game {
  return { ...game, at: Math.max(0, Math.min(at, game.moves.length)) };
}
