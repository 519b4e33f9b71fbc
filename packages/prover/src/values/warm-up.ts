/**
 * What threads do while one of them widens labels, which it must do alone: they learn some words, and what they find is thrown away. But then V8 has
 * met the code and compiled it, which takes a thread about two seconds of its first words otherwise.
 */
import { callToJob, type Task, type Team } from '@lilypad/toads';
import { KeptValues } from './kept-values.ts';
import type { SavedWord } from './word-learner.ts';
import { WordState } from './word-state.ts';
import { learnWord } from './word-tasks.ts';

interface WarmUpJob {
  /** The class, such as A33. */
  readonly name: string;
  readonly words: readonly SavedWord[];
  /** 1 when it is enough. */
  readonly enough: Int32Array;
}

/** So many words, of middle size. */
const WORDS = 3;
const NOTHING = { points: [], values: [], games: [] };

class Enough extends Error {}

export const WARM_UP: Task<WarmUpJob, null> = {
  name: 'warm up',
  run({ name, words, enough }) {
    const onRound = (): void => {
      if (Atomics.load(enough, 0) === 1) throw new Enough();
    };
    for (const saved of words) {
      try {
        onRound();
        const job = {
          name,
          word: saved.pool.word,
          saved: WordState.of(saved),
          refine: [],
          known: NOTHING,
          lookahead: 1,
        };
        // Values of its own: nobody waits for this thread, which may still be at work when those that threads share are opened anew.
        learnWord(job, new KeptValues({ byShared: false }), { onRound });
      } catch {
        // It is enough, or the word is too hard.
        return null;
      }
    }
    return null;
  },
};

/** Has the other threads warm up; to be called again when it is enough. */
export function warmUp(name: string, saved: readonly SavedWord[], team: Team): () => void {
  const enough = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workOf = ({ labels: { labels, samples } }: SavedWord): number => labels.length * samples.length;
  const sorted = [...saved].sort((x, y) => workOf(x) - workOf(y));
  const middle = Math.max(0, Math.floor((sorted.length - WORDS) / 2));
  callToJob(WARM_UP, { name, words: sorted.slice(middle, middle + WORDS), enough }, team);
  return () => void Atomics.store(enough, 0, 1);
}
