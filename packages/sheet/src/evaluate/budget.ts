/** How much one statement may do: steps, and the size of what it makes. */
import { Fault } from '../syntax/fault.ts';
import type { Place } from '../syntax/tree.ts';

/** The limits of one statement. */
export interface Limits {
  /** The most steps of evaluation (default ten million). */
  readonly steps: number;
  /** The most items of lists, characters of strings and cells of tables that are made (default five million). */
  readonly items: number;
  /** How deep expressions and calls of functions may be nested in each other (default 2000). */
  readonly depth: number;
}

export const DEFAULT_LIMITS: Limits = { steps: 10_000_000, items: 5_000_000, depth: 2000 };

const tooMuch = (message: string, place: Place): Fault => new Fault(message, place, false, true);
const grouped = (n: number): string => n.toLocaleString('en-US');
/** The steps after which evaluation can be interrupted. */
const STRETCH = 256;

export class Budget {
  readonly limits: Limits;
  steps = 0;
  private items = 0;
  private depth = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Counts a step; true if this is a good moment to pause. */
  step(place: Place): boolean {
    if (++this.steps > this.limits.steps) {
      throw tooMuch(`This takes more than ${grouped(this.limits.steps)} steps.`, place);
    }
    return this.steps % STRETCH === 0;
  }

  /** Counts what is made. */
  spend(items: number, place: Place): void {
    this.items += items;
    if (this.items > this.limits.items) {
      throw tooMuch(`This makes more than ${grouped(this.limits.items)} items.`, place);
    }
  }

  enter(place: Place): void {
    if (++this.depth > this.limits.depth) {
      throw tooMuch(`Functions call each other more than ${grouped(this.limits.depth)} levels deep.`, place);
    }
  }

  leave(): void {
    this.depth--;
  }

  /** How deep evaluation is, to go on from there after an error. */
  mark(): number {
    return this.depth;
  }

  reset(depth: number): void {
    this.depth = depth;
  }

  /** Whether nothing more can be evaluated. */
  get isSpent(): boolean {
    return this.steps > this.limits.steps || this.items > this.limits.items;
  }
}
