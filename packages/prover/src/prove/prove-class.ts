/**
 * From the name of a class to a theorem: learn formulas from samples, check every recurrence, and where one fails learn again
 * with the point at which it fails, until all hold or a limit is reached. Nothing is called proved unless all recurrences of
 * all words hold everywhere; then induction on the number of moves left makes every formula the value.
 */
import { isPossible, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { type Formula, regionCount } from '../formula/formula.ts';
import { ClassLearner, type LearnOptions } from '../learn/class-learner.ts';
import { GaveUp } from '../region/exact.ts';
import { checkRecurrence, type WordResult } from './recurrence.ts';

export interface ProveOptions extends LearnOptions {
  /** How often a failed proof is followed by another conjecture. */
  readonly maxRounds?: number;
  /** No further conjecture is made after this time. */
  readonly maxSeconds?: number;
  /** Conjecture only. */
  readonly conjectureOnly?: boolean;
  readonly onProgress?: (progress: ProofProgress) => void;
}

export interface ProofProgress {
  readonly stage: 'sampling' | 'widening' | 'learning' | 'proving';
  readonly round: number;
  readonly word: string;
  readonly wordsDone: number;
  readonly words: number;
  readonly regions: number;
  readonly obligations: number;
  /** The word with most regions, and how many. */
  readonly worst: string;
}

export interface Failure {
  readonly word: string;
  readonly point: readonly number[];
}

export interface ProofResult {
  readonly status: 'proved' | 'conjectured' | 'failed';
  /** The last claim; null if not even a conjecture was found. */
  readonly claim: ClassFormula | null;
  /** What was checked of the last claim. */
  readonly words: readonly WordResult[];
  readonly rounds: number;
  readonly seconds: number;
  readonly samples: number;
  /** Why it failed, in a sentence. */
  readonly reason: string;
  readonly failures: readonly Failure[];
}

const DEFAULTS = { maxRounds: 40, maxSeconds: 600, conjectureOnly: false };
/** So many points at which a recurrence of a word fails are used to refine. */
const FAILURES_USED = 20;

export function proveClass(positions: PositionClass, options: ProveOptions = {}): ProofResult {
  return new Proof(positions, options).run();
}

class Proof {
  private readonly settings: typeof DEFAULTS & ProveOptions;
  private readonly start = Date.now();
  private readonly learner: ClassLearner;
  private round = 0;

  constructor(
    private readonly positions: PositionClass,
    options: ProveOptions,
  ) {
    this.settings = { ...DEFAULTS, ...options };
    this.learner = new ClassLearner(positions, options, (word, stage) => this.tell(stage, word, 0, []));
  }

  run(): ProofResult {
    const { settings, positions } = this;
    let stale = new Set(positions.words);
    for (;;) {
      this.round += 1;
      let done = 0;
      for (const word of stale) {
        this.tell('learning', word, done++, []);
        if (!this.learner.learn(word)) {
          return this.result('failed', [], `No formula was found that fits the samples of the word ${word}`);
        }
      }
      if (settings.conjectureOnly) return this.result('conjectured', [], '');
      let results: WordResult[];
      try {
        results = this.check();
      } catch (error) {
        if (error instanceof GaveUp) return this.result('failed', [], error.message.replace(/\.$/, ''));
        throw error;
      }
      if (results.every(({ failures }) => failures.length === 0)) return this.result('proved', results, '');
      if (this.round >= settings.maxRounds) {
        return this.result('failed', results, `The formulas still failed after ${this.round} rounds`);
      }
      if (this.seconds() > settings.maxSeconds) {
        return this.result('failed', results, `The formulas still failed after ${settings.maxSeconds} seconds`);
      }
      stale = this.refine(results);
      if (stale.size === 0) {
        return this.result('failed', results, 'A recurrence failed at a point where all values are right');
      }
    }
  }

  private check(): WordResult[] {
    const claim = this.learner.claim();
    const results: WordResult[] = [];
    for (const word of this.positions.words) {
      this.tell('proving', word, results.length, results);
      results.push(checkRecurrence(claim, word));
    }
    return results;
  }

  /** Looks for the wrong values behind each failure; the words to learn again. */
  private refine(results: readonly WordResult[]): Set<string> {
    const { positions, learner } = this;
    const { formulas } = learner.claim();
    const stale = new Set<string>();
    const inspect = (word: string, point: readonly number[]): void => {
      const words = learner.learner(word);
      if (words.isRight(formulas.get(word) as Formula, point)) return;
      words.refine(point);
      stale.add(word);
    };
    for (const { word, failures } of results) {
      const moves = movesOf(positions, word);
      for (const point of failures.slice(0, FAILURES_USED)) {
        inspect(word, point);
        for (const move of moves) {
          if (isPossible(move, point))
            inspect(
              move.word,
              point.map((x, gap) => x + move.shift[gap]),
            );
        }
      }
    }
    return stale;
  }

  private seconds(): number {
    return (Date.now() - this.start) / 1000;
  }

  private result(status: ProofResult['status'], words: readonly WordResult[], reason: string): ProofResult {
    const claim = this.learner.claim();
    return {
      status,
      claim: claim.formulas.size === this.positions.words.length ? claim : null,
      words,
      rounds: this.round,
      seconds: this.seconds(),
      samples: this.learner.samples,
      reason,
      failures: words.flatMap(({ word, failures }) => failures.map((point) => ({ word, point }))),
    };
  }

  private tell(stage: ProofProgress['stage'], word: string, wordsDone: number, results: readonly WordResult[]): void {
    const { onProgress } = this.settings;
    if (onProgress === undefined) return;
    const counts = [...(this.learner?.claim().formulas ?? [])].map(([w, formula]) => ({ w, n: regionCount(formula) }));
    const worst = counts.reduce((x, y) => (y.n > x.n ? y : x), { w: '', n: 0 });
    onProgress({
      stage,
      round: this.round,
      word,
      wordsDone,
      words: this.positions.words.length,
      regions: counts.reduce((sum, { n }) => sum + n, 0),
      obligations: results.reduce((sum, { obligations }) => sum + obligations, 0),
      worst: worst.n === 0 ? '' : `${worst.w} with ${worst.n} regions`,
    });
  }
}
