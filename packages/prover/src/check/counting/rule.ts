/**
 * When claims about bounds prove each other.
 *
 * A claim says: all boards of a shape whose counts satisfy some conditions are <= a bound (or >= it). Take "board <=
 * bound"; the other case is its mirror image. By the definition of the order it holds if Left, moving first in board -
 * bound, always has a move answered:
 *
 *   a move on the board   by a move of Right on the board after which the board is <= the bound, or by Right's move in the
 *                         bound, if the board is <= the Left option of the bound;
 *   a move in the bound   (to its Right option) by a move of Right on the board after which the board is <= that option.
 *                         An integer that is >= 0 has no such move.
 *
 * "The board is <= a bound" has to follow from a claim, and every use of a claim is about a board with at least one
 * move less. So if every move has an answer, all claims are true, by induction on the number of moves left.
 *
 * Trusted: `obligations` are all that must hold for a claim, and `answered` is true only if the move has an answer.
 */
import type { Questions } from '../cases.ts';
import type { Facts } from '../facts.ts';
import { constantOf, type Form, modulo, plus, substitute, valueAt } from '../form.ts';
import { missing } from '../missing.ts';
import type { Condition } from '../text.ts';
import { attacked, type Bound, defended, isWithin, mayBeClosed, type Relation, shifted } from './bound.ts';
import { changeOf, lowerBound, type Measure } from './measure.ts';
import { type Move, movesAt, movesOf, type Side } from './moves.ts';
import type { Row } from './part.ts';
import { patternOf, read, type Shape, unknownsOf } from './shape.ts';

/** All boards of the shape whose counts satisfy the conditions are <= or >= the bound. */
export interface BoundClaim {
  readonly shape: Shape;
  /** In the counts of the shape. */
  readonly where: readonly Condition[];
  readonly relation: Relation;
  readonly bound: Bound;
  /** The conditions as written. */
  readonly texts: readonly string[];
}

export interface Theory {
  readonly measure: Measure;
  readonly claims: readonly BoundClaim[];
}

/** Something that must hold wherever the conditions of a claim hold. */
export interface Obligation {
  readonly name: string;
  readonly holds: (ask: Questions) => boolean;
}

/** What must hold for a claim on the boards of a row. */
export function obligationsOf(theory: Theory, claim: BoundClaim, row: Row): Obligation[] {
  const question = new Question(theory, claim, row);
  return [
    { name: 'a move in the bound', holds: (ask) => question.boundAnswered(ask) },
    ...row.map((_, i) => ({
      name: `moves at part ${i + 1}`,
      holds: (ask: Questions) => question.movesAnswered(i, ask),
    })),
  ];
}

class Question {
  private readonly attacker: Side;
  private readonly defender: Side;
  private readonly unknowns: number;

  constructor(
    private readonly theory: Theory,
    private readonly claim: BoundClaim,
    private readonly row: Row,
  ) {
    this.attacker = claim.relation === '<=' ? 'Left' : 'Right';
    this.defender = claim.relation === '<=' ? 'Right' : 'Left';
    this.unknowns = unknownsOf(claim.shape);
  }

  /** Does every move of the attacker at this part of the row have an answer? */
  movesAnswered(part: number, ask: Questions): boolean {
    const { moves, complete } = movesAt(this.row, part, this.attacker, ask);
    return complete && moves.every((move) => this.answered(move, ask));
  }

  private answered(move: Move, ask: Questions): boolean {
    const { relation, bound } = this.claim;
    const change = changeOf(this.theory.measure, move.factor);
    if (this.follows(move.row, change, defended(bound, relation), ask)) return true;
    return this.reachable(move.row, change, bound, ask);
  }

  boundAnswered(ask: Questions): boolean {
    const { relation, bound } = this.claim;
    if (this.reachable(this.row, 0, attacked(bound, relation), ask)) return true;
    if (!mayBeClosed(bound)) return false;
    // N + j >= 0 for "<=", N + j <= 0 for ">="
    const sign = relation === '<=' ? 1 : -1;
    const least = lowerBound(this.theory.measure, sign, this.row, ask, this.unknowns);
    return least !== null && ask.atLeastZero(plus(least, (sign * bound.twice) / 2));
  }

  /** Can the defender move on the board such that it is then within a bound? */
  private reachable(row: Row, change: number, bound: Bound, ask: Questions): boolean {
    return movesOf(row, this.defender, ask).moves.some((reply) => {
      return this.follows(reply.row, change + changeOf(this.theory.measure, reply.factor), bound, ask);
    });
  }

  /** Is the board within a bound, by a claim? N has changed since the bound was stated. */
  private follows(row: Row, change: number, bound: Bound, ask: Questions): boolean {
    const { relation } = this.claim;
    const place = read(row, ask, this.unknowns);
    return place !== null && isClaimed(this.theory.claims, place, relation, shifted(bound, -change), ask);
  }
}

/** Does a claim say that boards with these counts are within the bound? */
export function isClaimed(
  claims: readonly BoundClaim[],
  place: { readonly pattern: string; readonly counts: readonly Form[] },
  relation: Relation,
  bound: Bound,
  ask: Questions,
): boolean {
  const left = claims.filter((claim) => {
    return (
      claim.relation === relation && isWithin(claim.bound, relation, bound) && patternOf(claim.shape) === place.pattern
    );
  });
  while (left.length > 0) {
    // Trying a claim that holds at the example first saves cases; any order is sound.
    const example = ask.example();
    const counts = place.counts.map((form) => valueAt(form, example));
    const likely = left.findIndex(({ where }) => where.every((condition) => holdsAt(condition, counts)));
    const [{ where } = missing()] = left.splice(Math.max(0, likely), 1);
    if (where.every((condition) => isTrue(put(condition, place.counts), ask))) return true;
  }
  return false;
}

const put = (condition: Condition, counts: readonly Form[]): Condition => ({
  ...condition,
  form: substitute(condition.form, counts),
});

function isTrue(condition: Condition, ask: Questions): boolean {
  const { kind, form } = condition;
  if (kind === 'congruent') return ask.residue(form, condition.modulus) === 0;
  return ask.atLeastZero(form) && (kind === 'atLeast' || !ask.atLeastZero(plus(form, -1)));
}

function holdsAt(condition: Condition, point: readonly number[]): boolean {
  const value = valueAt(condition.form, point);
  if (condition.kind === 'congruent') return modulo(value, condition.modulus) === 0;
  return condition.kind === 'atLeast' ? value >= 0 : value === 0;
}

/** The facts and the conditions, in more unknowns than the conditions have; null if no point satisfies them. */
export function assumeAll(facts: Facts, conditions: readonly Condition[], unknowns: number): Facts | null {
  return conditions.reduce<Facts | null>((known, condition) => {
    const { kind, form } = widened(condition, unknowns);
    if (condition.kind === 'congruent') return known?.assumeResidue(form, condition.modulus, 0) ?? null;
    const above = known?.assume(form) ?? null;
    return kind === 'equal' ? (above?.assume(form.map((c) => -c)) ?? null) : above;
  }, facts);
}

function widened(condition: Condition, unknowns: number): Condition {
  const { form } = condition;
  const more = new Array<number>(unknowns + 1 - form.length).fill(0);
  return { ...condition, form: [...form.slice(0, -1), ...more, constantOf(form)] };
}
