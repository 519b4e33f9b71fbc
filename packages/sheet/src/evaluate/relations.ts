/** Comparisons of values. Games are compared as games; large boards are compared without their values. */
import { formatGame, type Relation } from '@lilypad/games';
import { type Board, compareSums, parseExpression, printBoard, valueCost } from '@lilypad/toads';
import { Fault } from '../syntax/fault.ts';
import type { Place, RelationSign } from '../syntax/tree.ts';
import { aKind, type SumTerm, type Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { Games } from './games.ts';
import { type Step, waitFor } from './step.ts';

/** The relations that each sign allows. */
const ALLOWED: Readonly<Record<RelationSign, readonly Relation[]>> = {
  '=': ['='],
  '!=': ['<', '>', '||'],
  '<': ['<'],
  '>': ['>'],
  '<=': ['<', '='],
  '>=': ['>', '='],
  '||': ['||'],
  '<|': ['<', '||'],
  '|>': ['>', '||'],
};

/** Boards of more work than this are compared without their values. */
const MOST_WORK = 3_000_000;

/** Whether a comparison is true. */
export function* holds(
  evaluation: Evaluation,
  sign: RelationSign,
  left: Value,
  right: Value,
  place: Place,
): Step<boolean> {
  const isEquality = sign === '=' || sign === '!=';
  if (isEquality && !(isGameLike(left) && isGameLike(right))) {
    return (yield* equal(evaluation, left, right, place)) === (sign === '=');
  }
  return ALLOWED[sign].includes(yield* relation(evaluation, left, right, place));
}

/** Whether two values are the same. Values of different kinds are not. */
export function* equal(evaluation: Evaluation, left: Value, right: Value, place: Place): Step<boolean> {
  if (isGameLike(left) && isGameLike(right)) return (yield* relation(evaluation, left, right, place)) === '=';
  if (left.kind === 'list' && right.kind === 'list')
    return yield* equalLists(evaluation, left.items, right.items, place);
  if (left.kind === 'record' && right.kind === 'record') {
    const names = [...left.fields.keys()].sort();
    if (names.join() !== [...right.fields.keys()].sort().join()) return false;
    const values = (fields: ReadonlyMap<string, Value>): Value[] => names.map((name) => fields.get(name) as Value);
    return yield* equalLists(evaluation, values(left.fields), values(right.fields), place);
  }
  if (left.kind === 'text' && right.kind === 'text') return left.text === right.text;
  if (left.kind === 'boolean' && right.kind === 'boolean') return left.truth === right.truth;
  return left.kind === 'nothing' && right.kind === 'nothing';
}

function* equalLists(
  evaluation: Evaluation,
  left: readonly Value[],
  right: readonly Value[],
  place: Place,
): Step<boolean> {
  if (left.length !== right.length) return false;
  for (const [i, item] of left.entries()) {
    if (evaluation.budget.step(place)) yield;
    if (!(yield* equal(evaluation, item, right[i] as Value, place))) return false;
  }
  return true;
}

/** How two games, or two texts, compare. */
export function* relation(evaluation: Evaluation, left: Value, right: Value, place: Place): Step<Relation> {
  if (left.kind === 'number' && right.kind === 'number') {
    return (['<', '=', '>'] as const)[left.number.compare(right.number) + 1] as Relation;
  }
  if (left.kind === 'text' && right.kind === 'text') {
    return left.text === right.text ? '=' : left.text < right.text ? '<' : '>';
  }
  for (const value of [left, right]) {
    if (!isGameLike(value)) throw new Fault(`Only games and texts have an order, not ${aKind(value)}.`, place);
  }
  const { games } = evaluation;
  const boards = [...boardsOf(left), ...boardsOf(right)];
  const work = boards.reduce((sum, board) => sum + valueCost(board), 0);
  if (work > MOST_WORK) return yield* byPlay(evaluation, left, right);
  const g = yield* games.worth(left, place);
  const h = yield* games.worth(right, place);
  return games.arena.compare(games.id(g), games.id(h));
}

const isGameLike = (value: Value): boolean => ['number', 'game', 'board', 'sum', 'family'].includes(value.kind);

function* byPlay(evaluation: Evaluation, left: Value, right: Value): Step<Relation> {
  const [first, second] = [left, right].map((value) => parseExpression(sumText(evaluation.games, termsOf(value))));
  if (!first?.ok || !second?.ok) throw new TypeError('a sum that was printed cannot be read');
  const { onProgress } = evaluation.surroundings;
  const result = yield* waitFor(compareSums(evaluation.games.session, first.value, second.value, { onProgress }));
  evaluation.games.refresh();
  return result.relation;
}

/** The terms of a game, a board or a sum. */
export function termsOf(value: Value): readonly SumTerm[] {
  if (value.kind === 'sum') return value.terms;
  return [{ negative: false, value: value as SumTerm['value'] }];
}

const boardsOf = (value: Value): Board[] =>
  termsOf(value).flatMap((term) => (term.value.kind === 'board' ? [term.value.board] : []));

/** A sum as text that the reader of sums takes. */
function sumText(games: Games, terms: readonly SumTerm[]): string {
  return terms
    .map(({ negative, value }, i) => {
      const text = value.kind === 'board' ? printBoard(value.board) : `(${formatGame(games.arena, games.id(value))})`;
      return `${negative ? ' - ' : i === 0 ? '' : ' + '}${text}`;
    })
    .join('');
}
