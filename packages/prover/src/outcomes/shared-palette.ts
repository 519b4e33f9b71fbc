/**
 * The directions that were found useful for any question about a class, and their mirror images: what one predicate
 * needs, others need too. All plain directions are in it from the start.
 */
import { type Direction, keyOf } from '../learn/direction.ts';
import { plainDirections } from '../learn/enumerate.ts';
import type { Palette } from '../learn/search.ts';

export class SharedPalette implements Palette {
  private readonly found = new Map<string, Direction>();

  constructor(dimension: number) {
    const gaps = Array.from({ length: dimension }, (_, gap) => gap);
    for (const direction of plainDirections(dimension, gaps)) this.found.set(keyOf(direction), direction);
  }

  get directions(): readonly Direction[] {
    return [...this.found.values()];
  }

  note(used: ReadonlyMap<Direction, number>): void {
    for (const direction of used.keys()) this.add(direction);
  }

  /** Has these directions, in this order, and no others. */
  restore(directions: readonly Direction[]): void {
    this.found.clear();
    for (const direction of directions) this.found.set(keyOf(direction), direction);
  }

  /** Takes up a direction and its mirror image. */
  private add(direction: Direction): void {
    const { coefficients, modulus, worth } = direction;
    const sign = (coefficients.findLast((c) => c !== 0) ?? 1) < 0 ? -1 : 1;
    const reversed = coefficients.map((c) => c * sign + 0).reverse();
    for (const one of [direction, { coefficients: reversed, modulus, worth }]) {
      if (!this.found.has(keyOf(one))) this.found.set(keyOf(one), one);
    }
  }
}
