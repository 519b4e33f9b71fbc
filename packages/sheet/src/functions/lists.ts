/** Lists, numbers, and the language itself. */
import { Dyadic } from '@lilypad/games';
import { apply } from '../evaluate/call.ts';
import { type CallSite, entry, type FunctionEntry } from '../evaluate/entry.ts';
import { modulo } from '../evaluate/operators.ts';
import { equal, relation } from '../evaluate/relations.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import { printValue } from '../values/print.ts';
import {
  aKind,
  booleanValue,
  integerValue,
  kindName,
  listValue,
  numberValue,
  textValue,
  type Value,
} from '../values/value.ts';

/** The best of some values by the order of games; they must be comparable. */
function* best(site: CallSite, values: readonly Value[], sign: '<' | '>', name: string): Step<Value> {
  const [only] = values;
  const items = values.length === 1 && only?.kind === 'list' ? only.items : values;
  let found: Value | undefined;
  for (const item of items) {
    if (site.evaluation.budget.step(site.place)) yield;
    const how = found === undefined ? sign : yield* relation(site.evaluation, item, found, site.place);
    if (how === '||') throw new Fault(`${name} needs values that can be compared with each other.`, site.place);
    if (how === sign) found = item;
  }
  if (found === undefined) throw new Fault(`${name} needs at least one value.`, site.place);
  return found;
}

/** The items without repetitions. */
function* distinct({ evaluation, place }: CallSite, items: readonly Value[]): Step<Value> {
  const found: Value[] = [];
  const texts = new Set<string>();
  for (const item of items) {
    if (evaluation.budget.step(place)) yield;
    const text = `${kindName(item)} ${printValue(item, 'plain', true)}`;
    if (!texts.has(text)) found.push(item);
    texts.add(text);
  }
  return listValue(found);
}

interface Keyed {
  readonly item: Value;
  readonly key: Value;
}

/** Sorted by the order of games where that decides, and otherwise as they were (by merging). */
function* sorted(site: CallSite, items: readonly Value[], key: Value | undefined): Step<Value[]> {
  const keyed: Keyed[] = [];
  for (const item of items) {
    keyed.push({ item, key: key === undefined ? item : yield* apply(site.evaluation, key, [item], site.place) });
  }
  let runs: Keyed[][] = keyed.map((one) => [one]);
  while (runs.length > 1) {
    const next: Keyed[][] = [];
    for (let i = 0; i < runs.length; i += 2) next.push(yield* merged(site, runs[i] ?? [], runs[i + 1] ?? []));
    runs = next;
  }
  return (runs[0] ?? []).map(({ item }) => item);
}

function* merged(site: CallSite, left: readonly Keyed[], right: readonly Keyed[]): Step<Keyed[]> {
  const all: Keyed[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (site.evaluation.budget.step(site.place)) yield;
    const [a, b] = [left[i] as Keyed, right[j] as Keyed];
    const after = (yield* relation(site.evaluation, b.key, a.key, site.place)) === '<';
    all.push(after ? b : a);
    if (after) j++;
    else i++;
  }
  return [...all, ...left.slice(i), ...right.slice(j)];
}

function* total(site: CallSite, items: readonly Value[]): Step<Value> {
  const { games, budget } = site.evaluation;
  let sum: Value = numberValue(Dyadic.ZERO);
  for (const item of items) {
    if (budget.step(site.place)) yield;
    const worth = yield* games.worth(item, site.place);
    sum = games.value(games.arena.add(games.id(sum), games.id(worth)));
  }
  return sum;
}

const parity = (name: 'odd' | 'even', rest: bigint): FunctionEntry =>
  entry({
    name,
    group: 'numbers',
    parameters: [['n', 'any']],
    help: `whether the integer n is ${name}`,
    example: `${name}(3)`,
    run: ({ place }, n) => {
      const two = integerValue(2);
      const remainder = modulo(n, two, place) as typeof two;
      return booleanValue(remainder.number.numerator === rest);
    },
  });

