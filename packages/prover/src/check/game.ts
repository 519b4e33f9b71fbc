/**
 * Games whose numbers depend on the parameters, and the order of games.
 *
 * Trusted: this file is the checker's theory of games, and all of it is the definition of <= :
 *
 *     g <= h   unless some Left option of g is >= h, or some Right option of h is <= g.
 *
 * A number is not stored as a tree. Two numbers are compared as numbers, which is how the order of games treats them; where a number
 * meets another game it stands for its usual form, with these options (Conway): an integer n > 0 is {n-1|}, n < 0 is {|n+1}, 0 is {|},
 * and m/2^k with odd m and k > 0 is {(m-1)/2^k | (m+1)/2^k}. Nothing is assumed about the other games: they need not be canonical, and any
 * of them may happen to equal a number.
 *
 * The comparison ends: each step goes to an option of one of the two, and options are simpler games. (Integers too have
 * finitely many followers at each point, and n-1 >= 0 has no Right option, so no long way down is ever gone.)
 */
import type { Questions } from './cases.ts';
import { Beyond, combine, constantOf, type Form, negate, type Point, plus, shift } from './form.ts';
import type { Side } from './moves.ts';

export type GameTree = NumberLeaf | Choice;

/** form / 2^exponent: all coefficients are multiples of 2^exponent, and the constant is odd unless the exponent is 0. */
export class NumberLeaf {
  private constructor(
    readonly form: Form,
    readonly exponent: number,
  ) {}

  /** form / 2^exponent in lowest terms. All coefficients must be multiples of 2^exponent. */
  static of(form: Form, exponent: number): NumberLeaf {
    let [lowest, e] = [form, exponent];
    for (; e > 0 && constantOf(lowest) % 2 === 0; e--) lowest = lowest.map((c) => c / 2);
    return new NumberLeaf(lowest, e);
  }

  /** The options of the usual form of this number: one or none. */
  options(side: Side, ask: Questions): readonly NumberLeaf[] {
    const size = side === 'Left' ? this.form : negate(this.form);
    if (this.exponent === 0 && !ask.atLeastZero(plus(size, -1))) return [];
    return [NumberLeaf.of(plus(this.form, side === 'Left' ? -1 : 1), this.exponent)];
  }

  shifted(step: Point): NumberLeaf {
    return new NumberLeaf(shift(this.form, step), this.exponent);
  }
}

/** {left | right}. */
export class Choice {
  constructor(
    readonly left: readonly GameTree[],
    readonly right: readonly GameTree[],
  ) {}

  options(side: Side): readonly GameTree[] {
    return side === 'Left' ? this.left : this.right;
  }

  shifted(step: Point): Choice {
    return new Choice(
      this.left.map((option) => option.shifted(step)),
      this.right.map((option) => option.shifted(step)),
    );
  }
}

/** Anything with options: a game as above, or a position with its moves, which are looked at one by one. */
export interface Game {
  options(side: Side, ask: Questions): Iterable<Game>;
}

/** Steps in one computation beyond which the checker gives up. */
const MOST_STEPS = 1_000_000;

/** The order of games at the points that the answers are about. What has been found out is not worked out again. */
export class Order {
  private readonly known = new Map<Choice, Map<Choice, boolean>>();
  private steps = 0;

  constructor(
    private readonly ask: Questions,
    private readonly maxSteps = MOST_STEPS,
  ) {}

  /** Is g <= h? */
  atMost(g: Game, h: Game): boolean {
    if (g instanceof NumberLeaf && h instanceof NumberLeaf) {
      const most = Math.max(g.exponent, h.exponent);
      return this.ask.atLeastZero(combine(2 ** (most - h.exponent), h.form, -(2 ** (most - g.exponent)), g.form));
    }
    if (!(g instanceof Choice && h instanceof Choice)) return this.byDefinition(g, h);
    const known = this.known.get(g) ?? new Map<Choice, boolean>();
    this.known.set(g, known);
    const answer = known.get(h) ?? this.byDefinition(g, h);
    known.set(h, answer);
    return answer;
  }

  private byDefinition(g: Game, h: Game): boolean {
    this.steps += 1;
    if (this.steps > this.maxSteps) throw new Beyond('the games are too large to compare');
    for (const right of h.options('Right', this.ask)) if (this.atMost(right, g)) return false;
    for (const left of g.options('Left', this.ask)) if (this.atMost(h, left)) return false;
    return true;
  }
}
