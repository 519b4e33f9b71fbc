/**
 * Jobs of `lilypad prove --outcomes`: the outcomes of a class, learned and proved. The answer is a certificate, which nobody
 * believes before the checker has accepted it where it is read.
 *
 * The job has no time limit of its own: how long somebody waits for it is no part of what is asked, and whoever asks again, for
 * whatever time, finds the same job, further on.
 */
import {
  classNamed,
  type OutcomeFailure,
  type OutcomeState,
  parseTarget,
  proveStandings,
  readOutcomeFailures,
  readOutcomeState,
} from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { openTheorems } from './library.ts';
import { packed, unpacked } from './packed.ts';
import { reading, record, text, unreadable } from './read.ts';

interface ClassQuestion {
  /** The class, such as B22. */
  readonly name: string;
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
    const { name } = record(data, 'a question');
    if (classNamed(text(name, 'a class')) === null) return unreadable('a class');
    return { name: text(name, 'a class') };
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

/** How many rounds of learning there will be, nobody knows; so there is no progress to tell. */
function proveOutcomes(
  { name }: ClassQuestion,
  { checkpoint, save }: JobContext<OutcomeState>,
): JobOutcome<ClassAnswer> {
  const theorems = openTheorems();
  const { theorem, samples, reason, failures } = proveStandings(parseTarget(name), {
    maxSeconds: Number.POSITIVE_INFINITY,
    library: (one) => theorems.theorem(one),
    state: checkpoint,
    onState: saver(save),
  });
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
 * @example
 * ```ts
 * classJob('B22').question; // => { name: 'B22' }
 * ```
 */
export const classJob = (name: string): JobRequest => ({
  kind: CLASS.name,
  question: { name },
  cost: 1e9,
  memory: MEGABYTES,
  mostMemory: 4 * MEGABYTES,
});
