/**
 * The parts of a box compared by all threads, which share one search. When its table of boards is full, the parts that are left wait
 * for the next search, in an empty table.
 */
import { mapByTeam, SearchHost, type Task, type Team } from '@lilypad/toads';
import type { BoxFinding, BoxJob, BoxPart } from './compare.ts';

export interface BoxOptions {
  readonly team: Team;
  /** Whether all values are found by evaluators, without the search (default false). */
  readonly plain?: boolean;
  /** The slots of the first table, as a power of two (default 21). */
  readonly slotBits?: number;
}

const FIRST_SLOTS = 21;
const MOST_SLOTS = 23;

/** How much was compared in all, and what is wrong in the first part that is. */
export function compareBox(
  task: Task<BoxJob, BoxFinding | null>,
  parts: readonly BoxPart[],
  { team, plain = false, slotBits = FIRST_SLOTS }: BoxOptions,
): BoxFinding {
  const host = plain ? null : new SearchHost();
  const found = new Map<BoxPart, BoxFinding>();
  for (let left = middleFirst(parts), bits = slotBits; left.length > 0; ) {
    const search = bits > MOST_SLOTS ? null : (host?.open(bits, team.threads) ?? null);
    const jobs = left.map((part): BoxJob => ({ ...part, search }));
    mapByTeam(task, jobs, { team }).forEach((one, i) => {
      if (one !== null) found.set(left[i], one);
    });
    const before = left.length;
    left = left.filter((part) => !found.has(part));
    // None had room: the next table is four times as large.
    if (left.length === before) bits += 2;
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
