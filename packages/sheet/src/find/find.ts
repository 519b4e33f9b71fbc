/**
 * Positions by what they are worth: those that satisfy a condition, or how many there are of each kind. A condition that
 * asks only for the value is evaluated once for each value, and there are few of them: the strips of length 11 have
 * 4,272 values.
 */
import type { Board } from '@lilypad/toads';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { relation } from '../evaluate/relations.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import type { Expr, Place } from '../syntax/tree.ts';
import { printValue } from '../values/print.ts';
import { Scope } from '../values/scope.ts';
import { boardValue, type GameValue, type NumberValue, type Value } from '../values/value.ts';
import { aboutPosition, BOARD_NAME, conditionOf, type Extreme, looksAtBoard, VALUE_NAME } from './condition.ts';
import type { Positions } from './positions.ts';

/** A position that was found. */
export interface Found {
  readonly board: Board;
  readonly value: NumberValue | GameValue;
}

/** Positions that agree in what they are grouped by. */
export interface FoundGroup {
  readonly key: Value;
  /** How many positions. */
  readonly count: number;
  /** The first of them. */
  readonly first: Board;
}

/** The positions between two pauses, less one. */
const PAUSE_MASK = 2047;

/** A search through positions, with what its expressions may use. */
export class Finder {
  private readonly evaluation: Evaluation;
  private readonly positions: Positions;
  private readonly scope: Scope;
  private looks = 0;

  constructor(evaluation: Evaluation, positions: Positions, scope: Scope) {
    this.evaluation = evaluation;
    this.positions = positions;
    this.scope = scope;
  }

  /** The numbers of the positions that satisfy a condition, in order. */
  *matches(condition: Expr | null): Step<Uint32Array> {
    const { builtIn } = this.evaluation.surroundings;
    const { holds, extremes } = conditionOf(condition, builtIn, (name) => this.isOwn(name));
    let found: Uint32Array = Uint32Array.from({ length: this.positions.count }, (_, index) => index);
    if (holds !== null) found = yield* this.filtered(found, holds);
    for (const extreme of extremes) found = yield* this.best(found, extreme);
    return found;
  }

  private isOwn(name: string): boolean {
    return name === VALUE_NAME || name === BOARD_NAME || this.scope.get(name) !== undefined;
  }

  found(index: number): Found {
    return { board: this.positions.board(index), value: this.positions.value(index) };
  }

  private *filtered(found: Uint32Array, condition: Expr): Step<Uint32Array> {
    const truth = this.memoised(condition);
    const kept = new Uint32Array(found.length);
    let count = 0;
    for (const index of found) {
      if (this.pauseDue()) yield;
      const value = truth.known(index) ?? (yield* truth.find(index));
      if (value.kind !== 'boolean') throw new Fault('The condition must be true or false.', condition);
      if (value.truth) kept[count++] = index;
    }
    return kept.slice(0, count);
  }

  /** Those for which an expression is the greatest or the least. */
  private *best(found: Uint32Array, { sign, of }: Extreme): Step<Uint32Array> {
    const measure = this.memoised(of);
    let best: Value | null = null;
    const standing = new Map<Value, boolean>();
    for (const index of found) {
      if (this.pauseDue()) yield;
      const value = measure.known(index) ?? (yield* measure.find(index));
      if (standing.has(value)) continue;
      const how = best === null ? sign : yield* relation(this.evaluation, value, best, of);
      if (how === '||') throw new Fault('These values cannot all be compared, so none is the greatest.', of);
      if (how === sign) {
        best = value;
        standing.clear();
      }
      standing.set(value, how === sign || how === '=');
    }
    const kept: number[] = [];
    for (const index of found) {
      if (this.pauseDue()) yield;
      if (standing.get(measure.known(index) ?? (yield* measure.find(index))) === true) kept.push(index);
    }
    return Uint32Array.from(kept);
  }

  /** How many positions there are of each kind, the most frequent first. */
  *groups(found: Uint32Array, by: Expr): Step<FoundGroup[]> {
    const { builtIn } = this.evaluation.surroundings;
    const key = this.memoised(aboutPosition(by, builtIn, (name) => this.isOwn(name)));
    const groups = new Map<string, { key: Value; count: number; first: number }>();
    const texts = new Map<Value, string>();
    for (const index of found) {
      if (this.pauseDue()) yield;
      const value = key.known(index) ?? (yield* key.find(index));
      let text = texts.get(value);
      if (text === undefined) {
        text = printValue(value, 'plain', true);
        texts.set(value, text);
      }
      const group = groups.get(text);
      if (group === undefined) groups.set(text, { key: value, count: 1, first: index });
      else group.count++;
    }
    return [...groups.values()]
      .sort((a, b) => b.count - a.count || a.first - b.first)
      .map(({ key: value, count, first }) => ({ key: value, count, first: this.positions.board(first) }));
  }

  /** The positions in the order of an expression, which must have comparable values. */
  *sorted(found: Uint32Array, by: Expr, descending: boolean): Step<Uint32Array> {
    const { builtIn } = this.evaluation.surroundings;
    const measure = this.memoised(aboutPosition(by, builtIn, (name) => this.isOwn(name)));
    const keys: Bucket[] = [];
    const known = new Map<Value, Bucket>();
    for (const index of found) {
      if (this.pauseDue()) yield;
      const value = measure.known(index) ?? (yield* measure.find(index));
      const same = known.get(value) ?? (yield* this.inserted(keys, value, by));
      known.set(value, same);
      same.indices.push(index);
    }
    const ordered = descending ? keys.toReversed() : keys;
    return Uint32Array.from(ordered.flatMap(({ indices }) => indices));
  }

  /** The bucket of a value among those in ascending order. */
  private *inserted(buckets: Bucket[], value: Value, place: Place): Step<Bucket> {
    let [from, to] = [0, buckets.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const bucket = buckets[middle] as Bucket;
      const how = yield* relation(this.evaluation, value, bucket.value, place);
      if (how === '||') throw new Fault('These values cannot all be compared, so they cannot be sorted.', place);
      if (how === '=') return bucket;
      if (how === '<') to = middle;
      else from = middle + 1;
    }
    const bucket = { value, indices: [] };
    buckets.splice(from, 0, bucket);
    return bucket;
  }

  private pauseDue(): boolean {
    return (++this.looks & PAUSE_MASK) === 0;
  }

  /** An expression about each position; if it looks at the value alone, it is evaluated once for each value. */
  private memoised(expr: Expr): Memoised {
    const { evaluation, positions, scope } = this;
    const byBoard = looksAtBoard(expr);
    const values = new Map<number, Value>();
    const keyOf = (index: number): number => (byBoard ? index : positions.key(index));
    return {
      known: (index) => values.get(keyOf(index)),
      *find(index) {
        const names = new Map<string, Value>([[VALUE_NAME, positions.value(index)]]);
        if (byBoard) names.set(BOARD_NAME, boardValue(positions.board(index)));
        const value = yield* evaluation.evaluate(expr, new Scope(scope, names));
        if (byBoard) evaluation.budget.spend(1, expr);
        values.set(keyOf(index), value);
        return value;
      },
    };
  }
}

/** What an expression gives for positions: what is known already, and how to find it. */
interface Memoised {
  known(index: number): Value | undefined;
  find(index: number): Step<Value>;
}

/** Positions with the same value of an expression. */
interface Bucket {
  readonly value: Value;
  readonly indices: number[];
}
