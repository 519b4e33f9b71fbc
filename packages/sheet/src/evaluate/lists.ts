/** Lists: written out, ranges, comprehensions, items. */
import { Fault } from '../syntax/fault.ts';
import type { Clause, Expr, Place } from '../syntax/tree.ts';
import { Scope } from '../values/scope.ts';
import { aKind, integerValue, listValue, type Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';
import { wholeNumber } from './operators.ts';
import type { Step } from './step.ts';

/** The values of several expressions. */
export function* all(evaluation: Evaluation, exprs: readonly Expr[], scope: Scope, place: Place): Step<Value[]> {
  const values: Value[] = [];
  for (const expr of exprs) values.push(yield* evaluation.evaluate(expr, scope));
  evaluation.budget.spend(values.length, place);
  return values;
}

/** The items of the list that an expression is. */
export function* itemsOf(evaluation: Evaluation, expr: Expr, scope: Scope): Step<readonly Value[]> {
  const value = yield* evaluation.evaluate(expr, scope);
  if (value.kind !== 'list') throw new Fault(`A list is expected here, not ${aKind(value)}.`, expr);
  return value.items;
}

export function* range(evaluation: Evaluation, expr: Extract<Expr, { kind: 'range' }>, scope: Scope): Step<Value> {
  const from = wholeNumber(yield* evaluation.evaluate(expr.from, scope), expr.from);
  const to = wholeNumber(yield* evaluation.evaluate(expr.to, scope), expr.to);
  const step = expr.step === null ? 1n : wholeNumber(yield* evaluation.evaluate(expr.step, scope), expr.step);
  if (step === 0n) throw new Fault('The step of a range cannot be 0.', expr.step ?? expr);
  const length = to === from ? 1 : to > from === step > 0n ? Number((to - from) / step) + 1 : 0;
  evaluation.budget.spend(length, expr);
  return listValue(Array.from({ length }, (_, i) => integerValue(from + step * BigInt(i))));
}

export function* comprehension(
  evaluation: Evaluation,
  expr: Extract<Expr, { kind: 'comprehension' }>,
  scope: Scope,
): Step<Value> {
  const items: Value[] = [];
  yield* forEach(evaluation, expr.clauses, scope, function* (inner) {
    items.push(yield* evaluation.evaluate(expr.item, inner));
    evaluation.budget.spend(1, expr);
  });
  return listValue(items);
}

/** Runs `each` for all values of the names that the clauses bind. */
function* forEach(
  evaluation: Evaluation,
  clauses: readonly Clause[],
  scope: Scope,
  each: (scope: Scope) => Step<void>,
): Step<void> {
  const [clause, ...rest] = clauses;
  if (clause === undefined) {
    yield* each(scope);
  } else if (clause.kind === 'if') {
    if (yield* evaluation.truth(clause.test, scope)) yield* forEach(evaluation, rest, scope, each);
  } else {
    for (const item of yield* itemsOf(evaluation, clause.list, scope)) {
      yield* forEach(evaluation, rest, new Scope(scope, new Map([[clause.name, item]])), each);
    }
  }
}

/** An item of a list, counted from 1, or from the end with a minus; a field of a record. */
export function* index(evaluation: Evaluation, expr: Extract<Expr, { kind: 'index' }>, scope: Scope): Step<Value> {
  const list = yield* evaluation.evaluate(expr.operand, scope);
  const place = yield* evaluation.evaluate(expr.index, scope);
  if (list.kind === 'record' && place.kind === 'text') {
    const field = list.fields.get(place.text);
    if (field === undefined) throw new Fault(`The record has no field "${place.text}".`, expr.index);
    return field;
  }
  if (list.kind !== 'list') throw new Fault(`Only lists and records have items, not ${aKind(list)}.`, expr.operand);
  const n = wholeNumber(place, expr.index);
  const { length } = list.items;
  const item = list.items[Number(n < 0n ? BigInt(length) + n : n - 1n)];
  if (item === undefined) throw new Fault(`The list has ${length} items, so there is no item ${n}.`, expr.index);
  return item;
}
