/**
 * The difference of two sums, which compares with 0 as the first sum does with the second: boards that no rule takes
 * apart any further, and one game. Boards that are each other's negatives have been cancelled.
 */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, countSquares, EMPTY, mirror, sameBoard } from '../board/board.ts';
import type { Term } from '../board/terms.ts';
import { simplifyBoard } from '../rules/reduce.ts';
import { ALL_RULES } from '../rules/rules.ts';
import { boardCost } from '../sweep/board-cost.ts';
import type { Valuer } from '../value/valuer.ts';

/** A comparison as one sum that is compared with 0: boards, and one game of an arena. */
export interface Difference {
  /** From the costliest to the cheapest. */
  readonly boards: readonly Board[];
  /** The sum of all its games. */
  readonly game: GameId;
}

/**
 * The first sum minus the second. Boards are taken apart by the rules first; the games of the terms belong to the
 * arena.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * const board: Term = { kind: 'board', negative: false, board: boardOf('TT..FF') };
 * const { boards, game } = differenceOf(arena, [board], [{ kind: 'game', negative: false, game: arena.up }]);
 * [boards.map(printBoard), formatGame(arena, game)]; // => [ [ 'TT..FF' ], 'v' ]
 * ```
 */
export function differenceOf(arena: Arena, left: readonly Term[], right: readonly Term[]): Difference {
  let game = arena.zero;
  const boards: Board[] = [];
  const addTerm = (term: Term, negative: boolean): void => {
    if (term.kind === 'game') {
      game = negative ? arena.subtract(game, term.game) : arena.add(game, term.game);
      return;
    }
    const { integer, parts } = simplifyBoard(negative ? mirror(term.board) : term.board, ALL_RULES);
    game = arena.shift(game, integer);
    for (const part of parts) addBoard(boards, part);
  };
  for (const term of left) addTerm(term, term.negative);
  for (const term of right) addTerm(term, !term.negative);
  boards.sort((a, b) => boardCost(b) - boardCost(a));
  return { boards, game };
}

/**
 * The difference, with the boards that are valued without play (by a proved formula, or with a single empty square) in
 * its game.
 */
export function foldKnown(arena: Arena, { boards, game }: Difference, valuer: Valuer): Difference {
  const unknown: Board[] = [];
  let sum = game;
  for (const board of boards) {
    const value = countSquares(board, EMPTY) === 1 ? valuer.value(board) : valuer.proved(board)?.value;
    if (value === undefined) unknown.push(board);
    else sum = arena.add(sum, value);
  }
  return { boards: unknown, game: sum };
}

/** The value of a difference. */
export function differenceValue(arena: Arena, { boards, game }: Difference, valuer: Valuer): GameId {
  return boards.reduce((sum, board) => arena.add(sum, valuer.value(board)), game);
}

/** Adds a board, or takes its negative away. */
function addBoard(boards: Board[], board: Board): void {
  const image = mirror(board);
  const negative = boards.findIndex((other) => sameBoard(other, image));
  if (negative < 0) boards.push(board);
  else boards.splice(negative, 1);
}

/**
 * An estimate of the work for the value of a board: rules may take it apart first, and one empty square costs almost
 * nothing.
 *
 * @returns a number of arrangements to go through
 * @example
 * ```ts
 * valueCost(boardOf('T^5.F^5')) < valueCost(boardOf('T^5.^5F^5')); // => true
 * ```
 */
export function valueCost(board: Board): number {
  const { parts } = simplifyBoard(board, ALL_RULES);
  return parts.reduce((sum, part) => sum + (countSquares(part, EMPTY) === 1 ? 1 : boardCost(part)), 1);
}
