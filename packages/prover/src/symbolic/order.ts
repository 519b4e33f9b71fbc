/**
 * The order of games with affine leaves, under the assumptions of the oracle's store.
 *
 * For trees in canonical form, where exactly the leaves are numbers (or for {L|R} known not to be a number). Number
 * against number is a question to the oracle. In a comparison of a number with a game that is not a number, the
 * number's own options never matter (number avoidance), so x ≤ H exactly if no right option of H is ≤ x, and nothing is
 * ever asked about the options of a number.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import type { Forest, Tree } from './forest.ts';
import { Memo } from './memo.ts';
import type { Oracle } from './oracle.ts';

export type Relation = '=' | '<' | '>' | '||';

const PAIR = 0x4000000;

export class Order {
  private readonly known = new Memo<number, boolean>();

  constructor(
    private readonly forest: Forest,
    private readonly oracle: Oracle,
  ) {}

  push(): void {
    this.known.push();
  }

  pop(): void {
    this.known.pop();
  }

  /** Whether g ≤ h; forks where that depends on the parameters. */
  le(g: Tree, h: Tree): boolean {
    if (g === h) return true;
    const { forest, oracle } = this;
    const x = forest.form(g);
    const y = forest.form(h);
    if (x !== null && y !== null) return oracle.atMostZero(oracle.space.minus(x, y));
    const key = g * PAIR + h;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    // g ≤ h unless a left option of g is ≥ h, or a right option of h is ≤ g; a leaf has no options here.
    const refuted =
      forest.options(g, LEFT).some((option) => this.le(h, option)) ||
      forest.options(h, RIGHT).some((option) => this.le(option, g));
    return this.known.set(key, !refuted);
  }

  /** Whether g is at least as good as h for a side: g ≥ h for Left, g ≤ h for Right. */
  prefers(side: Side, g: Tree, h: Tree): boolean {
    return side === LEFT ? this.le(h, g) : this.le(g, h);
  }

  compare(g: Tree, h: Tree): Relation {
    const below = this.le(g, h);
    const above = this.le(h, g);
    return below ? (above ? '=' : '<') : above ? '>' : '||';
  }
}
