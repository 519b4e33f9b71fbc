/** Both sides' moves in a sum, each with its value and the sum after it, which can be the next question. */
import { formatGame } from '@lilypad/games';
import { analyseMoves, printTerms, termsOf, type ValuedMove } from '@lilypad/toads';
import type { MoveAnswer, MovesAnswer } from '../protocol.ts';
import { readExpression, type WorkerSession } from '../session.ts';
import { short } from '../written.ts';

export function moves(session: WorkerSession, { sum }: { readonly sum: string }): MovesAnswer {
  const expression = readExpression(sum);
  const valuer = session.values.valuer();
  const { arena } = valuer;
  const terms = termsOf(arena, expression, (board) => valuer.value(board));
  const analysis = analyseMoves(arena, terms, (board) => valuer.value(board));
  const answer = (move: ValuedMove): MoveAnswer => ({
    term: move.index,
    from: move.move?.from ?? null,
    to: move.move?.to ?? null,
    sum: printTerms(move.terms, (game) => formatGame(arena, game)),
    value: short(arena, move.value),
    wins: move.wins,
    flaw: move.flaw,
    cost: move.cost.sign() === 0 ? null : String(move.cost),
  });
  const [left, right] = analysis.moves;
  return { value: short(arena, analysis.value), left: left.map(answer), right: right.map(answer) };
}
