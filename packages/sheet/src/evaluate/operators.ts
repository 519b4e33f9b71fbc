/** The signs between values: sums, products, quotients, powers. */
import { Dyadic, evaluate as evaluateSyntax, type GameId, ordinalSum } from '@lilypad/games';
import { Fault } from '../syntax/fault.ts';
import type { Expr, Place } from '../syntax/tree.ts';
import { aKind, integerValue, listValue, numberValue, type SumTerm, textValue, type Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { Games } from './games.ts';
import type { Step } from './step.ts';

/** The integer that a value is; throws if it is none. */
export function wholeNumber(value: Value, place: Place): bigint {
  if (value.kind !== 'number' || !value.number.isInteger()) {
    const what = value.kind === 'number' ? value.number.toString() : aKind(value);
    throw new Fault(`A whole number is expected here, not ${what}.`, place);
  }
  return value.number.numerator;
}

/** The same, as a number of the machine. */
export function smallNumber(value: Value, place: Place): number {
  const n = wholeNumber(value, place);
  if (n > Number.MAX_SAFE_INTEGER || n < -Number.MAX_SAFE_INTEGER) throw new Fault('This number is too large.', place);
  return Number(n);
}

/** The count of a nimber. */
export function counted(n: bigint, place: Place): number {
  if (n < 0n) throw new Fault('A nimber has no negative count.', place);
  return Number(n);
}

type Binary = Extract<Expr, { kind: 'binary' }>;

export function* binary(evaluation: Evaluation, expr: Binary, left: Value, right: Value): Step<Value> {
  switch (expr.sign) {
    case '+':
      return add(evaluation, left, right, expr);
    case '-':
      return add(evaluation, left, negate(evaluation.games, right, expr.right), expr);
    case '*':
      return yield* multiply(evaluation, expr, left, right);
    case ':': {
      const { games } = evaluation;
      const [base, top] = [yield* games.worth(left, expr.left), yield* games.worth(right, expr.right)];
      return games.value(ordinalSum(games.arena, games.id(base), games.id(top)));
    }
    default:
      return arithmetic(expr, left, right);
  }
}

/** The terms of what can be added; null for other values. */
function termsOf(value: Value): readonly SumTerm[] | null {
  if (value.kind === 'sum') return value.terms;
  return value.kind === 'board' || value.kind === 'number' || value.kind === 'game'
    ? [{ negative: false, value }]
    : null;
}

function add({ games, budget }: Evaluation, left: Value, right: Value, place: Binary): Value {
  if (left.kind === 'number' && right.kind === 'number') return numberValue(left.number.add(right.number));
  if (isGame(left) && isGame(right)) return games.value(games.arena.add(games.id(left), games.id(right)));
  if (left.kind === 'list' && right.kind === 'list' && place.sign === '+') {
    budget.spend(left.items.length + right.items.length, place);
    return listValue([...left.items, ...right.items]);
  }
  if (left.kind === 'text' && right.kind === 'text' && place.sign === '+') {
    budget.spend(left.text.length + right.text.length, place);
    return textValue(left.text + right.text);
  }
  const [first, second] = [termsOf(left), termsOf(right)];
  if (first === null || second === null) {
    const [verb, joint] = place.sign === '+' ? ['added', 'and'] : ['subtracted', 'and'];
    throw new Fault(`${capital(aKind(left))} ${joint} ${aKind(right)} cannot be ${verb}.`, place);
  }
  budget.spend(first.length + second.length, place);
  return { kind: 'sum', terms: [...first, ...second] };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isGame = (value: Value) => value.kind === 'number' || value.kind === 'game';

export function negate(games: Games, value: Value, place: Place): Value {
  switch (value.kind) {
    case 'number':
      return numberValue(value.number.negate());
    case 'game':
      return games.value(games.arena.negate(games.id(value)));
    case 'board':
    case 'sum':
      return {
        kind: 'sum',
        terms: (termsOf(value) as readonly SumTerm[]).map((term) => ({ ...term, negative: !term.negative })),
      };
    default:
      // A list or a text cannot be subtracted; the sum says so.
      throw new Fault(`${capital(aKind(value))} has no negative.`, place);
  }
}

/** Numbers are multiplied; of other games there are copies. */
function* multiply({ games }: Evaluation, expr: Binary, left: Value, right: Value): Step<Value> {
  if (left.kind === 'number' && right.kind === 'number') return numberValue(left.number.multiply(right.number));
  const [count, of, place] = left.kind === 'number' ? [left, right, expr.left] : [right, left, expr.right];
  if (count.kind !== 'number') {
    throw new Fault('Games are multiplied by conwayProduct or nortonProduct; a star makes copies of one game.', expr);
  }
  const game = games.id(yield* games.worth(of, of === left ? expr.left : expr.right));
  const { at } = expr;
  const operand = { kind: 'atom', at, value: game } as const;
  const copies = { kind: 'multiple', at, count: wholeNumber(count, place), operand } as const;
  return games.value(evaluateSyntax<GameId>(games.arena, copies, (g) => g));
}

const MOST_BITS = 332_000n;

/** Quotients, remainders and powers of numbers. */
function arithmetic({ sign, left: from, right: by, at, end }: Binary, left: Value, right: Value): Value {
  for (const [value, place] of [
    [left, from],
    [right, by],
  ] as const) {
    if (value.kind !== 'number') throw new Fault(`A number is expected here, not ${aKind(value)}.`, place);
  }
  if (sign === '/') return numberValue(quotient(numberOf(left), numberOf(right), { at, end }));
  if (sign === '%') return modulo(left, right, { at, end });
  const exponent = wholeNumber(right, by);
  if (exponent < 0n) throw new Fault('A power is never negative here.', by);
  const base = numberOf(left);
  const bits = BigInt(base.numerator.toString(2).length + base.exponent);
  if (bits * exponent > MOST_BITS)
    throw new Fault('This power is too large: it has more than 100,000 digits.', { at, end });
  return numberValue(Dyadic.of(base.numerator ** exponent, base.exponent * Number(exponent)));
}

const numberOf = (value: Value): Dyadic => (value as { number: Dyadic }).number;

function quotient(above: Dyadic, below: Dyadic, place: Place): Dyadic {
  if (below.sign() === 0) throw new Fault('A number cannot be divided by zero.', place);
  const [a, b] = [above.numerator, below.numerator];
  const twos = BigInt((b & -b).toString(2).length - 1);
  const odd = b >> twos;
  if (a % odd !== 0n) throw new Fault(`${above}/${below} is no dyadic fraction.`, place);
  return Dyadic.of(a / odd, above.exponent + Number(twos)).scale(below.exponent);
}

/** The remainder of an integer, from 0 up to the modulus. */
export function modulo(value: Value, modulus: Value, place: Place): Value {
  const [n, m] = [wholeNumber(value, place), wholeNumber(modulus, place)];
  if (m <= 0n) throw new Fault('A modulus must be above 0.', place);
  return integerValue(((n % m) + m) % m);
}
