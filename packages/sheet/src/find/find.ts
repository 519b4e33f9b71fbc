/**
 * Positions by what they are worth: those that satisfy a condition, in order, or how many there are of each kind. A
 * condition that asks only for the value is evaluated once for each value, and there are few of them: the strips of
 * length 11 have 4,272 values. Positions are found chunk by chunk; only the greatest, the least and sorted ones must wait
 * for all others.
 */
import type { Board } from '@lilypad/toads';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { relation } from '../evaluate/relations.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import type { Expr, Place } from '../syntax/tree.ts';
import { namesIn } from '../syntax/uses.ts';
import { printValue } from '../values/print.ts';
import { Scope } from '../values/scope.ts';
import { boardValue, type GameValue, type NumberValue, type Value } from '../values/value.ts';
import { afterAll, type Chunks } from './chunks.ts';
import { aboutPosition, BOARD_NAME, conditionOf, type Extreme, VALUE_NAME } from './condition.ts';
import type { Positions } from './positions.ts';

/** How many values that were met last have a quick place. */
const RECENT_BITS = 15;
const RECENT = 1 << RECENT_BITS;

/** When so many values are found that cannot be compared, there is no greatest. */
const MOST_TOPS = 100;

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
  /** The first of them, and its value. */
  readonly first: Board;
  readonly value: NumberValue | GameValue;
}

/** A search through positions, with what its expressions may use. */
export class Finder {
  private readonly evaluation: Evaluation;
  private readonly positions: Positions;
  private readonly scope: Scope;

  constructor(evaluation: Evaluation, positions: Positions, scope: Scope) {
    this.evaluation = evaluation;
    this.positions = positions;
    this.scope = scope;
  }

  /** The positions that satisfy a condition, in order. */
  matches(condition: Expr | null): Chunks {
    const { builtIn } = this.evaluation.surroundings;
    const { holds, extremes } = conditionOf(condition, builtIn, (name) => this.isOwn(name));
    const matching = holds === null ? this.positions.chunks : this.filtered(this.positions.chunks, holds);
    return extremes.reduce((chunks, extreme) => this.best(chunks, extreme), matching);
  }

  found(index: number): Found {
    return { board: this.positions.board(index), value: this.positions.value(index) };
  }

  private filtered(chunks: Chunks, condition: Expr): Chunks {
    const truth = this.measured(condition);
    return function* () {
      const chunk = yield* chunks();
      if (chunk === null) return null;
      let count = 0;
      for (let i = 0; i < chunk.length; i++) {
        const index = chunk[i] as number;
        const value = truth.known(index) ?? (yield* truth.find(index));
        if (value.kind !== 'boolean') throw new Fault('The condition must be true or false.', condition);
        if (value.truth) chunk[count++] = index;
      }
      return chunk.subarray(0, count);
    };
  }

  /** Those for which an expression is the greatest or the least. */
  private best(chunks: Chunks, { sign, of }: Extreme): Chunks {
    const measure = this.measured(of);
    const placed = (tops: Bucket[], value: Value): Step<Bucket | null> => this.placed(tops, value, sign, of);
    return afterAll(function* () {
      // What nothing so far is better than. The order is partial: one that comes later may be better than all of these.
      const tops: Bucket[] = [];
      const known = new Map<Value, Bucket | null>();
      for (let chunk = yield* chunks(); chunk !== null; chunk = yield* chunks()) {
        for (let i = 0; i < chunk.length; i++) {
          const index = chunk[i] as number;
          const value = measure.known(index) ?? (yield* measure.find(index));
          let place = known.get(value);
          if (place === undefined) {
            const before = tops.length;
            place = yield* placed(tops, value);
            if (place?.indices.length === 0 && tops.length <= before) known.clear();
            if (measure.isShared) known.set(value, place);
          }
          place?.indices.push(index);
        }
      }
      const [best, other] = tops;
      if (other !== undefined) throw incomparable(of);
      return Uint32Array.from(best?.indices ?? []);
    });
  }

  /** The place of a value among those that nothing is better than; null if one of them is better. */
  private *placed(tops: Bucket[], value: Value, sign: string, place: Place): Step<Bucket | null> {
    let kept = 0;
    for (const top of tops) {
      const how = yield* relation(this.evaluation, value, top.value, place);
      if (how === '=') return top;
      if (how !== '||' && how !== sign) return null;
      if (how === '||') tops[kept++] = top;
    }
    if (kept === MOST_TOPS) throw incomparable(place);
    const bucket: Bucket = { value, indices: [] };
    tops.splice(kept, tops.length, bucket);
    return bucket;
  }

