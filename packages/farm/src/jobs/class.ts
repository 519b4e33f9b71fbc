/**
 * Jobs of `lilypad prove --outcomes`: the outcomes of a class, learned and proved. The answer is a certificate, which nobody
 * believes before the checker has accepted it where it is read.
 */
import { classNamed, parseTarget, proveStandings } from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import { type JobContext, type JobKind, type JobOutcome, OutOfTime } from './kind.ts';
import { openTheorems } from './library.ts';
import { count, record, text, unreadable } from './read.ts';

interface ClassQuestion {
  /** The class, such as B22. */
  readonly name: string;
  /** No further attempt is made after this time, in seconds. */
  readonly seconds: number;
}

/** A certificate; or why there is none, however long it is searched for, in a sentence without its full stop. */
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

/** How many rounds of learning there will be, nobody knows; so the progress is that of the time. */
function proveOutcomes({ name, seconds }: ClassQuestion, { onProgress }: JobContext): JobOutcome<ClassAnswer> {
  const theorems = openTheorems();
  const clock = (): number => performance.now() / 1000;
  const begun = clock();
  const finding = proveStandings(parseTarget(name), {
    maxSeconds: seconds,
    clock,
    library: (one) => theorems.theorem(one),
    onProgress: () => onProgress(Math.min(1, (clock() - begun) / seconds)),
  });
  const { theorem, samples, reason } = finding;
  if (theorem === null && finding.seconds > seconds) {
    throw new OutOfTime(`there is no proof of ${name} after ${seconds} seconds`);
  }
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
