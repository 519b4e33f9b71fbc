/**
 * Points where a recurrence fails, moved towards the origin as long as it fails. What the value of a position costs grows with a high
 * power of its gaps, and the values at such points, and around them, are what is learned from next.
 *
 * Whether the recurrence fails at a point is told by the formulas there: the value of the position that they give is compared with the
 * game that has theirs after each move as options.
 */
import { Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import { type ClassMove, isPossible, movesOf } from '../classes/moves.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { type Formula, select } from '../formula/formula.ts';
import { smallAll } from '../support/small-lists.ts';
import { Instances } from '../symbolic/instances.ts';

type Point = readonly number[];

/** So many failures of a word are looked at: they are enough to learn from. */
export const FAILURES_USED = 20;

/**
 * Failures of a word that are nearer to the origin, as many as are looked at; then the failures that were not needed for them. Several failures may lead to
 * the same.
 */
export function nearerFailures(claim: ClassFormula, word: string, failures: readonly Point[]): readonly Point[] {
  if (failures.length === 0) return failures;
  const nearer = new NearerFailures(claim, word);
  const found = new Map<string, Point>();
  let tried = 0;
  for (; tried < failures.length && found.size < FAILURES_USED; tried++) {
    const point = smallAll(nearer.from(smallAll(failures[tried])));
    found.set(point.join(), point);
  }
  return [...found.values(), ...failures.slice(tried)];
}

class NearerFailures {
  private readonly instances: Instances;
  private readonly moves: readonly ClassMove[];
  /** The gaps that a step makes smaller. */
  private readonly steps: readonly (readonly number[])[];
  /** By point: whether the recurrence fails there. */
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly claim: ClassFormula,
    private readonly word: string,
  ) {
    this.instances = new Instances(new Arena(), claim.forest);
    this.moves = movesOf(claim.positions, word);
    this.steps = pairsOf(claim.positions.parameters.length);
  }

  /** A point where the recurrence fails, from which no step towards the origin leads to another. */
  from(failure: Point): Point {
    for (let here = failure; ; ) {
      const next = this.step(here);
      if (next === null) return here;
      here = next;
    }
  }

  /** The first failure nearer to the origin, of those with one gap or two by so much smaller; large steps first. */
  private step(point: Point): Point | null {
    for (const gaps of this.steps) {
      for (let size = Math.min(...gaps.map((gap) => point[gap])); size > 0; size >>= 1) {
        const next = smallAll(point.map((x, gap) => (gaps.includes(gap) ? x - size : x)));
        if (this.fails(next)) return next;
      }
    }
    return null;
  }

  private fails(point: Point): boolean {
    const key = point.join();
    let fails = this.known.get(key);
    if (fails === undefined) {
      fails = this.value(this.word, point) !== this.byMoves(point);
      this.known.set(key, fails);
    }
    return fails;
  }

  private byMoves(point: Point): GameId {
    const possible = this.moves.filter((move) => isPossible(move, point));
    const optionsOf = (side: Side): GameId[] =>
      possible
        .filter((move) => move.side === side)
        .map(({ word, shift }) => this.value(word, smallAll(point.map((x, gap) => x + shift[gap]))));
    return this.instances.arena.game(optionsOf(LEFT), optionsOf(RIGHT));
  }

  private value(word: string, point: Point): GameId {
    return this.instances.at(select(this.claim.formulas.get(word) as Formula, point), point);
  }
}

/** Each gap, then each two of them. */
function pairsOf(gaps: number): (readonly number[])[] {
  const all = Array.from({ length: gaps }, (_, gap) => gap);
  return [...all.map((gap) => [gap]), ...all.flatMap((x) => all.slice(x + 1).map((y) => [x, y]))];
}
