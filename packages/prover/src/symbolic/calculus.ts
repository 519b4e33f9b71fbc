/**
 * Canonical forms, sums and negatives of games with affine leaves: one algorithm, concrete where the leaves are
 * constants, symbolic where they are not. It asks the oracle only, and forks where an answer depends on the parameters.
 *
 * Canonical form of {L|R} with canonical options: a number if some number fits between (then the simplest), decided by
 * the stops of the options; otherwise dominated options go and reversible ones are bypassed until nothing changes. When
 * the game is not a number, a number option is never reversible once undominated, and bypassing through a number adds
 * no option (what it would add is dominated), so the options of numbers are never needed. docs/symbolic.md has the
 * proofs.
 */
import { LEFT, opposite, RIGHT, SIDES, type Side } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import type { Constraint } from '../region/constraint.ts';
import type { Store } from '../region/store.ts';
import type { Forest, Tree } from './forest.ts';
import { Memo } from './memo.ts';
import { Oracle } from './oracle.ts';
import { Order } from './order.ts';
import { type End, simplestBetween } from './simplest.ts';

const PAIR = 0x4000000;

export class Calculus {
  readonly order: Order;
  readonly oracle: Oracle;
  private readonly canonicals = new Memo<Tree, Tree>();
  private readonly sums = new Memo<number, Tree>();
  private readonly stops = new Memo<number, Affine>();
  private readonly negatives = new Map<Tree, Tree>();
  private readonly translations = new Map<number, Tree>();

  constructor(
    readonly forest: Forest,
    readonly store: Store,
  ) {
    this.oracle = new Oracle(store);
    this.order = new Order(forest, this.oracle);
  }

  /** Enters a branch; false if it has no integer point. */
  push(constraint: Constraint): boolean {
    this.store.push();
    this.order.push();
    this.canonicals.push();
    this.sums.push();
    this.stops.push();
    return this.store.assume(constraint);
  }

  pop(): void {
    this.store.pop();
    this.order.pop();
    this.canonicals.pop();
    this.sums.pop();
    this.stops.pop();
  }

  /** The canonical form of any tree. */
  canonical(tree: Tree): Tree {
    if (this.forest.form(tree) !== null) return tree;
    const known = this.canonicals.get(tree);
    if (known !== undefined) return known;
    const [left, right] = SIDES.map((side) => this.forest.options(tree, side).map((option) => this.canonical(option)));
    const result = this.make(left, right);
    return this.canonicals.get(tree) ?? this.canonicals.set(tree, result);
  }

  /** The canonical form of {left|right}, whose options are in canonical form. */
  make(left: readonly Tree[], right: readonly Tree[]): Tree {
    const raw = this.forest.node(left, right);
    return this.canonicals.get(raw) ?? this.canonicals.set(raw, this.reduce(raw));
  }

  /** The sum of two canonical forms, in canonical form. */
  add(g: Tree, h: Tree): Tree {
    const { forest } = this;
    const x = forest.form(g);
    const y = forest.form(h);
    if (x !== null) return this.translate(h, x);
    if (y !== null) return this.translate(g, y);
    const key = g < h ? g * PAIR + h : h * PAIR + g;
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const [left, right] = SIDES.map((side) => [
      ...forest.options(g, side).map((option) => this.add(option, h)),
      ...forest.options(h, side).map((option) => this.add(g, option)),
    ]);
    return this.sums.set(key, this.make(left, right));
  }

  /** g plus a number: by number translation this is the same for every option, and stays canonical. */
  translate(g: Tree, x: Affine): Tree {
    const { forest } = this;
    const form = forest.form(g);
    if (form !== null) return forest.leaf(forest.space.plus(form, x));
    if (x === forest.space.zero) return g;
    const key = g * PAIR + x.id;
    let result = this.translations.get(key);
    if (result === undefined) {
      const [left, right] = SIDES.map((side) => forest.options(g, side).map((option) => this.translate(option, x)));
      result = forest.node(left, right);
      this.translations.set(key, result);
    }
    return result;
  }

