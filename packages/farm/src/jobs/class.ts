/**
 * Jobs of `lilypad prove --outcomes`: the outcomes of a class, learned and proved. The answer is a certificate, which nobody
 * believes before the checker has accepted it where it is read.
 */
import {
  classNamed,
  type OutcomeFailure,
  type OutcomeState,
  outOfTime,
  parseTarget,
  proveStandings,
  readOutcomeFailures,
  readOutcomeState,
} from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import { type JobContext, type JobKind, type JobOutcome, OutOfTime } from './kind.ts';
import { openTheorems } from './library.ts';
import { packed, unpacked } from './packed.ts';
import { count, reading, record, text, unreadable } from './read.ts';

interface ClassQuestion {
  /** The class, such as B22. */
  readonly name: string;
  /** No further attempt is made after this time, in seconds. */
  readonly seconds: number;
}

/**
 * A certificate; or why there is none, however long it is searched for, in a sentence without its full stop, and where recurrences
 * fail.
 */
export type ClassAnswer =
  | { readonly certificate: string }
  | { readonly reason: string; readonly failures: readonly OutcomeFailure[] };

export const CLASS: JobKind<ClassQuestion, ClassAnswer, OutcomeState> = {
  name: 'class',
  title: ({ name }) => name,

  readQuestion(data) {
    const { name, seconds } = record(data, 'a question');
    if (classNamed(text(name, 'a class')) === null) return unreadable('a class');
    return { name: text(name, 'a class'), seconds: count(seconds, 'a question') };
  },

  readAnswer(data, { name }) {
    const { certificate, reason, failures } = record(data, 'a proof');
    if (certificate !== undefined) return { certificate: text(certificate, 'a proof') };
    const where = reading('a proof', () => readOutcomeFailures(failures, classOf(name)));
    return { reason: text(reason, 'a proof'), failures: where };
  },

  readCheckpoint(data, { name }) {
    const { edges, learned } = record(data, 'a checkpoint');
    const state = record(unpacked(learned, 'a checkpoint'), 'a checkpoint');
    const all = { ...state, edges: unpacked(edges, 'a checkpoint') };
    return reading('a checkpoint', () => readOutcomeState(all, classOf(name)));
  },

  run: proveOutcomes,
};

const classOf = (name: string) => classNamed(name) ?? unreadable('a class');

/** How many rounds of learning there will be, nobody knows; so the progress is that of the time. */
function proveOutcomes(
  { name, seconds }: ClassQuestion,
  { checkpoint, save, onProgress }: JobContext<OutcomeState>,
): JobOutcome<ClassAnswer> {
  const theorems = openTheorems();
  const clock = (): number => performance.now() / 1000;
  const begun = clock();
  const finding = proveStandings(parseTarget(name), {
    maxSeconds: seconds,
    clock,
    library: (one) => theorems.theorem(one),
    onProgress: () => onProgress(Math.min(1, (clock() - begun) / seconds)),
    state: checkpoint,
    onState: saver(save),
  });
  const { theorem, samples, reason, failures } = finding;
  if (theorem === null && finding.seconds > seconds) {
    throw new OutOfTime(outOfTime(seconds));
  }
  return {
    answer: theorem === null ? { reason, failures } : { certificate: theorem.certificate },
    details: { samples },
  };
}

/** Saves what a proof has done. The points from which it began, which are most of it, stay the same and are packed once. */
function saver(save: JobContext['save']): (state: () => OutcomeState) => void {
  let begin: string | undefined;
  return (state) => {
    const { edges, ...learned } = state();
    begin ??= packed(edges);
    save({ edges: begin, learned: packed(learned) });
  };
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
