/**
 * Values of many positions of one word: all points up to some sum of gaps, and any others asked for.
 *
 * Gaps that do not seem to matter (toads behind the last frog, say) are set to 0, so that the points lie in fewer
 * dimensions. That is a guess, like everything that is learned: the proof decides.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { PositionClass } from '../../classes/position-class.ts';
import { binomial, pointsBetween, pointsOfSum, randomPoint } from '../../region/points.ts';
import type { Random } from '../../support/random.ts';
import { newList, small, smallAll } from '../../support/small-lists.ts';
import { GameWriter, gamesFrom, type PlainGame } from './plain-games.ts';

/** Gaps are tried for relevance at points up to this sum. */
const RELEVANCE_SUM = 4;
/** Random points are taken where no more than so many have the same sum. */
const MOST_OF_SUM = 8000;
const FARTHEST_SUM = 60;
/** Numbers of so many digits to this base are exact. */
const RADIX = 128;
const MOST_DIGITS = 7;

/** Who finds values. */
export interface PointValues {
  /** The arena of the values. */
  readonly arena: Arena;
  readonly positions: PositionClass;
  value(word: string, point: readonly number[]): GameId;
}

/** A pool as plain data. */
export interface SavedPool {
  readonly word: string;
  readonly relevant: readonly number[];
  /** The gaps of all points, one point after the other. */
  readonly gaps: readonly number[];
  /** The places of the values in the list of games. */
  readonly values: readonly number[];
  readonly games: readonly PlainGame[];
}

export class Pool {
  readonly points: (readonly number[])[] = [];
  readonly values: GameId[] = [];
  /** The gaps that matter. */
  readonly relevant: number[];
  private readonly index = new Map<number | string, number>();
  /** By gap: what it adds to the key of a point, where all gaps are small. */
  private readonly units: readonly number[];

  constructor(
    private readonly source: PointValues,
    readonly word: string,
    relevant?: readonly number[],
  ) {
    this.units = Array.from({ length: this.dimension }, (_, gap) => RADIX ** (this.dimension - 1 - gap));
    this.relevant = relevant === undefined ? this.probe() : [...relevant];
  }

  /** A pool that was saved. */
  static from(source: PointValues, saved: SavedPool): Pool {
    const { word, relevant, gaps, values, games } = saved;
    const pool = new Pool(source, word, relevant);
    const known = gamesFrom(source.arena, games);
    const { dimension } = pool;
    for (let i = 0; i < values.length; i++) {
      const point = smallAll(gaps, i * dimension, (i + 1) * dimension);
      pool.points.push(point);
      pool.values.push(known[values[i]]);
      pool.index.set(keyOf(point), i);
    }
    return pool;
  }

  save(): SavedPool {
    const { word, relevant, points } = this;
    const writer = new GameWriter(this.source.arena);
    const values = this.values.map((g) => writer.place(g));
    return { word, relevant: [...relevant], gaps: gapsOf(points), values, games: writer.games };
  }

  /** The gaps on which the value depends at some small point. */
  private probe(): number[] {
    const gaps = Array.from({ length: this.dimension }, (_, gap) => gap);
    const probes = [...pointsBetween(this.dimension, 0, RELEVANCE_SUM)];
    return gaps.filter((gap) => probes.some((p) => this.value(p) !== this.value(p.with(gap, 0))));
  }

  get positions(): PositionClass {
    return this.source.positions;
  }

  /** The number of gaps. */
  get dimension(): number {
    return this.word.length + 1;
  }

  /** Adds all points whose relevant gaps sum to 0, 1, 2, …, up to a sum or until there are so many points. */
  fill(largestSum: number, most: number): void {
    for (let sum = 0; sum <= largestSum && this.points.length < most; sum++) {
      for (const point of pointsOfSum(this.relevant, this.dimension, sum)) this.add(point);
    }
  }

  /**
   * Adds so many random points with large sums. Moves do not change the sum of the gaps, so they are taken from few
   * sums, in a row for the sake of congruences, where all points together can be valued at little cost.
   */
  reach(points: number, random: Random): void {
    const { relevant, dimension } = this;
    if (relevant.length < 2) return;
    let sum = 1;
    while (sum < FARTHEST_SUM && binomial(sum + relevant.length, relevant.length - 1) <= MOST_OF_SUM) sum++;
    for (let k = 0; k < points; k++) this.add(randomPoint(relevant, dimension, Math.max(0, sum - (k % 6)), random));
  }

  /** Makes gaps relevant until the point has the value of its projection. */
  notice(point: readonly number[]): void {
    const value = this.value(point);
    point.forEach((x, gap) => {
      if (x === 0 || this.relevant.includes(gap) || this.value(this.project(point)) === value) return;
      this.relevant.push(gap);
      this.relevant.sort((i, j) => i - j);
    });
  }

  /** The index of a point (of its projection to the relevant gaps), which gets its value now if it has none. */
  add(point: readonly number[]): number {
    const projected = this.project(point);
    const key = keyOf(projected);
    let i = this.index.get(key);
    if (i === undefined) {
      i = this.points.length;
      this.points.push(projected);
      this.values.push(this.value(projected));
      this.index.set(key, i);
    }
    return i;
  }

  /** The index of a point; undefined if it is not in the pool. */
  find(point: readonly number[]): number | undefined {
    return this.index.get(keyOf(point));
  }

  /**
   * Points of the pool on a line through a point: the index of the one so many steps away, if it is there.
   *
   * @param gaps - those that change along the line
   * @param changes - by how much each of them changes in a step
   */
  along(
    point: readonly number[],
    gaps: readonly number[],
    changes: readonly number[],
  ): (steps: number) => number | undefined {
    const key = keyOf(point);
    let step = 0;
    for (let k = 0; k < gaps.length; k++) step += changes[k] * this.units[gaps[k]];
    return (steps) => {
      let isNear = typeof key === 'number';
      for (let k = 0; k < gaps.length; k++) {
        const x = point[gaps[k]] + steps * changes[k];
        if (x < 0) return undefined;
        if (x >= RADIX) isNear = false;
      }
      // Where all gaps are small, keys are linear in the gaps.
      if (isNear) return this.index.get((key as number) + steps * step);
      const there = [...point];
      for (let k = 0; k < gaps.length; k++) there[gaps[k]] += steps * changes[k];
      return this.find(there);
    };
  }

  /** The value at any point. */
  value(point: readonly number[]): GameId {
    return this.source.value(this.word, point);
  }

  /** The point with gaps that do not matter set to 0. */
  project(point: readonly number[]): readonly number[] {
    return projected(point, this.relevant);
  }
}

export function projected(point: readonly number[], relevant: readonly number[]): readonly number[] {
  const found = newList();
  for (let gap = 0; gap < point.length; gap++) found.push(relevant.includes(gap) ? small(point[gap]) : 0);
  return found;
}

/** The gaps of points, one point after the other. */
export function gapsOf(points: readonly (readonly number[])[]): number[] {
  const found = newList();
  for (const point of points) for (const x of point) found.push(x);
  return found;
}

/** Equal for equal points: a number where the gaps are small, which most are. */
export function keyOf(point: readonly number[]): number | string {
  let key = 0;
  for (const x of point) {
    if (x < 0 || x >= RADIX) return point.join();
    key = key * RADIX + x;
  }
  return point.length <= MOST_DIGITS ? key : point.join();
}