const extreme = (name: 'max' | 'min', sign: '<' | '>', word: string): FunctionEntry =>
  entry({
    name,
    group: 'lists',
    parameters: [['values', 'any...']],
    help: `the ${word} of a list, or of its arguments`,
    example: `${name}([1, 3, 2])`,
    run: (site, ...values) => best(site, values, sign, name),
  });

const list = ['list', 'list'] as const;

export const LISTS: readonly FunctionEntry[] = [
  entry({
    name: 'length',
    group: 'lists',
    aliases: ['Size', 'count'],
    parameters: [['list', 'any']],
    help: 'how many items a list has, or squares a board, or characters a text',
    example: 'length([1, 2, 3])',
    run: ({ place }, value) => {
      if (value.kind === 'list') return integerValue(value.items.length);
      if (value.kind === 'board') return integerValue(value.board.length);
      if (value.kind === 'text') return integerValue([...value.text].length);
      throw new Fault(`Lists, boards and texts have a length, not ${aKind(value)}.`, place);
    },
  }),
  extreme('max', '>', 'greatest'),
  extreme('min', '<', 'least'),
  entry({
    name: 'sum',
    group: 'lists',
    parameters: [list],
    help: 'the sum of a list of games',
    example: 'sum([1, ^, *])',
    run: total,
  }),
  entry({
    name: 'sort',
    group: 'lists',
    aliases: ['Sorted'],
    parameters: [list, ['key', 'any?']],
    help: 'the list in ascending order, or in that of a function of its items',
    example: 'sort([3, 1, 2])',
    run: function* (site, items, key) {
      return listValue(yield* sorted(site, items, key));
    },
  }),
  entry({
    name: 'distinct',
    group: 'lists',
    aliases: ['ToSet'],
    parameters: [list],
    help: 'the list without repetitions',
    example: 'distinct([1, 2, 1])',
    run: distinct,
  }),
  entry({
    name: 'reverse',
    group: 'lists',
    parameters: [list],
    help: 'the list from its end',
    example: 'reverse(1..3)',
    run: (_, items) => listValue(items.toReversed()),
  }),
  entry({
    name: 'contains',
    group: 'lists',
    parameters: [list, ['item', 'any']],
    help: 'whether a list has an item',
    example: 'contains([1, *, ^], *)',
    run: function* ({ evaluation, place }, items, wanted) {
      for (const item of items) if (yield* equal(evaluation, item, wanted, place)) return booleanValue(true);
      return booleanValue(false);
    },
  }),
  entry({
    name: 'map',
    group: 'lists',
    aliases: ['Apply'],
    parameters: [list, ['f', 'any']],
    help: 'a function of each item',
    example: 'map([1, 2], n -> n + 1)',
    run: function* ({ evaluation, place }, items, f) {
      const values: Value[] = [];
      for (const item of items) values.push(yield* apply(evaluation, f, [item], place));
      return listValue(values);
    },
  }),
  parity('odd', 1n),
  parity('even', 0n),
  entry({
    name: 'abs',
    group: 'numbers',
    parameters: [['x', 'number']],
    help: 'the number without its sign',
    example: 'abs(-3/2)',
    run: (_, x) => numberValue(x.sign() < 0 ? x.negate() : x),
  }),
  entry({
    name: 'floor',
    group: 'numbers',
    parameters: [['x', 'number']],
    help: 'the greatest integer that is at most x',
    example: 'floor(5/2)',
    run: (_, x) => integerValue(x.floor()),
  }),
  entry({
    name: 'kind',
    group: 'language',
    parameters: [['x', 'any']],
    help: 'what kind of value x is',
    example: 'kind(TT..FF)',
    run: (_, value) => textValue(kindName(value)),
  }),
  entry({
    name: 'text',
    group: 'language',
    aliases: ['ToString'],
    parameters: [['x', 'any']],
    help: 'a value as text',
    example: 'text({3|1})',
    run: ({ evaluation, place }, value) => {
      const text = printValue(value);
      evaluation.budget.spend(text.length, place);
      return textValue(text);
    },
  }),
];
