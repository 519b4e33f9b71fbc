/**
 * Decision trees from samples with several labels each: every end of the tree needs one label that fits all its samples, and
 * there should be few ends.
 *
 * At each node the samples are dealt out to labels by a greedy cover; every direction is scored by how well its best bound
 * separates those parts, and the best few are scored again with covers of their own for both sides. Small parts weigh more
 * than their size, since narrow bands between walls have few samples. Where samples are many, directions are scored on
 * some of them first and the best again on all. Directions that the tree uses already are preferred.
 */
import { type Bits, bitsWhere, count, difference, isSubset, members, project } from '../../support/bits.ts';
import { greedyCover, type Part } from '../cover.ts';
import type { Direction } from '../directions.ts';
import { type Dealt, type Split, Splitter } from '../split.ts';

export interface LearningTask {
  readonly points: readonly (readonly number[])[];
  /** For each label, the samples that it fits. */
  readonly fits: readonly Bits[];
  readonly directions: readonly Direction[];
}

export type Decision =
  | { readonly kind: 'end'; readonly samples: readonly number[] }
  | {
      readonly kind: 'test';
      readonly direction: Direction;
      readonly bound: number;
      readonly yes: Decision;
      readonly no: Decision;
    };

const FINALISTS = 24;
/** So many samples of a node are looked at in all directions. */
const LOOK = 600;
const LIKED = 1.15;
/** A part of n samples weighs n to this power. */
const WEIGHT = 0.5;

/** What a node knows: its samples by number, and labels on them alone. */
interface Node {
  readonly samples: readonly number[];
  readonly fits: readonly Bits[];
}

interface Candidate extends Split {
  readonly direction: Direction;
}

/** A tree whose ends have labels that fit all their samples; null if no test tells samples without common label apart. */
export function learnTree(task: LearningTask): Decision | null {
  return new Grower(task).grow({ samples: task.points.map((_, i) => i), fits: task.fits });
}

class Grower {
  private readonly splitter = new Splitter();
  private readonly liked = new Set<Direction>();

  constructor(private readonly task: LearningTask) {}

  grow(node: Node): Decision | null {
    const { samples } = node;
    const all = bitsWhere(samples.length, () => true);
    if (node.fits.some((bits) => isSubset(all, bits))) return { kind: 'end', samples };
    const fits = widestFits(node.fits).map((i) => node.fits[i]);
    const best = this.bestTest(samples, fits, all);
    if (best === null) return null;
    const { direction, bound } = best;
    this.liked.add(direction);
    const yesBits = bitsWhere(samples.length, (i) => passes(direction, bound, this.task.points[samples[i]]));
    const side = (bits: Bits): Decision | null => {
      const chosen = members(bits);
      return this.grow({ samples: chosen.map((i) => samples[i]), fits: fits.map((label) => project(label, chosen)) });
    };
    const yes = side(yesBits);
    const no = yes && side(difference(all, yesBits));
    return yes && no && { kind: 'test', direction, bound, yes, no };
  }

  private bestTest(samples: readonly number[], fits: readonly Bits[], all: Bits): Candidate | null {
    const parts = greedyCover(fits, all);
    const weights = parts.map(({ size }) => size ** (WEIGHT - 1));
    const dealt = this.deal(samples, parts, weights);
    const scored = this.scores(this.task.directions, looked(dealt));
    const finalists = scored.slice(0, FINALISTS).map(({ direction }) => direction);
    let best: Candidate | null = null;
    const before = mixture(parts, dealt);
    for (const candidate of this.scores(finalists, dealt)) {
      const { direction, bound } = candidate;
      const yes = bitsWhere(samples.length, (i) => passes(direction, bound, this.task.points[samples[i]]));
      const no = difference(all, yes);
      const after = mixture(greedyCover(fits, yes), dealt) + mixture(greedyCover(fits, no), dealt);
      const gain = (before - after) * direction.worth * this.liking(direction);
      if (gain > (best?.gain ?? 0) + 1e-9) best = { direction, bound, gain };
    }
    return best ?? scored[0] ?? null;
  }

  private liking(direction: Direction): number {
    return this.liked.has(direction) ? LIKED : 1;
  }

  /** The best bound in each direction, the best first. */
  private scores(directions: readonly Direction[], dealt: Dealt): Candidate[] {
    const found: Candidate[] = [];
    for (const direction of directions) {
      const split = this.splitter.best(direction, dealt);
      if (split === null) continue;
      found.push({ direction, bound: split.bound, gain: split.gain * this.liking(direction) });
    }
    return found.sort((x, y) => y.gain - x.gain);
  }

  private deal(samples: readonly number[], parts: readonly Part[], weights: readonly number[]): Dealt {
    const { points } = this.task;
    const columns = points[0].map((_, gap) => Int32Array.from(samples, (i) => points[i][gap]));
    const partOf = new Uint16Array(samples.length);
    parts.forEach(({ samples: bits }, part) => {
      for (const i of members(bits)) partOf[i] = part;
    });
    return { columns, parts: partOf, weights };
  }
}

/** Some of the samples, fewer of large parts, with weights that make up for it. */
function looked({ columns, parts, weights }: Dealt): Dealt {
  if (parts.length <= LOOK) return { columns, parts, weights };
  const sizes = weights.map(() => 0);
  for (const part of parts) sizes[part] += 1;
  const strides = sizes.map((size) => Math.max(1, Math.ceil(size / (LOOK / sizes.length))));
  const seen = weights.map(() => 0);
  const chosen: number[] = [];
  for (let i = 0; i < parts.length; i++) if (seen[parts[i]]++ % strides[parts[i]] === 0) chosen.push(i);
  return {
    columns: columns.map((column) => Int32Array.from(chosen, (i) => column[i])),
    parts: Uint16Array.from(chosen, (i) => parts[i]),
    weights: weights.map((weight, part) => weight * strides[part]),
  };
}

/** The entropy of a cover, where samples have the weights that they were dealt. */
function mixture(cover: readonly Part[], { parts, weights }: Dealt): number {
  let total = 0;
  let sum = 0;
  for (const { samples } of cover) {
    let weight = 0;
    for (const i of members(samples)) weight += weights[parts[i]];
    total += weight;
    sum -= weight * Math.log(weight);
  }
  return total > 0 ? sum + total * Math.log(total) : 0;
}

/** The indices of sets that no larger one contains, the largest first; of equal ones the first. */
export function widestFits(fits: readonly Bits[]): number[] {
  const sized = fits.map((bits, i) => ({ i, bits, size: count(bits) })).filter(({ size }) => size > 0);
  sized.sort((x, y) => y.size - x.size || x.i - y.i);
  const kept: typeof sized = [];
  for (const one of sized) if (!kept.some(({ bits }) => isSubset(one.bits, bits))) kept.push(one);
  return kept.map(({ i }) => i);
}

function passes({ coefficients, modulus }: Direction, bound: number, point: readonly number[]): boolean {
  let value = 0;
  for (let i = 0; i < coefficients.length; i++) value += coefficients[i] * point[i];
  return modulus === 0 ? value >= bound : (((value - bound) % modulus) + modulus) % modulus === 0;
}
