/** The game tree of a sum, level by level up to a number of positions; each position is looked into once. */
import { type Arena, formatGame, SIDES } from '@lilypad/games';
import { analyseMoves, type Board, legalMoves, printTerms, type Term, termsOf } from '@lilypad/toads';
import type { TreeAnswer, TreeOption, TreeQuestion } from '../protocol.ts';
import { readExpression, type WorkerSession } from '../session.ts';
import { short } from '../written.ts';

export function tree(session: WorkerSession, { sum, most, numbers }: TreeQuestion): TreeAnswer {
  const valuer = session.values.valuer();
  const { arena } = valuer;
  const value = (board: Board) => valuer.value(board);
  const print = (terms: readonly Term[]): string => printTerms(terms, (game) => formatGame(arena, game));
  const start = termsOf(arena, readExpression(sum), value);
  const queue: { readonly sum: string; readonly terms: readonly Term[] }[] = [{ sum, terms: start }];
  const seen = new Set([sum, print(start)]);
  const positions: { sum: string; options: TreeOption[] }[] = [];
  let whole = arena.zero;
  for (const { sum: name, terms } of queue) {
    if (positions.length >= most) break;
    const { moves, value: total } = analyseMoves(arena, terms, value);
    if (positions.length === 0) whole = total;
    const options = SIDES.flatMap((side) =>
      moves[side].map((move): TreeOption => {
        const text = print(move.terms);
        const isNumber = arena.isNumber(move.value);
        const isOver = move.terms.every((term) => isDead(arena, term));
        if (!seen.has(text) && !isOver && (numbers || !isNumber)) queue.push({ sum: text, terms: move.terms });
        seen.add(text);
        return {
          sum: text,
          side: side === 0 ? 'left' : 'right',
          value: short(arena, move.value),
          isNumber,
          isCanonical: move.sensible,
          isOver,
        };
      }),
    );
    positions.push({ sum: name, options });
    session.report({ done: positions.length, total: most, unit: 'positions' });
  }
  return { value: short(arena, whole), positions };
}

/** Whether nobody can move in a term. */
function isDead(arena: Arena, term: Term): boolean {
  return SIDES.every((side) =>
    term.kind === 'board' ? legalMoves(term.board, side).length === 0 : arena.options(term.game, side).length === 0,
  );
}
