/**
 * Whether a game with affine leaves has a given value at a point, mostly told without making the game.
 *
 * Two integers, its *keys*, tell how a game lies to all numbers:
 *
 *     l(G) = 2 RS(G) + [G >= RS(G)]        r(G) = l(-G)
 *
 * They follow from the keys of the options. For G = {gL | gR} let a = max l(gL) and b = max r(gR). A number x fits between the options
 * exactly when a <= 2x <= -b; then G is the simplest one, with keys 2x + 1 and 1 - 2x. If there is none, l(G) = 1 - b and r(G) = 1 - a.
 * Games with different keys are different, and equal keys of a number make the number; only the rest needs a canonical form.
 *
 * Keys are integers in units of 2^-20. What does not fit, or is finer, is NaN, and is decided by canonical forms.
 */
import { type Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import { numeratorAt } from '../region/affine.ts';
import type { Forest, Tree } from './forest.ts';
import type { Instances } from './instances.ts';

const FRACTION_BITS = 20;
/** Twice the number 1. */
const TWICE_ONE = 2 ** (FRACTION_BITS + 1);
const LARGEST = 2 ** 50;
const UNCHANGED = -1;
/** By exponent: twice the number 2^-exponent. A power is a slow operation, and this is asked for at every leaf. */
const TWICE_UNITS = Float64Array.from({ length: FRACTION_BITS + 1 }, (_, exponent) => TWICE_ONE / 2 ** exponent);

/** l and r of a game. */
type Keys = readonly [number, number];

export class InstanceKeys {
  private readonly instances: Instances;
  private readonly arena: Arena;
  private readonly forest: Forest;
  private readonly known = new Map<GameId, Keys>();
  /** r of the tree that was looked at last. */
  private right = 0;
  /** What is added to twice the number of a leaf, and how many leaves come before it; a negative number if none is changed. */
  private added = 0;
  private leavesBefore = UNCHANGED;

  constructor(instances: Instances) {
    this.instances = instances;
    this.arena = instances.arena;
    this.forest = instances.forest;
  }

  /** Whether a tree has this value at a point. */
  fits(tree: Tree, point: readonly number[], value: GameId): boolean {
    this.leavesBefore = UNCHANGED;
    const left = this.leftKey(tree, point);
    const { right } = this;
    if (!this.agree(left, right, value)) return false;
    return left + right === 2 || this.instances.at(tree, point) === value;
  }

  /**
   * Whether a tree could have this value at a point if something were added to one of its leaves. The tree is not made, so only keys decide.
   *
   * @param leaf - counted from the left, from 0
   */
  couldFit(tree: Tree, point: readonly number[], value: GameId, leaf: number, added: number): boolean {
    this.leavesBefore = leaf;
    this.added = added * TWICE_ONE;
    const left = this.leftKey(tree, point);
    return this.agree(left, this.right, value);
  }

  /** Whether keys are those of a value, or not known. */
  private agree(left: number, right: number, value: GameId): boolean {
    const [l, r] = this.keysOf(value);
    // NaN is neither less nor greater.
    return !(left < l || left > l || right < r || right > r);
  }

  /** The keys of a tree at a point. */
  at(tree: Tree, point: readonly number[]): Keys {
    this.leavesBefore = UNCHANGED;
    const left = this.leftKey(tree, point);
    return [left, this.right];
  }

  /** The keys of a game of the arena. */
  keysOf(g: GameId): Keys {
    let keys = this.known.get(g);
    if (keys === undefined) {
      keys = [this.keyOf(g, RIGHT), this.keyOf(g, LEFT)];
      this.known.set(g, keys);
    }
    return keys;
  }

  /** By its right stop l, by its left stop r. */
  private keyOf(g: GameId, side: Side): number {
    const { arena } = this;
    const stop = arena.stopGame(g, side);
    const value = arena.stop(g, side);
    const twice = twiceOf(Number(value.numerator), value.exponent);
    const isPast = side === RIGHT ? arena.le(stop, g) : arena.le(g, stop);
    return (side === RIGHT ? twice : -twice) + (isPast ? 1 : 0);
  }

  /** l of a tree at a point; r is left behind. */
  private leftKey(tree: Tree, point: readonly number[]): number {
    const { forest } = this;
    const form = forest.form(tree);
    if (form !== null) {
      const twice = twiceOf(numeratorAt(form, point), form.shift);
      return this.number(this.leavesBefore-- === 0 ? twice + this.added : twice);
    }
    let lefts = Number.NEGATIVE_INFINITY;
    let rights = Number.NEGATIVE_INFINITY;
    const left = forest.options(tree, LEFT);
    for (let i = 0; i < left.length; i++) lefts = Math.max(lefts, this.leftKey(left[i], point));
    const right = forest.options(tree, RIGHT);
    for (let i = 0; i < right.length; i++) {
      this.leftKey(right[i], point);
      rights = Math.max(rights, this.right);
    }
    const sum = lefts + rights;
    // With one key unknown, it is unknown whether the game is a number.
    if (Number.isNaN(sum)) return this.number(sum);
    if (sum <= 0) return this.number(twiceSimplest(lefts, -rights));
    this.right = 1 - lefts;
    return 1 - rights;
  }

  private number(twice: number): number {
    this.right = 1 - twice;
    return twice + 1;
  }
}

/** Twice a number, in units of 2^-20; NaN where it is finer, or too large. */
function twiceOf(numerator: number, exponent: number): number {
  if (exponent > FRACTION_BITS) return Number.NaN;
  const twice = numerator * TWICE_UNITS[exponent];
  return Math.abs(twice) <= LARGEST ? twice : Number.NaN;
}

/** Twice the simplest number x with lo <= 2x <= hi, where lo <= hi; NaN where it is finer than the unit. */
function twiceSimplest(lo: number, hi: number): number {
  if (lo > 0) return leastSimple(lo, hi);
  return hi < 0 ? -leastSimple(-hi, -lo) : 0;
}

/** The same for lo > 0: the least integer, or the one number with the fewest binary places. */
function leastSimple(lo: number, hi: number): number {
  for (let unit = TWICE_ONE; unit >= 2; unit /= 2) {
    const x = Math.ceil(lo / unit) * unit;
    if (x <= hi) return x;
  }
  return Number.NaN;
}