  negate(g: Tree): Tree {
    const known = this.negatives.get(g);
    if (known !== undefined) return known;
    const { forest } = this;
    const form = forest.form(g);
    const [left, right] = SIDES.map((side) => forest.options(g, side).map((option) => this.negate(option)));
    const result = form === null ? forest.node(right, left) : forest.leaf(forest.space.negate(form));
    this.negatives.set(g, result);
    return result;
  }

  /** The stop that a side reaches by moving first in a canonical form. */
  stop(g: Tree, side: Side): Affine {
    const form = this.forest.form(g);
    if (form !== null) return form;
    const key = g * 2 + side;
    const known = this.stops.get(key);
    if (known !== undefined) return known;
    const [first, ...others] = this.forest.options(g, side).map((option) => this.stop(option, opposite(side)));
    const best = others.reduce((x, y) => (this.better(side, x, y) ? x : y), first);
    return this.stops.set(key, best);
  }

  private reduce(raw: Tree): Tree {
    const { forest } = this;
    const number = this.asNumber(raw);
    if (number !== null) return forest.leaf(number);
    for (let game = raw; ; ) {
      const [left, right] = SIDES.map((side) => this.undominated(side, forest.options(game, side)));
      game = forest.node(left, right);
      const bypassed = SIDES.map((side) => this.bypass(side, game));
      const next = forest.node(bypassed[LEFT], bypassed[RIGHT]);
      if (next === game) return game;
      game = next;
    }
  }

  /** The value of {L|R} if it is a number. */
  private asNumber(raw: Tree): Affine | null {
    const { oracle, forest } = this;
    const low = this.end(LEFT, forest.options(raw, LEFT));
    const high = this.end(RIGHT, forest.options(raw, RIGHT));
    if (low !== null && high !== null) {
      const { space } = forest;
      const room = !oracle.atMostZero(space.minus(high.form, low.form));
      if (!room) {
        const touch = low.closed && high.closed && oracle.atMostZero(space.minus(low.form, high.form));
        return touch ? low.form : null;
      }
    }
    return simplestBetween(oracle, low, high);
  }

  /** The end of the interval of numbers that the options of a side leave: no option reaches those beyond it. */
  private end(side: Side, options: readonly Tree[]): End {
    let best: End = null;
    for (const option of options) {
      const form = this.stop(option, opposite(side));
      const isNumber = this.forest.form(option) !== null;
      const closed = !isNumber && !this.order.prefers(side, option, this.forest.leaf(form));
      if (best === null) best = { form, closed };
      else if (this.better(side, form, best.form)) {
        // On a tie the open end is the stronger.
        const tie = closed && !best.closed && this.better(side, best.form, form);
        if (!tie) best = { form, closed };
      }
    }
    return best;
  }

  /** Whether x is at least as good as y for a side. */
  private better(side: Side, x: Affine, y: Affine): boolean {
    const { space } = this.forest;
    return this.oracle.atMostZero(side === LEFT ? space.minus(y, x) : space.minus(x, y));
  }

  private undominated(side: Side, options: readonly Tree[]): readonly Tree[] {
    if (options.length < 2) return options;
    const kept: Tree[] = [];
    for (const option of options) {
      if (kept.some((other) => this.order.prefers(side, other, option))) continue;
      const rest = kept.filter((other) => !this.order.prefers(side, option, other));
      kept.splice(0, kept.length, ...rest, option);
    }
    return kept;
  }

  /** The options of a game that is not a number, with the reversible ones bypassed. */
  private bypass(side: Side, game: Tree): readonly Tree[] {
    const { forest } = this;
    const reply = opposite(side);
    return forest.options(game, side).flatMap((option) => {
      const through = forest.options(option, reply).find((answer) => this.order.prefers(reply, answer, game));
      return through === undefined ? [option] : forest.options(through, side);
    });
  }
}
