/** Calls of functions: those of the worksheet, and those of the language by any of their names. */
import { Fault } from '../syntax/fault.ts';
import type { Call, Expr, Place } from '../syntax/tree.ts';
import { Scope } from '../values/scope.ts';
import { aKind, type BuiltInValue, type ClosureValue, type Value } from '../values/value.ts';
import { type FunctionEntry, type ParameterKind, type PlainEntry, usageOf } from './entry.ts';
import type { Evaluation } from './evaluation.ts';
import { all } from './lists.ts';
import { smallNumber } from './operators.ts';
import type { Step } from './step.ts';

export function* call(evaluation: Evaluation, expr: Call, scope: Scope): Step<Value> {
  const { callee, args } = expr;
  const called =
    callee.kind === 'property'
      ? yield* property(evaluation, callee, scope, true)
      : yield* evaluation.evaluate(callee, scope);
  if (called.kind === 'builtIn') {
    const entry = entryOf(evaluation, called, expr);
    if (entry.kind === 'special') return yield* entry.run(siteOf(evaluation, expr), args, scope);
  }
  const exprs = args.map(({ value }) => value);
  return yield* apply(evaluation, called, yield* all(evaluation, exprs, scope, expr), expr, exprs);
}

/** Calls a function with values; `places` are those of the arguments in the text. */
export function* apply(
  evaluation: Evaluation,
  called: Value,
  values: readonly Value[],
  place: Place,
  places: readonly Place[] = [],
): Step<Value> {
  if (called.kind === 'builtIn') {
    const entry = entryOf(evaluation, called, place);
    if (entry.kind === 'special') throw new Fault(`${entry.name} must be called with its arguments.`, place);
    const first = called.first === null ? [] : [called.first];
    return yield* run(evaluation, entry, [...first, ...values], place, [...first.map(() => place), ...places]);
  }
  if (called.kind !== 'function') throw new Fault(`Only functions can be called, not ${aKind(called)}.`, place);
  const { parameters, name } = called;
  if (parameters.length !== values.length) {
    throw new Fault(`${name ?? 'This function'} takes ${count(parameters.length)}, not ${values.length}.`, place);
  }
  const names = new Map(parameters.map((parameter, i) => [parameter, values[i] as Value]));
  return yield* inBody(evaluation, called, new Scope(called.scope, names), place);
}

/** Places in the body of a function belong to the text that it was defined in. */
function* inBody(evaluation: Evaluation, called: ClosureValue, scope: Scope, place: Place): Step<Value> {
  const { origin } = evaluation;
  if (called.origin === origin) return yield* evaluation.evaluate(called.body, scope);
  evaluation.origin = called.origin;
  try {
    return yield* evaluation.evaluate(called.body, scope);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const message = called.name === null ? error.message : `In ${called.name}: ${error.message}`;
    throw new Fault(message, place, false, error.isLimit);
  } finally {
    evaluation.origin = origin;
  }
}

/**
 * G.Mean: a field of a record, or a function of the language with the operand as its first argument. Where it is
 * called, as in G.Cool(1), the other arguments are still to come.
 */
export function* property(
  evaluation: Evaluation,
  expr: Extract<Expr, { kind: 'property' }>,
  scope: Scope,
  called = false,
): Step<Value> {
  const operand = yield* evaluation.evaluate(expr.operand, scope);
  const { name } = expr;
  const field = operand.kind === 'record' || operand.kind === 'report' ? operand.fields.get(name) : undefined;
  if (field !== undefined) return field;
  const entry = evaluation.surroundings.builtIn(name);
  if (entry === null || entry.kind === 'special') {
    const place = { at: expr.end - name.length, end: expr.end };
    throw new Fault(`There is no property "${name}" of ${aKind(operand)}.`, place);
  }
  const value: BuiltInValue = { kind: 'builtIn', name: entry.name, first: operand };
  return called ? value : yield* apply(evaluation, value, [], expr);
}

function entryOf(evaluation: Evaluation, { name }: BuiltInValue, place: Place): FunctionEntry {
  const entry = evaluation.surroundings.builtIn(name);
  if (entry === null) throw new Fault(`There is no function "${name}".`, place);
  return entry;
}

const siteOf = (evaluation: Evaluation, place: Place) => ({ evaluation, arena: evaluation.games.arena, place });

/** Runs a function of the language: its arguments become what its parameters say. */
function* run(
  evaluation: Evaluation,
  entry: PlainEntry,
  values: readonly Value[],
  place: Place,
  places: readonly Place[],
): Step<Value> {
  const worths: unknown[] = [];
  const kinds = kindsFor(entry, values.length, place);
  // Boards first: valuing one may renew the arena.
  for (const [i, kind] of kinds.entries()) {
    const at = places[i] ?? place;
    const value = values[i] as Value;
    worths.push(kind === 'game' ? yield* evaluation.games.worth(value, at) : given(kind, value, at, entry));
  }
  const args = worths.map((worth, i) => (kinds[i] === 'game' ? evaluation.games.id(worth as never) : worth));
  const result = entry.run(siteOf(evaluation, place), ...(args as never[]));
  return isStep(result) ? yield* result : result;
}

const isStep = (result: Value | Step<Value>): result is Step<Value> => 'next' in result;

/** The kinds of so many arguments; throws if the function does not take so many. */
function kindsFor(entry: PlainEntry, length: number, place: Place): ParameterKind[] {
  const kinds = entry.parameters.map(([, kind]) => kind);
  const last = kinds.at(-1) ?? '';
  const least = kinds.filter((kind) => !/[?.]$/.test(kind)).length;
  if (length < least || (length > kinds.length && !last.endsWith('...'))) {
    const most = last.endsWith('...') ? 'or more' : least === kinds.length ? '' : `to ${kinds.length}`;
    const takes = most === '' ? count(least) : `${least} ${most} arguments`;
    throw new Fault(`${entry.name} takes ${takes}, not ${length}: ${usageOf(entry)}.`, place);
  }
  return Array.from({ length }, (_, i) => (kinds[i] ?? last).replace(/[?.]+$/, '') as ParameterKind);
}

const count = (n: number): string => (n === 0 ? 'no arguments' : n === 1 ? '1 argument' : `${n} arguments`);

/** What a parameter of a kind other than game is given. */
function given(kind: ParameterKind, value: Value, place: Place, { name }: FunctionEntry): unknown {
  const wrong = (what: string): Fault => new Fault(`${name} takes ${what} here, not ${aKind(value)}.`, place);
  switch (kind) {
    case 'number':
      if (value.kind !== 'number') throw wrong('a number');
      return value.number;
    case 'integer':
      return smallNumber(value, place);
    case 'board':
      if (value.kind !== 'board') throw wrong('a board');
      return value.board;
    case 'list':
      if (value.kind !== 'list') throw wrong('a list');
      return value.items;
    case 'text':
      if (value.kind !== 'text') throw wrong('a text');
      return value.text;
    default:
      return value;
  }
}
