/**
 * The order of games with affine leaves that need not be in canonical form, under the assumptions of an oracle's store.
 *
 * g ≤ h unless some left option of g is ≥ h or some right option of h is ≤ g. A number is a leaf, not a tree, so where
 * a number meets a tree its options are put in by hand: the integer n > 0 is {n-1|}, n < 0 is {|n+1}, and m/2^k is
 * {(m-1)/2^k|(m+1)/2^k}. For integers that settles it in one step: n ≤ {L|R} exactly if no r ≤ n and (n ≤ 0 or some l ≥
 * n-1), because n-1 ≥ 0 has no right option that could answer. Nothing is assumed about the trees.
 *
 * There is one special game, the `POSITION`: its options are asked for one at a time. Options that do not matter are
 * never looked at, and cases that only they need are never distinguished.
 */
import { LEFT, opposite, RIGHT, type Side } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import type { Constraint } from '../region/constraint.ts';
import { areMultiples, mod } from '../region/exact.ts';
import type { Store } from '../region/store.ts';
import type { Forest, Tree } from './forest.ts';
import { Memo } from './memo.ts';
import { Oracle } from './oracle.ts';

const PAIR = 0x4000000;

/** The game whose options a `Position` gives. */
export const POSITION = (PAIR - 1) as Tree;

export type Position = (side: Side) => Iterable<Tree>;

export class AnyOrder {
  readonly oracle: Oracle;
  /** What `POSITION` stands for. Results about an earlier one must have been popped. */
  position: Position = () => [];
  private readonly known = new Memo<number, boolean>();

  constructor(
    readonly forest: Forest,
    readonly store: Store,
  ) {
    this.oracle = new Oracle(store);
  }

  /** Enters a branch; false if it has no integer point. */
  push(constraint: Constraint): boolean {
    this.store.push();
    this.known.push();
    return this.store.assume(constraint);
  }

  pop(): void {
    this.store.pop();
    this.known.pop();
  }

  /** Whether g ≤ h; forks where that depends on the parameters. */
  le(g: Tree, h: Tree): boolean {
    if (g === h) return true;
    const x = this.form(g);
    const y = this.form(h);
    if (x !== null && y !== null) return this.oracle.atMostZero(this.oracle.space.minus(x, y));
    const key = g * PAIR + h;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let answer: boolean;
    if (x !== null) answer = this.beyond(RIGHT, x, h);
    else if (y !== null) answer = this.beyond(LEFT, y, g);
    else answer = !this.someReach(LEFT, g, h) && !this.someReach(RIGHT, h, g);
    return this.known.get(key) ?? this.known.set(key, answer);
  }

  /** Whether g is at least as good as h for a side: g ≥ h for Left, g ≤ h for Right. */
  prefers(side: Side, g: Tree, h: Tree): boolean {
    return side === LEFT ? this.le(h, g) : this.le(g, h);
  }

  /** The options of any game, those of numbers included. */
  options(g: Tree, side: Side): Iterable<Tree> {
    if (g === POSITION) return this.position(side);
    const form = this.forest.form(g);
    if (form === null) return this.forest.options(g, side);
    const option = this.numberOption(side, form);
    return option === null ? [] : [this.forest.leaf(option)];
  }

  private form(g: Tree): Affine | null {
    return g === POSITION ? null : this.forest.form(g);
  }

  /** Whether some option of g for a side is as good as h for that side. */
  private someReach(side: Side, g: Tree, h: Tree): boolean {
    for (const option of this.options(g, side)) if (this.prefers(side, option, h)) return true;
    return false;
  }

  /** For a number x and a tree g: whether g ≤ x (`side` is Left, who would like g to be more), or x ≤ g (Right). */
  private beyond(side: Side, x: Affine, g: Tree): boolean {
    const { forest } = this;
    if (this.someReach(side, g, forest.leaf(x))) return false;
    const other = opposite(side);
    const option = this.numberOption(other, x);
    if (option === null) return true;
    if (this.exponent(x) === 0) return this.someReach(other, g, forest.leaf(option));
    return !this.prefers(other, forest.leaf(option), g);
  }

  /** The option that the canonical form of a number has for a side; null if none. */
  private numberOption(side: Side, x: Affine): Affine | null {
    const { oracle } = this;
    const { space } = oracle;
    const exponent = this.exponent(x);
    if (exponent === 0 && oracle.atMostZero(side === LEFT ? x : space.negate(x))) return null;
    return space.plus(x, space.scale(space.one, side === LEFT ? -1 : 1, exponent));
  }

  /** The k for which x is an odd multiple of 1/2^k, 0 for integers; forks where that depends on residues. */
  private exponent(x: Affine): number {
    if (x.shift === 0) return 0;
    const m = 2 ** x.shift;
    let residue = areMultiples(x.coefficients, m) ? mod(x.constant, m) : this.oracle.residue(x, m);
    let exponent = x.shift;
    while (exponent > 0 && residue % 2 === 0) {
      residue /= 2;
      exponent -= 1;
    }
    return exponent;
  }
}
