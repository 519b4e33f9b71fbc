/** The parts of a box, those with one sum of gaps, and how threads compare them. */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { JsonCertificate } from '../meaning/meaning.ts';
import type { BoxFinding, BoxJob } from './claims.ts';

/** A certificate and where it was read. */
export interface BoxCertificate extends JsonCertificate {
  readonly file: string;
}

const sums = (gaps: number, largest: number): number[] => Array.from({ length: largest * gaps + 1 }, (_, sum) => sum);

/** The parts of the words. */
export const wordParts = ({ file, words }: BoxCertificate, largest: number): BoxJob[] =>
  sums(words[0].parameters.length, largest).map((sum) => ({ file, corollary: null, sum, largest }));

/** The parts of the corollaries. */
export const corollaryParts = ({ file, corollaries = [] }: BoxCertificate, largest: number): BoxJob[] =>
  corollaries.flatMap(({ parameters }, corollary) =>
    sums(parameters.length, largest).map((sum) => ({ file, corollary, sum, largest })),
  );

/**
 * Compares parts, which are in the order of their sums: how much in all, and what is wrong in the first part that is. Those in the middle
 * are the largest. They come first, so that all threads are busy until the end.
 */
export function compareParts<Job>(task: Task<Job, BoxFinding>, parts: readonly Job[], team: Team): BoxFinding {
  const middle = (parts.length - 1) / 2;
  const order = [...parts.keys()].sort((i, j) => Math.abs(i - middle) - Math.abs(j - middle));
  const found = mapByTeam(
    task,
    order.map((i) => parts[i]),
    { team },
  );
  const wrong = order.flatMap((part, k) => (found[k].wrong === null ? [] : [{ part, what: found[k].wrong }]));
  const first = wrong.sort((x, y) => x.part - y.part)[0];
  return { compared: found.reduce((sum, one) => sum + one.compared, 0), wrong: first?.what ?? null };
}
