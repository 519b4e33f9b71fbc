/** How two sums stand to each other, and their difference. */
import { evaluate } from '@lilypad/games';
import type { CompareAnswer, Input } from '../protocol.ts';
import { readExpression, type Session } from '../session.ts';
import { short } from '../written.ts';

export function compare(session: Session, { left, right }: Input<'compare'>): CompareAnswer {
  const valuer = session.valuer();
  const { arena } = valuer;
  const [g, h] = [left, right].map((text) => evaluate(arena, readExpression(text), (board) => valuer.value(board)));
  return {
    relation: arena.compare(g!, h!),
    left: short(arena, g!),
    right: short(arena, h!),
    difference: short(arena, arena.subtract(g!, h!)),
  };
}
