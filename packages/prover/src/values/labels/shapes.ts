/**
 * A value as a shape and its numbers: the canonical form with the numbers at its leaves taken out, in a fixed order.
 *
 * Positions with equal shapes and with numbers that change evenly along a line are instances of one game with affine
 * leaves. Numbers are kept as integers over 2^SCALE; a value with a finer fraction has no shape here.
 */
import { type Arena, type Dyadic, type GameId, SIDES } from '@lilypad/games';
import { newList, small } from '../../support/small-lists.ts';

export const SCALE = 12;

export interface Shaped {
  /** The number of the shape. */
  readonly shape: number;
  /** The numbers at the leaves, times 2^SCALE. */
  readonly leaves: readonly number[];
}

/** What a shape is made of: null is a number, otherwise the shapes of the options of both sides. */
type Branches = readonly [readonly number[], readonly number[]] | null;

const NUMBER_SHAPE = 0;
const LARGEST = 2 ** 40;

export class Shapes {
  /** What each shape is made of. */
  readonly branches: Branches[] = [null];
  private readonly ids = new Map<string, number>();
  private readonly known = new Map<GameId, Shaped | null>();

  constructor(readonly arena: Arena) {}

  /** The shape and numbers of a value; null if they do not fit. */
  of(g: GameId): Shaped | null {
    let shaped = this.known.get(g);
    if (shaped === undefined) {
      shaped = this.take(g);
      this.known.set(g, shaped);
    }
    return shaped;
  }

  private take(g: GameId): Shaped | null {
    const { arena } = this;
    const number = arena.asNumber(g);
    if (number !== null) {
      const scaled = scaledNumber(number);
      return scaled === null ? null : { shape: NUMBER_SHAPE, leaves: [scaled] };
    }
    const sides: (readonly Shaped[])[] = [];
    for (const side of SIDES) {
      const options = arena.options(g, side).map((option) => this.of(option));
      if (options.some((option) => option === null)) return null;
      sides.push((options as Shaped[]).sort(compareShaped));
    }
    const [left, right] = sides.map((options) => options.map(({ shape }) => shape));
    const key = `${left.join()}|${right.join()}`;
    let shape = this.ids.get(key);
    if (shape === undefined) {
      shape = this.branches.length;
      this.branches.push([left, right]);
      this.ids.set(key, shape);
    }
    const numbers = newList();
    for (const options of sides) for (const { leaves } of options) for (const leaf of leaves) numbers.push(leaf);
    return { shape, leaves: numbers };
  }
}

function compareShaped(x: Shaped, y: Shaped): number {
  if (x.shape !== y.shape) return x.shape - y.shape;
  for (let i = 0; i < x.leaves.length; i++) if (x.leaves[i] !== y.leaves[i]) return x.leaves[i] - y.leaves[i];
  return 0;
}

function scaledNumber(x: Dyadic): number | null {
  if (x.exponent > SCALE) return null;
  const scaled = Number(x.scale(SCALE).numerator);
  return Math.abs(scaled) > LARGEST ? null : small(scaled);
}
