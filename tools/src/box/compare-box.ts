/**
 * The parts of a box compared by all threads, which share one search. If it is full, the parts that are left wait for the next search, in empty
 * memory; and if a search did none of them, the next one has a larger table of boards. What no search has room for is left to evaluators.
 */
import { mapByTeam, SearchHost, type Task, type Team } from '@lilypad/toads';
import type { BoxFinding, BoxJob, BoxPart } from './compare.ts';

export interface BoxOptions {
  readonly team: Team;
  /** Whether all values are found by evaluators, without the search (default false). */
  readonly plain?: boolean;
  /** The slots for boards of the first search, as a power of two (default: one for each point of the largest part, about). */
  readonly slotBits?: number;
}

/** A table has so many slots at least, which is 48 MB for all threads together, and at most, as powers of two. */
const LEAST_SLOTS = 21;
const MOST_SLOTS = 24;
/** A table that was too small gets so many times as many slots, as a power of two. */
const GROWTH = 2;

/** How much was compared in all, and what is wrong in the first part that is. */
export function compareBox(
  task: Task<BoxJob, BoxFinding | null>,
  parts: readonly BoxPart[],
  { team, plain = false, slotBits = slotsFor(parts) }: BoxOptions,
): BoxFinding {
  const host = plain ? null : new SearchHost();
  const found = new Map<BoxPart, BoxFinding>();
  let left = middleFirst(parts);
  for (let bits = slotBits, isPlain = plain; left.length > 0; ) {
    const search = isPlain ? null : (host?.open(bits, team.threads) ?? null);
    const jobs = left.map((part): BoxJob => ({ ...part, search }));
    mapByTeam(task, jobs, { team }).forEach((one, i) => {
      if (one !== null) found.set(left[i], one);
    });
    const before = left.length;
    left = left.filter((part) => !found.has(part));
    if (left.length < before) continue;
    isPlain = bits >= MOST_SLOTS;
    bits = Math.min(MOST_SLOTS, bits + GROWTH);
  }
  const findings = parts.map((part) => found.get(part) as BoxFinding);
  return {
    compared: findings.reduce((sum, { compared }) => sum + compared, 0),
    wrong: findings.find(({ wrong }) => wrong !== null)?.wrong ?? null,
  };
}

/** Parts are in the order of their sums, so those in the middle are the largest. They come first, so that all threads are busy until the end. */
function middleFirst(parts: readonly BoxPart[]): BoxPart[] {
  const middle = (parts.length - 1) / 2;
  const order = [...parts.keys()].sort((i, j) => Math.abs(i - middle) - Math.abs(j - middle));
  return order.map((i) => parts[i]);
}

/** Boards have mirror images, and those outside the box are about as many: with half the slots A33 on 0..6 takes a fifth more time, with twice as many no less. */
function slotsFor(parts: readonly BoxPart[]): number {
  const most = Math.max(1, ...parts.map(({ points }) => points));
  return Math.min(MOST_SLOTS, Math.max(LEAST_SLOTS, Math.ceil(Math.log2(most))));
}
