/** Jobs of `lilypad prove`: the obligations of one word of a conjecture about the values of a class. */
import { type ObligationChecker, wordObligations } from '@lilypad/prover';
import type { JobRequest } from './job.ts';
import type { JobKind } from './kind.ts';
import { count, list, record, text } from './read.ts';

interface WordQuestion {
  /** As the text of a certificate, which nobody has checked. */
  readonly conjecture: string;
  readonly word: string;
}

/** What was found about a word, as the prover says it. */
export type WordAnswer = ReturnType<ObligationChecker>[number];

export const WORD: JobKind<WordQuestion, WordAnswer> = {
  name: 'word',
  title: ({ word }) => word,

  readQuestion(data) {
    const { conjecture, word } = record(data, 'a question');
    return { conjecture: text(conjecture, 'a conjecture'), word: text(word, 'a word') };
  },

  readAnswer(data, { word }) {
    const { regions, obligations, cells, failures } = record(data, 'a proof');
    return {
      word,
      regions: count(regions, 'a proof'),
      obligations: count(obligations, 'a proof'),
      cells: count(cells, 'a proof'),
      failures: list(failures, 'a proof').map((point) => list(point, 'a point').map((x) => count(x, 'a point'))),
    };
  },

  run: ({ conjecture, word }, { onProgress }) => ({
    answer: wordObligations(conjecture, word, () => onProgress(0)),
    details: {},
  }),
};

const MEGABYTES = 256;

/**
 * The jobs that do the obligations of some words of a conjecture, one for each.
 *
 * @param conjecture - the conjecture as the text of a certificate
 * @param words - the words, such as T.F
 * @example
 * ```ts
 * wordJobs('{}', ['.F', 'F.']).length; // => 2
 * ```
 */
export const wordJobs = (conjecture: string, words: readonly string[]): JobRequest[] =>
  words.map((word) => ({
    kind: WORD.name,
    question: { conjecture, word },
    cost: conjecture.length,
    memory: MEGABYTES,
    mostMemory: 16 * MEGABYTES,
  }));
