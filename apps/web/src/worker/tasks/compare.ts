/** How two sums stand to each other, in the way that suits them best. */
import type { Arena, Relation } from '@lilypad/games';
import {
  type CompareMethod,
  chooseMethod,
  compareByThresholds,
  type Difference,
  differenceOf,
  Evaluator,
  searchTeam,
  TeamMember,
  termsOf,
  thresholdQuestion,
  type Valuer,
} from '@lilypad/toads';
import type { CompareAnswer, Input } from '../protocol.ts';
import { readExpression, type Session } from '../session.ts';
import { short } from '../written.ts';

const MAX_BYTES = 512 * 2 ** 20;

export function compare(session: Session, { left, right }: Input<'compare'>): CompareAnswer {
  const start = performance.now();
  const valuer = session.valuer();
  const { arena } = valuer;
  const terms = (text: string) => termsOf(arena, readExpression(text), (board) => valuer.value(board));
  const difference = differenceOf(arena, terms(left), terms(right));
  const method = chooseMethod(arena, difference, valuer, MAX_BYTES);
  const found = by(session, arena, valuer, method, difference);
  return { ...found, method, milliseconds: performance.now() - start };
}

type Found = Pick<CompareAnswer, 'relation' | 'difference'>;

function by(session: Session, arena: Arena, valuer: Valuer, method: CompareMethod, difference: Difference): Found {
  if (method === 'value') {
    const value = difference.boards.reduce((sum, board) => arena.add(sum, valuer.value(board)), difference.game);
    return { relation: arena.compare(value, arena.zero), difference: short(arena, value) };
  }
  const relation = method === 'thresholds' ? byThresholds(session, arena, valuer, difference) : null;
  return { relation: relation ?? bySearch(session, arena, difference), difference: null };
}

function byThresholds(session: Session, arena: Arena, valuer: Valuer, difference: Difference): Relation | null {
  const question = thresholdQuestion(arena, difference, valuer);
  const onProgress = (done: number, total?: number) => session.report({ done, total, unit: 'positions' });
  return question && compareByThresholds(question, { maxBytes: MAX_BYTES, onProgress });
}

function bySearch(session: Session, arena: Arena, difference: Difference): Relation {
  const team = searchTeam(difference, 1, MAX_BYTES);
  const onProgress = ({ nodes }: { readonly nodes: number }) => session.report({ done: nodes, unit: 'positions' });
  return new TeamMember(arena, new Evaluator(arena), difference, team, 0, { onProgress }).relation(difference);
}
