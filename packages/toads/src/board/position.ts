/**
 * A position of the two-player game: a board and whose turn it is, and the three ways of writing it.
 *
 *     ("R---L", "R")   the tuple of the GamesCrafters write-up: board, player to move
 *     1_R---L          the GamesCrafters Universal Web API: player 1 or 2 to move, board
 *     T...F            this project's boards, without the player to move
 *
 * Player 1 owns the toads, which move to the right and are therefore called R there; player 2 owns the frogs, L. In
 * this project Left owns the toads. So the letter L alone could mean Left, who moves toads, or the pieces L, which are
 * frogs; for a board of T and F it is refused.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import type { Board } from './board.ts';
import { type NotationError, parseBoard, printSquares } from './notation.ts';

/** A board, and the side that is to move. */
export interface Position {
  /** The board. */
  readonly board: Board;
  /** The player to move. */
  readonly turn: Side;
}

/** The result of `parsePosition`: a position, or the error with its column. */
export type ParsedPosition =
  | { readonly ok: true; readonly value: Position }
  | { readonly ok: false; readonly error: NotationError };

/** The result of `parseTurn`: a side, or the error with its column. */
export type ParsedTurn =
  | { readonly ok: true; readonly value: Side }
  | { readonly ok: false; readonly error: NotationError };

const TUPLE = /^(\s*\(\s*(["']))([^"']*)\2\s*,\s*(["'])([^"']*)\4\s*\)\s*$/;
const UNIVERSAL = /^(\s*(\d+)_)(.*)$/s;

/**
 * The position that a text describes in any of the three ways. A text without a player to move takes `turn`; one that
 * has a player must not contradict it. Without either, toads move.
 *
 * @example
 * ```ts
 * const parsed = parsePosition('2_RR--LL');
 * if (parsed.ok) {
 *   printPosition(parsed.value, 'tuple'); // => '("RR--LL","L")'
 * }
 * ```
 */
export function parsePosition(text: string, turn?: Side): ParsedPosition {
  const tuple = TUPLE.exec(text);
  if (tuple !== null) {
    const [, before, , board, , player] = tuple;
    const mover = parseTurn(player, board);
    if (!mover.ok) return failure(mover.error.message, text.lastIndexOf(player) + 1);
    return withBoard(board, before.length, mover.value, turn);
  }
  if (/^\s*\(\s*["']/.test(text)) return failure('A tuple is written like ("R---L","R").', 1);
  const universal = UNIVERSAL.exec(text);
  if (universal !== null) {
    const [, before, player, board] = universal;
    if (player !== '1' && player !== '2') return failure('The player to move is 1 or 2, as in 1_R---L.', 1);
    return withBoard(board, before.length, player === '1' ? LEFT : RIGHT, turn);
  }
  return withBoard(text, 0, turn ?? LEFT, turn);
}

function withBoard(text: string, offset: number, turn: Side, wanted: Side | undefined): ParsedPosition {
  const parsed = parseBoard(text);
  if (!parsed.ok) return failure(parsed.error.message, parsed.error.column + offset);
  if (wanted !== undefined && wanted !== turn) {
    return failure(`The position says that ${PIECES[turn]} move, not ${PIECES[wanted]}.`, 1);
  }
  return { ok: true, value: { board: parsed.value, turn } };
}

/** The owners of the pieces, by side. */
export const PIECES = ['toads', 'frogs'] as const;

const TURNS: Readonly<Record<string, Side>> = {
  T: LEFT,
  R: LEFT,
  1: LEFT,
  TOADS: LEFT,
  F: RIGHT,
  L: RIGHT,
  2: RIGHT,
  FROGS: RIGHT,
};

/**
 * The player that T, F, R, L, 1, 2, toads or frogs names, for a board written with these letters.
 *
 * @example
 * ```ts
 * parseTurn('frogs'); // => { ok: true, value: 1 }
 * parseTurn('L', 'T..F').ok; // => false
 * ```
 */
export function parseTurn(text: string, board = ''): ParsedTurn {
  const name = text.trim().toUpperCase();
  if (!Object.hasOwn(TURNS, name)) {
    return failure(`The player to move is T (or R, 1, toads) or F (or L, 2, frogs), not ${JSON.stringify(text)}.`, 1);
  }
  if ((name === 'L' || name === 'R') && /[tf]/i.test(board)) {
    return failure(`On a board of T and F the player to move is T or F, not ${JSON.stringify(text)}.`, 1);
  }
  return { ok: true, value: TURNS[name] };
}

function failure(message: string, column: number): { readonly ok: false; readonly error: NotationError } {
  return { ok: false, error: { message, column } };
}

/**
 * The board in the alphabet of GamesCrafters: R for the toads, L for the frogs, a dash for an empty square.
 *
 * @example
 * ```ts
 * printGamesCrafters(boardOf('T..F')); // => 'R--L'
 * ```
 */
export function printGamesCrafters(board: Board): string {
  let text = '';
  for (let i = 0; i < board.length; i++) text += '-RL'[board[i]];
  return text;
}

/** The ways of writing a position: 1_R---L, ("R---L","R"), T...F. */
export type PositionStyle = 'universal' | 'tuple' | 'plain';

/**
 * The position as 1_R---L, as ("R---L","R"), or as T...F, which leaves the turn out.
 *
 * @example
 * ```ts
 * import { RIGHT } from '@lilypad/games';
 * printPosition({ board: boardOf('T..F'), turn: RIGHT }); // => '2_R--L'
 * ```
 */
export function printPosition({ board, turn }: Position, style: PositionStyle = 'universal'): string {
  if (style === 'plain') return printSquares(board);
  const squares = printGamesCrafters(board);
  return style === 'universal' ? `${turn + 1}_${squares}` : `("${squares}","${'RL'[turn]}")`;
}
