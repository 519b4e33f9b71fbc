/**
 * A job of the boxes: what a certificate claims about the points of a box that have one sum, compared with direct computation. The
 * certificate is read by other code than the prover's and the checker's (meaning/), which a thread does not even load.
 */
import { readFileSync } from 'node:fs';
import { Arena, type GameId } from '@lilypad/games';
import { Evaluator, type Task } from '@lilypad/toads';
import {
  boardAt,
  type JsonCertificate,
  type JsonCorollary,
  type JsonTree,
  named,
  quarters,
} from '../meaning/meaning.ts';
import { pointsOfSum } from '../meaning/points.ts';
import { type Point, type Reading, readCondition, readGame } from '../meaning/readings.ts';

/** All points with one sum: of the words, or of a corollary. */
export interface BoxJob {
  /** The file of the certificate. */
  readonly file: string;
  /** The number of the corollary; null for the words. */
  readonly corollary: number | null;
  readonly sum: number;
  readonly largest: number;
}

/** How much was compared, and the first thing that is wrong. */
export interface BoxFinding {
  readonly compared: number;
  readonly wrong: string | null;
}

/** The task. A thread reads a certificate once. */
export function compareClaimsTask(): Task<BoxJob, BoxFinding> {
  let known: { readonly file: string; readonly claims: Claims } | null = null;
  return {
    name: 'compare claims',
    letters: 1000,
    run(job) {
      if (known?.file !== job.file)
        known = { file: job.file, claims: new Claims(JSON.parse(readFileSync(job.file, 'utf8'))) };
      return known.claims.compare(job);
    },
  };
}

/** A claim about a point: whether the value that was computed fits, and what was claimed. */
interface Claim {
  readonly isTrue: (value: GameId, at: Point) => boolean;
  readonly about: (where: string) => string;
}

/** What is claimed about the boards of a word. */
interface Entry {
  readonly name: string;
  readonly word: string;
  readonly parameters: readonly string[];
  /** The sizes of the gaps; null if these are the parameters. */
  readonly gaps: readonly Reading<number>[] | null;
  readonly claims: readonly Claim[];
}

/** The claims of a certificate, and the values of the last boards. Their memory is used again: V8 would collect it late, if at all. */
class Claims {
  private readonly arena = new Arena();
  private readonly evaluator = new Evaluator(this.arena);
  private readonly conditions = new Map<string, Reading<boolean>>();
  private readonly gap: string;
  private readonly words: readonly Entry[];
  private readonly corollaries: readonly Entry[];

  constructor({ gap, words, corollaries = [] }: JsonCertificate) {
    this.gap = gap;
    this.corollaries = corollaries.map((one) => this.readCorollary(one));
    this.words = words.map(({ word, parameters, formula, against = {} }) => ({
      name: `${word} with gaps`,
      word,
      parameters,
      gaps: null,
      claims: [
        ...(formula === undefined ? [] : [this.valueClaim(formula)]),
        ...Object.entries(against).flatMap(([rival, { atLeast, atMost }]) => {
          const game = rival === '0' ? this.arena.zero : this.arena.star;
          const [above, below] = [atLeast, atMost].map((tree) =>
            this.readTree(
              tree,
              ({ holds }) =>
                () =>
                  holds,
            ),
          );
          return [
            this.claim(`>= ${rival}`, (value, at) => this.arena.le(game, value) === above(at)),
            this.claim(`<= ${rival}`, (value, at) => this.arena.le(value, game) === below(at)),
          ];
        }),
      ],
    }));
  }

  /** No move changes the sum of the gaps: what is known of one sum is of no use for another. */
  compare({ corollary, sum, largest }: BoxJob): BoxFinding {
    this.evaluator.clear();
    let compared = 0;
    for (const entry of corollary === null ? this.words : [this.corollaries[corollary]]) {
      for (const point of pointsOfSum(entry.parameters.length, sum, largest)) {
        const wrong = this.wrongAt(entry, point);
        if (wrong !== null) return { compared, wrong };
        compared += entry.claims.length;
      }
    }
    return { compared, wrong: null };
  }

  private wrongAt({ name, word, parameters, gaps, claims }: Entry, point: readonly number[]): string | null {
    const at = named(parameters, point);
    const sizes = gaps === null ? point : gaps.map((size) => size(at) / 4);
    const value = this.evaluator.value(boardAt(this.gap, word, sizes));
    for (const { isTrue, about } of claims) if (!isTrue(value, at)) return about(`${name} ${point.join(', ')}`);
    return null;
  }

  private readCorollary({ name, word, parameters, gaps, formula }: JsonCorollary): Entry {
    const sizes = gaps.map((text) => (at: Point) => quarters(text, at));
    return { name: `${name} at`, word, parameters, gaps: sizes, claims: [this.valueClaim(formula)] };
  }

  private valueClaim(formula: JsonTree<{ readonly value: string }>): Claim {
    const game = this.readTree(formula, ({ value }) => readGame(this.arena, value));
    return { isTrue: (value, at) => game(at) === value, about: (where) => `the value of ${where}` };
  }

  private claim(relation: string, isTrue: Claim['isTrue']): Claim {
    return { isTrue, about: (where) => `${where} ${relation}` };
  }

  /** The same conditions and ends stand in many places. */
  private readTree<End extends object, Meaning>(
    tree: JsonTree<End>,
    readEnd: (end: End) => Reading<Meaning>,
  ): Reading<Meaning> {
    if (!('if' in tree)) return readEnd(tree);
    const condition = this.conditions.get(tree.if) ?? readCondition(tree.if);
    this.conditions.set(tree.if, condition);
    const [yes, no] = [this.readTree(tree.then, readEnd), this.readTree(tree.else, readEnd)];
    return (at) => (condition(at) ? yes(at) : no(at));
  }
}
