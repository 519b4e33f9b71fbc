/**
 * Jobs of `lilypad prove`: the values, or the outcomes, of a class, learned and proved. The answer is a certificate, which
 * nobody believes before the checker has accepted it where it is read.
 */
import { classNamed, parseTarget, proveStandings, proveValues } from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { openTheorems } from './library.ts';
import { count, record, text, unreadable } from './read.ts';

interface ClassQuestion {
  /** The class, such as A32. */
  readonly name: string;
  readonly claim: 'value' | 'outcome';
  /** No further attempt is made after this time, in seconds. */
  readonly seconds: number;
}

/** A certificate; or why there is none, in a sentence without its full stop. */
type ClassAnswer = { readonly certificate: string } | { readonly reason: string };

export const CLASS: JobKind<ClassQuestion, ClassAnswer> = {
  name: 'class',
  title: ({ name }) => name,

  readQuestion(data) {
    const { name, claim, seconds } = record(data, 'a question');
    if (classNamed(text(name, 'a class')) === null) return unreadable('a class');
    if (claim !== 'value' && claim !== 'outcome') return unreadable('a question');
    return { name: text(name, 'a class'), claim, seconds: count(seconds, 'a question') };
  },

  readAnswer(data) {
    const { certificate, reason } = record(data, 'a proof');
    return certificate === undefined
      ? { reason: text(reason, 'a proof') }
      : { certificate: text(certificate, 'a proof') };
  },

  run: proveClass,
};

function proveClass({ name, claim, seconds }: ClassQuestion, { onProgress }: JobContext): JobOutcome<ClassAnswer> {
  const target = parseTarget(name);
  const theorems = openTheorems();
  const { theorem, samples, reason } =
    claim === 'value'
      ? proveValues(target, {
          maxSeconds: seconds,
          onProgress: ({ wordsDone, words }) => onProgress(wordsDone / Math.max(words, 1)),
        })
      : proveStandings(target, {
          maxSeconds: seconds,
          library: (one) => theorems.theorem(one),
          onProgress: () => onProgress(0),
        });
  return { answer: theorem === null ? { reason } : { certificate: theorem.certificate }, details: { samples } };
}

const MEGABYTES = 1024;

/**
 * The job that proves the values or the outcomes of a class.
 *
 * @param name - the class, such as A32
 * @param seconds - no further attempt is made after this time, in seconds
 * @example
 * ```ts
 * classJob('A11', 'value', 600).question; // => { name: 'A11', claim: 'value', seconds: 600 }
 * ```
 */
export function classJob(name: string, claim: 'value' | 'outcome', seconds: number): JobRequest {
  return {
    kind: CLASS.name,
    question: { name, claim, seconds },
    cost: 1e9,
    memory: MEGABYTES,
    mostMemory: 4 * MEGABYTES,
  };
}
