/**
 * Jobs of `lilypad prove --outcomes`: the outcomes of a class, learned and proved. The answer is a certificate, which nobody
 * believes before the checker has accepted it where it is read.
 */
import { classNamed, parseTarget, proveStandings } from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { openTheorems } from './library.ts';
import { count, record, text, unreadable } from './read.ts';

interface ClassQuestion {
  /** The class, such as B22. */
  readonly name: string;
  /** No further attempt is made after this time, in seconds. */
  readonly seconds: number;
}

/** A certificate; or why there is none, in a sentence without its full stop. */
type ClassAnswer = { readonly certificate: string } | { readonly reason: string };

export const CLASS: JobKind<ClassQuestion, ClassAnswer> = {
  name: 'class',
  title: ({ name }) => name,

  readQuestion(data) {
    const { name, seconds } = record(data, 'a question');
    if (classNamed(text(name, 'a class')) === null) return unreadable('a class');
    return { name: text(name, 'a class'), seconds: count(seconds, 'a question') };
  },

  readAnswer(data) {
    const { certificate, reason } = record(data, 'a proof');
    return certificate === undefined
      ? { reason: text(reason, 'a proof') }
      : { certificate: text(certificate, 'a proof') };
  },

  run: proveOutcomes,
};

function proveOutcomes({ name, seconds }: ClassQuestion, { onProgress }: JobContext): JobOutcome<ClassAnswer> {
  const theorems = openTheorems();
  const { theorem, samples, reason } = proveStandings(parseTarget(name), {
    maxSeconds: seconds,
    library: (one) => theorems.theorem(one),
    onProgress: () => onProgress(0),
  });
  return { answer: theorem === null ? { reason } : { certificate: theorem.certificate }, details: { samples } };
}

const MEGABYTES = 1024;

/**
 * The job that proves the outcomes of a class.
 *
 * @param name - the class, such as B22
 * @param seconds - no further attempt is made after this time, in seconds
 * @example
 * ```ts
 * classJob('B22', 600).question; // => { name: 'B22', seconds: 600 }
 * ```
 */
export const classJob = (name: string, seconds: number): JobRequest => ({
  kind: CLASS.name,
  question: { name, seconds },
  cost: 1e9,
  memory: MEGABYTES,
  mostMemory: 4 * MEGABYTES,
});
