/** Tables of an expression over parameters, and plots: tables that a page draws. */
import { apply } from '../evaluate/call.ts';
import type { CallSite, FunctionEntry } from '../evaluate/entry.ts';
import { itemsOf } from '../evaluate/lists.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import { printExpr } from '../syntax/print.ts';
import type { Argument, Expr } from '../syntax/tree.ts';
import { Scope } from '../values/scope.ts';
import { integerValue, NOTHING, type TableValue, type Value } from '../values/value.ts';

function* tableOf(site: CallSite, args: readonly Argument[], scope: Scope): Step<TableValue> {
  const { evaluation, place } = site;
  const [first, ...rest] = args;
  if (first?.name === null && rest.length === 0) return yield* tableOfRows(site, first.value, scope);
  const axes: { name: string; values: readonly Value[] }[] = [];
  for (const { name, value } of rest) {
    if (name === null) throw new Fault('The parameters of a table are written a = 1..6.', value);
    axes.push({ name, values: yield* itemsOf(evaluation, value, scope) });
  }
  if (first === undefined || first.name !== null || axes.length < 1 || axes.length > 2) {
    throw new Fault('A table is written table(f(a, b), a = 1..6, b = 1..6), with one or two parameters.', place);
  }
  const [down, across] = axes as [(typeof axes)[0], (typeof axes)[0]?];
  const rows: Value[][] = [];
  for (const a of down.values) {
    const row: Value[] = [];
    for (const b of across?.values ?? [NOTHING]) {
      const names = new Map([[down.name, a], ...(across === undefined ? [] : [[across.name, b] as const])]);
      const inner = new Scope(scope, names);
      row.push(yield* cellOf(site, () => evaluation.evaluate(first.value, inner), first.value));
      evaluation.budget.spend(1, place);
    }
    rows.push(row);
    evaluation.surroundings.onProgress({ unit: 'rows', done: rows.length, total: down.values.length });
  }
  return { kind: 'table', title: printExpr(first.value), axes, rows, view: null };
}

const numbers = (count: number): Value[] => Array.from({ length: count }, (_, i) => integerValue(i + 1));

/** table([[1, 2], [3, 4]]): a list of rows, numbered. */
function* tableOfRows({ evaluation }: CallSite, expr: Expr, scope: Scope): Step<TableValue> {
  const rows = (yield* itemsOf(evaluation, expr, scope)).map((row) => (row.kind === 'list' ? row.items : [row]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    kind: 'table',
    title: '',
    axes: [
      { name: 'row', values: numbers(rows.length) },
      { name: 'column', values: numbers(width) },
    ],
    rows: rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? NOTHING)),
    view: null,
  };
}

/** A cell that fails leaves the others alone. */
function* cellOf({ evaluation }: CallSite, find: () => Step<Value>, expr: Expr): Step<Value> {
  const mark = evaluation.budget.mark();
  try {
    const value = yield* find();
    return value.kind === 'board' || value.kind === 'sum' ? yield* evaluation.games.worth(value, expr) : value;
  } catch (error) {
    if (!(error instanceof Fault) || evaluation.budget.isSpent) throw error;
    evaluation.budget.reset(mark);
    const { at, end } = error.place;
    return { kind: 'error', message: error.message, at, end };
  }
}

const PLOT_USAGE = 'A plot is written plot(f, 1..9), plot(f(n), n = 1..9) or plot(list).';

/** plot(f, 1..9), plot(f(n), n = 1..9), plot(list): a table with one parameter. */
function* plotOf(site: CallSite, args: readonly Argument[], scope: Scope): Step<TableValue> {
  const [first, second, ...rest] = args;
  if (first === undefined || first.name !== null || rest.length > 0) throw new Fault(PLOT_USAGE, site.place);
  if (second !== undefined && second.name !== null) return { ...(yield* tableOf(site, args, scope)), view: 'plot' };
  const { evaluation } = site;
  const given = yield* evaluation.evaluate(first.value, scope);
  if (second === undefined) {
    if (given.kind !== 'list') throw new Fault(PLOT_USAGE, site.place);
    const axes = [{ name: 'n', values: numbers(given.items.length) }];
    return { kind: 'table', title: 'item', axes, rows: given.items.map((item) => [item]), view: 'plot' };
  }
  const values = yield* itemsOf(evaluation, second.value, scope);
  const rows: Value[][] = [];
  for (const value of values) {
    rows.push([yield* cellOf(site, () => apply(evaluation, given, [value], site.place), first.value)]);
    evaluation.budget.spend(1, site.place);
    evaluation.surroundings.onProgress({ unit: 'points', done: rows.length, total: values.length });
  }
  const [name = 'n'] = given.kind === 'function' ? given.parameters : [];
  const title =
    given.kind === 'function' && given.name === null ? printExpr(given.body) : `${printExpr(first.value)}(${name})`;
  return { kind: 'table', title, axes: [{ name, values }], rows, view: 'plot' };
}

export const TABLES: readonly FunctionEntry[] = [
  {
    kind: 'special',
    name: 'table',
    aliases: [],
    usage: 'table(expr, a = list, [b = list])',
    group: 'language',
    help: 'the values of an expression for one or two parameters, or a list of rows',
    example: 'table(value(T^a.^bF^a), a = 1..3, b = 1..3)',
    run: tableOf,
  },
  {
    kind: 'special',
    name: 'plot',
    aliases: [],
    usage: 'plot(f, list)',
    group: 'language',
    help: 'a function over a range, or a list, drawn in the page; games by their mean and stops',
    example: 'plot(n -> temperature(T^n.F), 2..9)',
    run: plotOf,
  },
];