  /** How many positions there are of each kind, the most frequent first. */
  *groups(chunks: Chunks, by: Expr): Step<FoundGroup[]> {
    const key = this.measured(this.aboutPosition(by));
    const groups = new Map<string, { key: Value; count: number; first: number }>();
    const texts = new Map<Value, string>();
    for (let chunk = yield* chunks(); chunk !== null; chunk = yield* chunks()) {
      for (const index of chunk) {
        const value = key.known(index) ?? (yield* key.find(index));
        const text = texts.get(value) ?? printValue(value, 'plain', true);
        if (key.isShared) texts.set(value, text);
        const group = groups.get(text);
        if (group === undefined) groups.set(text, { key: value, count: 1, first: index });
        else group.count++;
      }
    }
    return [...groups.values()]
      .sort((a, b) => b.count - a.count || a.first - b.first)
      .map(({ key: own, count, first }) => ({
        key: own,
        count,
        first: this.positions.board(first),
        value: this.positions.value(first),
      }));
  }

  /** The positions in the order of an expression, which must have comparable values. */
  sorted(chunks: Chunks, by: Expr, descending: boolean): Chunks {
    const measure = this.measured(this.aboutPosition(by));
    const inserted = (buckets: Bucket[], value: Value): Step<Bucket> => this.inserted(buckets, value, by);
    return afterAll(function* () {
      const buckets: Bucket[] = [];
      const known = new Map<Value, Bucket>();
      for (let chunk = yield* chunks(); chunk !== null; chunk = yield* chunks()) {
        for (const index of chunk) {
          const value = measure.known(index) ?? (yield* measure.find(index));
          const bucket = known.get(value) ?? (yield* inserted(buckets, value));
          if (measure.isShared) known.set(value, bucket);
          bucket.indices.push(index);
        }
      }
      const ordered = descending ? buckets.toReversed() : buckets;
      return Uint32Array.from(ordered.flatMap(({ indices }) => indices));
    });
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

  private isOwn(name: string): boolean {
    return name === VALUE_NAME || name === BOARD_NAME || this.scope.get(name) !== undefined;
  }

  private aboutPosition(expr: Expr): Expr {
    return aboutPosition(expr, this.evaluation.surroundings.builtIn, (name) => this.isOwn(name));
  }

  /** An expression about each position; if it looks at the value alone, it is evaluated once for each value. */
  private measured(expr: Expr): Measure {
    const { evaluation, positions, scope } = this;
    const names = namesIn(expr);
    const isShared = !names.has(BOARD_NAME);
    const values = new ValuesByKey();
    return {
      isShared,
      known: (index) => (isShared ? values.get(positions.key(index)) : undefined),
      *find(index) {
        const own = new Map<string, Value>();
        if (names.has(VALUE_NAME)) own.set(VALUE_NAME, positions.value(index));
        if (names.has(BOARD_NAME)) own.set(BOARD_NAME, boardValue(positions.board(index)));
        const value = yield* evaluation.evaluate(expr, new Scope(scope, own));
        if (isShared) values.set(positions.key(index), value);
        return value;
      },
    };
  }
}

const incomparable = (place: Place): Fault =>
  new Fault('These values cannot all be compared, so none is the greatest.', place);

/** What an expression gives, by the keys of values: all of them in a map, and those met last in a table, which is quicker. */
class ValuesByKey {
  private readonly all = new Map<number, Value>();
  private readonly keys = new Float64Array(RECENT).fill(Number.NaN);
  private readonly recent = new Array<Value | undefined>(RECENT);

  get(key: number): Value | undefined {
    const place = placeOf(key);
    if (this.keys[place] === key) return this.recent[place];
    const value = this.all.get(key);
    this.keys[place] = key;
    this.recent[place] = value;
    return value;
  }

  set(key: number, value: Value): void {
    this.all.set(key, value);
    this.keys[placeOf(key)] = Number.NaN;
  }
}

/** Fibonacci hashing. */
const placeOf = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - RECENT_BITS);

/** What an expression gives for positions: what is known already, and how to find it. */
interface Measure {
  /** Whether positions with the same value share what the expression gives. */
  readonly isShared: boolean;
  known(index: number): Value | undefined;
  find(index: number): Step<Value>;
}

/** Positions with the same value of an expression. */
interface Bucket {
  readonly value: Value;
  readonly indices: number[];
}
