/**
 * The choice of a test among very many directions: each is judged by its best bound alone.
 *
 * The samples of a node are dealt out to labels by a greedy cover. Every direction is scored by how well its best bound
 * separates those parts, and the best few are scored again with separate covers for both sides. Small parts weigh more
 * than their size, since narrow bands between walls have few samples. Where samples are many, directions are scored on
 * some of them first and the best again on all. Directions that the tree uses already are preferred.
 */
import { ALONE, type Team } from '@lilypad/toads';
import { count, difference, eachCommon } from '../support/bits.ts';
import { greedyCover, type Part } from './cover.ts';
import { deal, thinned } from './dealt.ts';
import type { Direction } from './direction.ts';
import { type Bound, EntropyScore, SLACK, weightedEntropy } from './entropy-score.ts';
import { FINALISTS, LIKED, Lowest } from './finalists.ts';
import type { Judging } from './fit-by-team.ts';
import { everything, type Node, passing, type Test } from './node.ts';
import type { Judged, Source } from './source.ts';
import type { Chooser } from './tree.ts';

/** So many samples of a node are looked at in all directions. */
const LOOK = 600;
/** A part of n samples weighs n to this power. */
const WEIGHT = 0.5;

/** Nothing is known of any direction. */
const NOTHING: Judged['known'] = new Map();

interface Scored extends Test, Bound {}

/** The entropy of the samples on both sides of a test, if each side gets a cover of its own. */
type Separated = (test: Scored) => number;

export class BestBounds implements Chooser {
  /** Directions that the tree uses. */
  private readonly liked = new Set<Direction>();

  /** The threads of a team take part in a search; the tests are the same. */
  constructor(
    private readonly source: Source,
    private readonly team: Team = ALONE,
  ) {}

  choose(node: Node): Test | null {
    const cover = greedyCover(node.fits, everything(node));
    const dealt = deal(node, cover);
    const weights = cover.map(({ size }) => size ** (WEIGHT - 1));
    const look = thinned(dealt, LOOK);
    const strong = weights.map((weight, part) => weight * look.strides[part]);
    const { directions, known } = this.candidates(node, { look, weights: strong });
    const scored = this.scores(directions, new EntropyScore(look, strong), known);
    const finalists = scored.slice(0, FINALISTS).map(({ direction }) => direction);
    const score = new EntropyScore(dealt, weights);
    const tests = this.scores(finalists, score);
    const separated: Separated = isDivided(node, cover)
      ? ({ inside }) => score.separated(inside)
      : separatedIn(node, dealt.parts, weights);
    const chosen = this.best(score.mixture, tests, separated) ?? scored[0] ?? null;
    if (chosen !== null) this.liked.add(chosen.direction);
    return chosen;
  }

  private candidates(node: Node, judging: Judging): Judged {
    const { source, team } = this;
    if (source.judged !== undefined && team.threads > 1) return source.judged(node, judging, team);
    return { directions: source.directions(node), known: NOTHING };
  }

  /** The test that saves most of an entropy if both sides get separate covers; null if none saves any. */
  private best(before: number, tests: readonly Scored[], separated: Separated): Scored | null {
    let best: Scored | null = null;
    for (const test of tests) {
      const { direction } = test;
      const gain = (before - separated(test)) * direction.worth * this.liking(direction);
      if (gain > (best?.gain ?? 0) + 1e-9) best = { ...test, gain };
    }
    return best;
  }

  private liking(direction: Direction): number {
    return this.liked.has(direction) ? LIKED : 1;
  }

  /** The best bound in each direction, the best first; directions that cannot be finalists are left out. */
  private scores(directions: readonly Direction[], score: EntropyScore, known: Judged['known'] = NOTHING): Scored[] {
    const scored: Scored[] = [];
    const lowest = new Lowest(FINALISTS);
    for (const direction of directions) {
      const liking = this.liking(direction);
      if (score.most * direction.worth * liking * SLACK < lowest.value) continue;
      const found = known.get(direction);
      const best = found === undefined ? score.best(direction, lowest.value / liking / SLACK) : found;
      if (best === null) continue;
      const gain = best.gain * liking;
      lowest.add(gain);
      scored.push({ direction, bound: best.bound, gain, inside: best.inside });
    }
    return scored.sort((x, y) => y.gain - x.gain);
  }
}

/** Whether each sample of a node has one label of two, as predicates have them: then there is one cover of any samples. */
function isDivided({ samples, fits }: Node, cover: readonly Part[]): boolean {
  if (fits.length !== 2 || cover.length !== 2) return false;
  return cover[0].size + cover[1].size === samples.length && cover[1].size === count(fits[cover[1].label]);
}

/** By covers of both sides. */
function separatedIn(node: Node, parts: Uint16Array, weights: readonly number[]): Separated {
  const all = everything(node);
  const weightOf = new Float64Array(parts.length);
  for (let i = 0; i < parts.length; i++) weightOf[i] = weights[parts[i]];
  return (test) => {
    const yes = passing(node, test);
    const no = difference(all, yes);
    return mixture(greedyCover(node.fits, yes), weightOf) + mixture(greedyCover(node.fits, no), weightOf);
  };
}

/** The entropy of a cover whose samples have weights. */
function mixture(cover: readonly Part[], weights: Float64Array): number {
  return weightedEntropy(
    cover.map(({ samples }) => {
      let sum = 0;
      eachCommon(samples, samples, (i) => {
        sum += weights[i];
      });
      return sum;
    }),
  );
}
