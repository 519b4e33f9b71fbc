/**
 * A game in progress, on one board or several: where it began, the moves made, and how many of them are in effect; the
 * others were undone and can be redone. It is kept in the address as text, and an address is checked against the rules.
 */
import { opposite, type Side } from '@lilypad/games';
import {
  afterSumMove,
  type Board,
  boardOf,
  type NotationError,
  parseBoard,
  printMove,
  printSquares,
  type SumMove,
  type SumPosition,
  sumMoves,
} from '@lilypad/toads';
import { elementAt, lastOf } from '../element-at.ts';
import type { Parameters } from '../router/route.ts';
import type { PlainPosition } from '../worker/game-questions.ts';

export interface Game {
  readonly start: readonly Board[];
  /** Who moves first. */
  readonly first: Side;
  readonly moves: readonly SumMove[];
  /** How many of the moves are in effect. */
  readonly at: number;
}

export interface ReadGame {
  readonly game: Game;
  /** What could not be understood, in a sentence. */
  readonly problem: string | null;
}

export const START = 'TTT..FFF';
/** More boards than this do not fit a screen. */
const MOST_BOARDS = 8;

export type ParsedBoards =
  | { readonly ok: true; readonly value: readonly Board[] }
  | { readonly ok: false; readonly error: NotationError };

/** The boards of a text such as `TT..FF + T.F`. */
export function parseBoards(text: string): ParsedBoards {
  const boards: Board[] = [];
  let column = 0;
  for (const part of text.split('+')) {
    const parsed = parseBoard(part);
    if (!parsed.ok) return { ok: false, error: { ...parsed.error, column: parsed.error.column + column } };
    boards.push(parsed.value);
    column += part.length + 1;
  }
  if (boards.length <= MOST_BOARDS) return { ok: true, value: boards };
  return { ok: false, error: { message: `A game is played on at most ${MOST_BOARDS} boards.`, column: 1 } };
}

export const printBoards = (boards: readonly Board[]): string => boards.map((board) => printSquares(board)).join(' + ');

/** The game of an address; as much of it as follows the rules. */
export function readGame(parameters: Parameters): ReadGame {
  const parsed = parseBoards(parameters.board ?? START);
  if (!parsed.ok) {
    const problem = `The board of this address cannot be read: ${parsed.error.message}`;
    return { game: newGame([boardOf(START)], 0), problem };
  }
  const first: Side = parameters.turn === 'F' ? 1 : 0;
  const { moves: made, problem } = readMoves(parsed.value, first, parameters.moves ?? '');
  const at = Number(parameters.at ?? made.length);
  const stands = Number.isInteger(at) && at >= 0 && at <= made.length ? at : made.length;
  return { game: { start: parsed.value, first, moves: made, at: stands }, problem };
}

/** Moves such as `2-3 5-4`, separated by blanks or commas; the first illegal move ends the list. */
export function readMoves(
  start: readonly Board[],
  first: Side,
  text: string,
): { moves: SumMove[]; problem: string | null } {
  const made: SumMove[] = [];
  let position: SumPosition = { boards: start, turn: first };
  for (const word of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const move = sumMoves(position).find((legal) => printSumMove(legal, start.length) === word);
    if (move === undefined) {
      const problem = `Move ${made.length + 1}, ${JSON.stringify(word)}, cannot be made; the game is shown up to there.`;
      return { moves: made, problem };
    }
    made.push(move);
    position = afterSumMove(position, move);
  }
  return { moves: made, problem: null };
}

/** `2-3`, or on several boards `1:2-3`, with the board before it. */
export const printSumMove = (move: SumMove, boards: number): string =>
  boards > 1 ? `${move.board + 1}:${printMove(move)}` : printMove(move);

/** A game as parameters of an address; defaults are left out. */
export function writeGame({ start, first, moves: made, at }: Game): Parameters {
  const board = printBoards(start);
  return {
    board: board === START ? '' : board,
    turn: first === 0 ? '' : 'F',
    moves: made.map((move) => printSumMove(move, start.length)).join(','),
    at: at === made.length ? '' : String(at),
  };
}

export const newGame = (start: readonly Board[], first: Side): Game => ({ start, first, moves: [], at: 0 });

/** The positions from the start to the current one. */
export function positionsOf({ start, first, moves: made, at }: Game): SumPosition[] {
  const positions: SumPosition[] = [{ boards: start, turn: first }];
  for (const move of made.slice(0, at)) positions.push(afterSumMove(lastOf(positions), move));
  return positions;
}

export const positionOf = (game: Game): SumPosition => lastOf(positionsOf(game));

/** A position as questions to the worker have it. */
export const plain = ({ boards, turn }: SumPosition): PlainPosition => ({
  boards: boards.map((board) => printSquares(board)),
  turn,
});

/** Who is to move. */
export const turnOf = ({ first, at }: Game): Side => (at % 2 === 0 ? first : opposite(first));

/** The game after one more move; undone moves are dropped, unless the first of them is this move. */
export function play(game: Game, move: SumMove): Game {
  const next = game.moves[game.at];
  if (next !== undefined && next.board === move.board && next.from === move.from) return { ...game, at: game.at + 1 };
  return { ...game, moves: [...game.moves.slice(0, game.at), move], at: game.at + 1 };
}

/** The game at another moment. */
export function goTo(game: Game, at: number): Game {
  return { ...game, at: Math.max(0, Math.min(at, game.moves.length)) };
}

/** The last move in effect, if it was on this board. */
export function lastMoveOn(game: Game, board: number): SumMove | null {
  const last = game.at === 0 ? null : elementAt(game.moves, game.at - 1);
  return last?.board === board ? last : null;
}
