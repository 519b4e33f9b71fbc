/** find(condition, length = 11) and census(..): positions by what they are worth. */
import type { CallSite, FunctionEntry } from '../evaluate/entry.ts';
import { itemsOf } from '../evaluate/lists.ts';
import { smallNumber } from '../evaluate/operators.ts';
import type { Step } from '../evaluate/step.ts';
import { limited } from '../find/chunks.ts';
import { VALUE_NAME } from '../find/condition.ts';
import { Finder } from '../find/find.ts';
import { boardsOf, type FamilyRange, type Positions, stripsOf } from '../find/positions.ts';
import { Fault } from '../syntax/fault.ts';
import type { Argument, Expr } from '../syntax/tree.ts';
import type { Scope } from '../values/scope.ts';
import { boardValue, integerValue, listValue, recordValue, type Value } from '../values/value.ts';

const USAGE = 'Write find(condition, length = 8), or find(T^a.^bF^c, condition, a = 1..5, b = 1..5, c = 1..5).';

/** What is asked: where to look, and for what. */
interface Question {
  readonly positions: Positions;
  readonly condition: Expr | null;
  readonly limit: number;
  readonly by: Expr | null;
}

function* questionOf(site: CallSite, args: readonly Argument[], scope: Scope): Step<Question> {
  const { evaluation, place } = site;
  const plain = args.filter(({ name }) => name === null).map(({ value }) => value);
  const named = new Map(args.flatMap(({ name, value }) => (name === null ? [] : [[name, value] as const])));
  const whole = function* (name: string): Step<number | null> {
    const expr = named.get(name);
    return expr === undefined ? null : smallNumber(yield* evaluation.evaluate(expr, scope), expr);
  };
  const length = yield* whole('length');
  const limit = (yield* whole('limit')) ?? Number.POSITIVE_INFINITY;
  const by = named.get('by') ?? null;
  if (length !== null) {
    if (plain.length > 1) throw new Fault(USAGE, place);
    return { positions: stripsOf(evaluation, length, place), condition: plain[0] ?? null, limit, by };
  }
  const [family, condition = null, more] = plain;
  if (family?.kind !== 'board' || more !== undefined) throw new Fault(USAGE, place);
  const ranges = new Map<string, readonly number[]>();
  for (const name of family.family.parameters) {
    const range = named.get(name);
    if (range === undefined) continue;
    ranges.set(
      name,
      (yield* itemsOf(evaluation, range, scope)).map((value) => smallNumber(value, range)),
    );
  }
  const source: FamilyRange = { family: family.family, ranges };
  return { positions: boardsOf(evaluation, source, place), condition, limit, by };
}

/** Answers a question by a search, which may end before all positions have been looked at. */
function* searched(
  site: CallSite,
  args: readonly Argument[],
  scope: Scope,
  search: (site: CallSite, question: Question, scope: Scope) => Step<Value>,
): Step<Value> {
  const question = yield* questionOf(site, args, scope);
  try {
    return yield* search(site, question, scope);
  } finally {
    question.positions.close?.();
  }
}

function* findPositions(
  { evaluation, place }: CallSite,
  { positions, condition, limit, by }: Question,
  scope: Scope,
): Step<Value> {
  const finder = new Finder(evaluation, positions, scope);
  const matches = finder.matches(condition);
  const chunks = limited(by === null ? matches : finder.sorted(matches, by, false), limit);
  const found: Value[] = [];
  for (let chunk = yield* chunks(); chunk !== null; chunk = yield* chunks()) {
    evaluation.budget.spend(chunk.length, place);
    for (const index of chunk) found.push(boardValue(positions.board(index)));
  }
  return listValue(found);
}

function* takeCensus(
  { evaluation, place }: CallSite,
  { positions, condition, limit, by }: Question,
  scope: Scope,
): Step<Value> {
  const finder = new Finder(evaluation, positions, scope);
  const groups = yield* finder.groups(
    finder.matches(condition),
    by ?? { kind: 'name', at: place.at, end: place.end, name: VALUE_NAME },
  );
  evaluation.budget.spend(groups.length, place);
  return listValue(
    groups
      .slice(0, limit)
      .map(({ key, count, first }) =>
        recordValue({ value: key, count: integerValue(count), first: boardValue(first) }),
      ),
  );
}

export const FIND: readonly FunctionEntry[] = [
  {
    kind: 'special',
    name: 'find',
    aliases: [],
    usage: 'find(condition, length = n, [limit = n], [by = expr])',
    group: 'boards',
    help: 'the boards that satisfy a condition on their value G: all strips of a length, or a family',
    example: 'find(temperature > 1, length = 6)',
    run: (site, args, scope) => searched(site, args, scope, findPositions),
  },
  {
    kind: 'special',
    name: 'census',
    aliases: [],
    usage: 'census([condition], length = n, [by = expr])',
    group: 'boards',
    help: 'how many boards there are for each value, or for each value of an expression',
    example: 'census(length = 5, limit = 3)',
    run: (site, args, scope) => searched(site, args, scope, takeCensus),
  },
];
