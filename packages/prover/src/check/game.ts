/**
 * Games whose numbers depend on the parameters, and the order of games.
 *
 * Trusted: this file is the checker's theory of games, and all of it is the definition of <= :
 *
 *     g <= h   unless some Left option of g is >= h, or some Right option of h is <= g.
 *
 * A number is not stored as a tree. Two numbers are compared as numbers, which is how the order of games treats them;
 * where a number meets another game it stands for its usual form, with these options (Conway): an integer n > 0 is
 * {n-1|}, n < 0 is {|n+1}, 0 is {|}, and m/2^k with odd m and k > 0 is {(m-1)/2^k | (m+1)/2^k}. Nothing is assumed
 * about the other games: they need not be canonical, and any of them may happen to equal a number.
 *
 * The comparison ends: each step goes to an option of one of the two, and options are simpler games. (Integers too
 * have finitely many followers at each point, and n-1 >= 0 has no Right option, so no long descent occurs.)
 */
import type { Questions } from './cases.ts';
import { Beyond, combine, type Form, negate, plus, substitute } from './form.ts';
import type { Side } from './moves.ts';

export type GameTree = NumberLeaf | Choice;

/** The number form / 2^exponent, which need not be in lowest terms. */
export class NumberLeaf {
  constructor(
    readonly form: Form,
    readonly exponent: number,
  ) {}

  /** The options of the usual form of this number, m/2^k in lowest terms: one or none. */
  options(side: Side, ask: Questions): readonly NumberLeaf[] {
    let unit = 2 ** this.exponent; // in the end 2^exponent / 2^k, what 1/2^k amounts to in the form
    const residue = ask.residue(this.form, unit);
    while (residue % unit !== 0) unit /= 2;
    const isInteger = residue === 0;
    const size = side === 'Left' ? this.form : negate(this.form);
    if (isInteger && !ask.atLeastZero(plus(size, -unit))) return [];
    return [new NumberLeaf(plus(this.form, side === 'Left' ? -unit : unit), this.exponent)];
  }

  /** The number with forms put in for the parameters. */
  put(values: readonly Form[]): NumberLeaf {
    return new NumberLeaf(substitute(this.form, values), this.exponent);
  }
}

/** {left | right}. */
export class Choice {
  constructor(
    readonly left: readonly GameTree[],
    readonly right: readonly GameTree[],
  ) {}

  /** {x|x} */
  static star(x: GameTree): Choice {
    return new Choice([x], [x]);
  }

  options(side: Side): readonly GameTree[] {
    return side === 'Left' ? this.left : this.right;
  }

  put(values: readonly Form[]): Choice {
    return new Choice(
      this.left.map((option) => option.put(values)),
      this.right.map((option) => option.put(values)),
    );
  }
}

/** Anything with options: a game as above, or a position with its moves, which are looked at one by one. */
export interface Game {
  options(side: Side, ask: Questions): Iterable<Game>;
}

/** Steps in one computation beyond which the checker gives up. */
const MOST_STEPS = 1_000_000;

/** The order of games at the points that the answers are about. Results are remembered. */
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

  /** Is g at least as good as h for a side: >= for Left, <= for Right? */
  reaches(side: Side, g: Game, h: Game): boolean {
    return side === 'Left' ? this.atMost(h, g) : this.atMost(g, h);
  }

  private byDefinition(g: Game, h: Game): boolean {
    this.steps += 1;
    if (this.steps > this.maxSteps) throw new Beyond('the games are too large to compare');
    for (const right of h.options('Right', this.ask)) if (this.atMost(right, g)) return false;
    for (const left of g.options('Left', this.ask)) if (this.atMost(h, left)) return false;
    return true;
  }
}
