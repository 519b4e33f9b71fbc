/** Parts of lists, and questions about all of their items. */
import { apply } from '../evaluate/call.ts';
import { type CallSite, entry, type FunctionEntry } from '../evaluate/entry.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import { aKind, booleanValue, listValue, textValue, type Value } from '../values/value.ts';

const PARAMETERS = [
  ['list', 'list'],
  ['f', 'any'],
] as const;

/** Whether a function that answers true or false says true of an item. */
function* holds({ evaluation, place }: CallSite, f: Value, item: Value): Step<boolean> {
  const answer = yield* apply(evaluation, f, [item], place);
  if (answer.kind !== 'boolean') throw new Fault(`The function must give true or false, not ${aKind(answer)}.`, place);
  return answer.truth;
}

/** Whether an item is found of which the function says this. */
function* isThere(site: CallSite, items: readonly Value[], f: Value, wanted: boolean): Step<boolean> {
  for (const item of items) if ((yield* holds(site, f, item)) === wanted) return true;
  return false;
}

export const SELECTIONS: readonly FunctionEntry[] = [
  entry({
    name: 'filter',
    group: 'lists',
    parameters: PARAMETERS,
    help: 'the items of which a function says true',
    example: 'filter(1..9, n -> odd(n))',
    run: function* (site, items, f) {
      const kept: Value[] = [];
      for (const item of items) if (yield* holds(site, f, item)) kept.push(item);
      return listValue(kept);
    },
  }),
  entry({
    name: 'exists',
    group: 'lists',
    parameters: PARAMETERS,
    help: 'whether a function says true of an item',
    example: 'exists([^, *], G -> G > 0)',
    run: function* (site, items, f) {
      return booleanValue(yield* isThere(site, items, f, true));
    },
  }),
  entry({
    name: 'forAll',
    group: 'lists',
    parameters: PARAMETERS,
    help: 'whether a function says true of every item',
    example: 'forAll([^, *], G -> G > 0)',
    run: function* (site, items, f) {
      return booleanValue(!(yield* isThere(site, items, f, false)));
    },
  }),
  entry({
    name: 'concat',
    group: 'lists',
    parameters: [
      ['a', 'any'],
      ['b', 'any'],
    ],
    help: 'two lists one after the other, or two texts',
    example: 'concat([1, 2], [3])',
    run: ({ evaluation, place }, a, b) => {
      if (a.kind === 'list' && b.kind === 'list') {
        evaluation.budget.spend(a.items.length + b.items.length, place);
        return listValue([...a.items, ...b.items]);
      }
      if (a.kind !== 'text' || b.kind !== 'text') throw new Fault('concat takes two lists or two texts.', place);
      evaluation.budget.spend(a.text.length + b.text.length, place);
      return textValue(a.text + b.text);
    },
  }),
  entry({
    name: 'head',
    group: 'lists',
    parameters: [['list', 'list']],
    help: 'the first item of a list',
    example: 'head([1, 2, 3])',
    run: ({ place }, [first]) => {
      if (first === undefined) throw new Fault('An empty list has no first item.', place);
      return first;
    },
  }),
  entry({
    name: 'tail',
    group: 'lists',
    parameters: [['list', 'list']],
    help: 'a list without its first item',
    example: 'tail([1, 2, 3])',
    run: (_, items) => listValue(items.slice(1)),
  }),
];
