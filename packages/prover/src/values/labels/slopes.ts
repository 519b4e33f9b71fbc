/**
 * Linear equations for the slopes of the leaves of a game: direction · slope = the observed change in that direction,
 * for each leaf. Directions have entries 0 and ±1, at most two of them. What the equations leave open becomes 0.
 */
import { small, smallAll, zeros } from '../../support/small-lists.ts';

interface Row {
  readonly direction: number[];
  /** One right side a leaf. */
  readonly seen: number[];
  readonly pivot: number;
}

export class Slopes {
  private readonly rows: Row[] = [];

  constructor(
    private readonly dimension: number,
    private readonly leaves: number,
  ) {}

  /** Whether the equations already determine the change in a direction. */
  isSettled(direction: readonly number[]): boolean {
    return this.reduce(direction, new Array(this.leaves).fill(0)) === null;
  }

  /** Adds an equation; one that does not fit those before, or would need fractions, is left out. */
  add(direction: readonly number[], seen: readonly number[]): void {
    const row = this.reduce(direction, seen);
    if (row !== null) this.rows.push(row);
  }

  /** Slopes for each leaf. */
  solve(): number[][] {
    const slopes: number[][] = [];
    for (let leaf = 0; leaf < this.leaves; leaf++) slopes.push(zeros(this.dimension));
    // The last row has no pivots of others, so it is solved first.
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const { direction, seen, pivot } = this.rows[i];
      for (let leaf = 0; leaf < this.leaves; leaf++) {
        const slope = slopes[leaf];
        let rest = 0;
        for (let gap = 0; gap < direction.length; gap++) if (gap !== pivot) rest += direction[gap] * slope[gap];
        slope[pivot] = small((seen[leaf] - rest) / direction[pivot]);
      }
    }
    return slopes;
  }

  /** The equation with the pivots of the rows eliminated; null if nothing is left of it, or no pivot ±1. */
  private reduce(direction: readonly number[], seen: readonly number[]): Row | null {
    const left = smallAll(direction);
    const right = smallAll(seen);
    for (const row of this.rows) {
      const factor = left[row.pivot] * row.direction[row.pivot];
      if (factor === 0) continue;
      for (let gap = 0; gap < left.length; gap++) left[gap] -= factor * row.direction[gap];
      for (let leaf = 0; leaf < right.length; leaf++) right[leaf] -= factor * row.seen[leaf];
    }
    for (let pivot = 0; pivot < left.length; pivot++) {
      if (Math.abs(left[pivot]) === 1) return { direction: left, seen: right, pivot };
    }
    return null;
  }
}
