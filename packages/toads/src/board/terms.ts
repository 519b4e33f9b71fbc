/**
 * An expression as a list of terms, each a board or a game with a sign: what the players play. Boards stay
 * boards where they are terms of the sum; inside braces, multiples and the like only their value matters.
 */
import { type Arena, evaluate, type GameId, opposite, type Side } from '@lilypad/games';
import { afterMove, type Board, legalMoves, type Move } from './board.ts';
import type { Expression } from './expression.ts';
import { printBoard } from './notation.ts';

/** One summand of a sum: a board or a game of an arena, with its sign. */
export type Term =
  | { readonly kind: 'board'; readonly negative: boolean; readonly board: Board }
  | { readonly kind: 'game'; readonly negative: boolean; readonly game: GameId };

/**
 * The terms of an expression, from left to right; `value` gives the value of a board.
 *
 * @throws GameLimitError - if a game or the value of a board goes beyond a limit
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const sum = parseExpression('TF. - 2.^');
 * if (sum.ok) {
 *   const terms = termsOf(valuer.arena, sum.value, (board) => valuer.value(board));
 *   printTerms(terms, (g) => formatGame(valuer.arena, g)); // => 'TF. - ^^'
 * }
 * ```
 */
export function termsOf(arena: Arena, expression: Expression, value: (board: Board) => GameId): Term[] {
  const terms: Term[] = [];
  // An explicit stack, the next node on top: minus signs may be nested as deep as the text is long.
  const pending: { readonly node: Expression; readonly negative: boolean }[] = [{ node: expression, negative: false }];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const { node, negative } = top;
    if (node.kind === 'sum') {
      for (const term of node.terms.toReversed()) {
        pending.push({ node: term.value, negative: term.negative !== negative });
      }
    } else if (node.kind === 'negative') {
      pending.push({ node: node.operand, negative: !negative });
    } else if (node.kind === 'atom') {
      terms.push({ kind: 'board', negative, board: node.value });
    } else {
      terms.push({ kind: 'game', negative, game: evaluate(arena, node, value) });
    }
  }
  return terms;
}

/** The value of a term. */
export function termValue(arena: Arena, term: Term, value: (board: Board) => GameId): GameId {
  const game = term.kind === 'board' ? value(term.board) : term.game;
  return term.negative ? arena.negate(game) : game;
}

/**
 * The sum as text; `game` prints a value.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * const terms: Term[] = [
 *   { kind: 'board', negative: false, board: boardOf('TF.') },
 *   { kind: 'game', negative: true, game: arena.up },
 * ];
 * printTerms(terms, (g) => formatGame(arena, g)); // => 'TF. - ^'
 * ```
 */
export function printTerms(terms: readonly Term[], game: (g: GameId) => string): string {
  let text = '';
  for (const [i, term] of terms.entries()) {
    const body = term.kind === 'board' ? printBoard(term.board) : parenthesised(game(term.game), terms.length > 1);
    text += i === 0 ? (term.negative ? '- ' : '') : term.negative ? ' - ' : ' + ';
    text += body;
  }
  return text;
}

/** Within a sum, a value that contains a sign is put in parentheses. */
function parenthesised(text: string, inSum: boolean): string {
  return inSum && /^[-+−±]/.test(text) ? `(${text})` : text;
}

/**
 * The number of squares of all boards.
 *
 * @returns the number of squares
 * @example
 * ```ts
 * squaresOf([{ kind: 'board', negative: true, board: boardOf('T^5.F') }]); // => 7
 * ```
 */
export function squaresOf(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + (term.kind === 'board' ? term.board.length : 0), 0);
}

/** One move of a side in one term: what is moved, and the term after it. */
export interface TermMove {
  readonly index: number;
  /** The board move, or null for a move in a game. */
  readonly move: Move | null;
  readonly after: Term;
}

/** All moves of a side. In a negative term the players are exchanged. */
export function termMoves(arena: Arena, terms: readonly Term[], side: Side): TermMove[] {
  return terms.flatMap((term, index): TermMove[] => {
    const mover = term.negative ? opposite(side) : side;
    if (term.kind === 'board') {
      return legalMoves(term.board, mover).map((move) => ({
        index,
        move,
        after: { kind: 'board', negative: term.negative, board: afterMove(term.board, move) },
      }));
    }
    return arena.options(term.game, mover).map((game) => ({
      index,
      move: null,
      after: { kind: 'game', negative: term.negative, game },
    }));
  });
}
