/**
 * From the name of a class to a theorem: learn formulas from samples, check every recurrence, and where one fails learn
 * again with the point at which it fails, until all hold or a limit is reached. Nothing is called proved unless all
 * recurrences of all words hold everywhere; then induction on the number of moves left makes every formula the value.
 *
 * After the first proof comes a second round with more effort for formulas with fewer regions. Two proved formulas of a
 * word are the same function, so the smaller one can replace the other; the result is checked once more.
 *
 * The clock decides nothing but whether to go on: the same class leads to the same formulas on any machine.
 */

import { isPossible, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { formulaSize } from '../formula/size.ts';
import { GaveUp } from '../region/exact.ts';
import { type Clock, inTime, TimeUp, wallClock } from '../support/clock.ts';
import { plural } from '../support/plural.ts';
import { ClassLearner, type LearnOptions } from './class-learner.ts';
import { FAILURES_USED } from './nearer-failures.ts';
import { type LearnListener, type ProofProgress, progressOf, type Stage } from './progress.ts';
import type { WordResult } from './recurrence.ts';
import type { WordFailure, WordPoint } from './word-jobs.ts';

export interface ProveOptions extends LearnOptions {
  /** How often a failed proof is followed by another conjecture. */
  readonly maxRounds?: number;
  /** No further conjecture is made after this time. */
  readonly maxSeconds?: number;
  /** The clock for these seconds and those of the result; by default the time that passes. */
  readonly clock?: Clock;
  /** Conjecture only. */
  readonly conjectureOnly?: boolean;
  /** Look for smaller formulas after the first proof (default true). */
  readonly tidy?: boolean;
  readonly onProgress?: (progress: ProofProgress) => void;
}

/** A point where the recurrence of a word fails. */
interface Failure {
  readonly word: string;
  readonly point: readonly number[];
}

export interface ProofResult {
  readonly status: 'proved' | 'conjectured' | 'failed';
  /** The last claim; null if not even a conjecture was found. */
  readonly claim: ClassFormula | null;
  /** What was checked about it. */
  readonly words: readonly WordResult[];
  readonly rounds: number;
  readonly seconds: number;
  /** How many positions were valued. */
  readonly samples: number;
  /** Why it failed, in a sentence without its full stop. */
  readonly reason: string;
  readonly failures: readonly Failure[];
}

const DEFAULTS = { maxRounds: 40, maxSeconds: 600, clock: wallClock, conjectureOnly: false, tidy: true };
const LOOKAHEAD = 4;
const TIDY_ROUNDS = 8;
/** So many cells of a proof pass between two messages. */
const TELL_EVERY = 500;
/** When the time is up, words that need no others are learned for this share of the time, or so many seconds. */
const EXTRA_SHARE = 0.2;
const EXTRA_SECONDS = 2;
/** Formulas with more regions than this are left as they are: the second round would take long. */
const TIDY_REGIONS = 600;

export function proveClass(positions: PositionClass, options: ProveOptions = {}): ProofResult {
  return new Proof(positions, { ...DEFAULTS, ...options }).run();
}

interface Attempt {
  readonly status: ProofResult['status'];
  readonly results: readonly WordResult[];
  readonly reason: string;
}

const TIME_UP = 'time';

const failed = (reason: string, results: readonly WordResult[] = []): Attempt => ({
  status: 'failed',
  results,
  reason,
});

class Proof implements LearnListener {
  private readonly start: number;
  private readonly learner: ClassLearner;
  private round = 0;
  /** What is being done. */
  private here: Pick<ProofProgress, 'stage' | 'word' | 'wordsDone'> = { stage: 'sampling', word: '', wordsDone: 0 };
  /** Obligations met in this round, and cells. */
  private obligations = 0;
  private cells = 0;
  private mostSeconds: number;

  constructor(
    private readonly positions: PositionClass,
    private readonly options: typeof DEFAULTS & ProveOptions,
  ) {
    this.start = options.clock();
    this.mostSeconds = options.maxSeconds;
    this.learner = new ClassLearner(positions, options, this);
  }

  onWord(word: string, stage: Stage, wordsDone: number): void {
    if (stage !== 'proving') this.obligations = 0;
    this.here = { stage, word, wordsDone };
    this.tell();
  }

  readonly onRound = (): void => {
    this.tell();
    if (this.isLate()) throw new TimeUp();
  };

  readonly onCell = (): void => {
    if (++this.cells % TELL_EVERY === 0) this.tell();
  };

  onChecked({ obligations }: WordResult): void {
    this.obligations += obligations;
  }

  run(): ProofResult {
    const { options, learner } = this;
    const first = this.firstAttempt();
    const claim = learner.claim();
    const isLarge = regionsOf(claim) > TIDY_REGIONS;
    if (first.status !== 'proved' || !options.tidy || isLarge) return this.report(claim, first);
    learner.widen(1);
    const second = this.attempt(LOOKAHEAD, this.round + TIDY_ROUNDS);
    if (second.status !== 'proved') return this.report(claim, first);
    const smaller = smallest(claim, learner.claim());
    const results = inTime(() => this.check(smaller));
    return results === null ? this.report(claim, first) : this.report(smaller, { ...second, results });
  }

  private firstAttempt(): Attempt {
    const { options, learner } = this;
    const hasBegun = inTime(() => {
      learner.begin();
      return true;
    });
    if (hasBegun === null) return failed(this.unlearned());
    return this.attempt(options.conjectureOnly ? LOOKAHEAD : 1, options.maxRounds);
  }

  /** Conjectures and checks until everything holds, or a limit is reached. */
  private attempt(lookahead: number, maxRounds: number): Attempt {
    const { options, learner } = this;
    for (let stale = new Set(this.positions.words); ; ) {
      this.round += 1;
      const problem = this.learn(stale, lookahead, !options.conjectureOnly);
      if (problem !== '') {
        const results = this.part(lookahead);
        return failed(problem === TIME_UP ? this.unlearned() : problem, results);
      }
      if (options.conjectureOnly) return { status: 'conjectured', results: [], reason: '' };
      let results: readonly WordResult[] | null;
      try {
        results = inTime(() => this.check(learner.claim()));
      } catch (error) {
        if (error instanceof GaveUp) return failed(error.message.replace(/\.$/, ''));
        throw error;
      }
      if (results === null) return failed(this.unlearned());
      if (results.every(({ failures }) => failures.length === 0)) return { status: 'proved', results, reason: '' };
      if (this.round >= maxRounds) return failed(`Some recurrences still failed after ${this.round} rounds`, results);
      const refined = this.isLate() ? null : this.refine(results);
      if (refined === null) {
        return failed(`Some recurrences still failed after ${plural(options.maxSeconds, 'second')}`, results);
      }
      stale = refined;
      const wrong = [...stale].find((word) => learner.given.has(word));
      if (wrong !== undefined) return failed(`The formula that is given for the word ${wrong} is wrong`, results);
      if (stale.size === 0)
        return failed('Recurrences fail only at points where values are right or take too much memory', results);
    }
  }

  private check(claim: ClassFormula): readonly WordResult[] {
    return this.learner.check(claim, this.positions.words);
  }

  /** Looks for the wrong values behind each failure; the words to learn again, or null if the time is up. */
  private refine(results: readonly WordResult[]): Set<string> | null {
    const { positions, learner } = this;
    const failures = results.flatMap(({ word, failures }) => {
      const moves = movesOf(positions, word);
      return failures.slice(0, FAILURES_USED).map((point): WordFailure => {
        const after = moves.filter((move) => isPossible(move, point));
        return [
          [word, point],
          ...after.map((move): WordPoint => [move.word, point.map((x, gap) => x + move.shift[gap])]),
        ];
      });
    });
    return inTime(() => learner.refine(failures));
  }

  /** Learns words; what stopped that, or nothing. */
  private learn(words: Iterable<string>, lookahead: number, isCheckNext: boolean): string {
    const problem = inTime(() => {
      const word = this.learner.learn(words, lookahead, isCheckNext);
      return word === null ? '' : `No formula was found that fits the samples of the word ${word}`;
    });
    return problem ?? TIME_UP;
  }

  /**
   * What holds of a class that is not learned as a whole: a word and all that its moves lead to are a smaller problem.
   * Such words are learned, the smallest first, for a while longer, and their recurrences are checked.
   */
  private part(lookahead: number): readonly WordResult[] {
    const { positions, learner, options } = this;
    const end = this.seconds() + Math.max(EXTRA_SECONDS, options.maxSeconds * EXTRA_SHARE);
    this.mostSeconds = end;
    const followers = (word: string): string[] => movesOf(positions, word).map((move) => move.word);
    const closed: string[] = [];
    // Where the gaps are empty squares, no move leads to a word before.
    for (const word of [...positions.words].reverse()) {
      const isKnown = followers(word).every((next) => next === word || closed.includes(next));
      if (!isKnown) continue;
      if (!learner.claim().formulas.has(word) && (this.seconds() > end || this.learn([word], lookahead, false) !== ''))
        break;
      closed.push(word);
    }
    if (options.conjectureOnly) return [];
    try {
      return inTime(() => learner.check(learner.claim(), closed)) ?? [];
    } catch (error) {
      if (error instanceof GaveUp) return [];
      throw error;
    }
  }

  private unlearned(): string {
    const { words } = this.positions;
    const learned = words.filter((word) => this.learner.claim().formulas.has(word)).length;
    return `The time was up after ${plural(this.options.maxSeconds, 'second')}, with formulas for ${learned} of ${words.length} words and no proof yet`;
  }

  private isLate(): boolean {
    return this.seconds() > this.mostSeconds;
  }

  private seconds(): number {
    return this.options.clock() - this.start;
  }

  private report(claim: ClassFormula, { status, results, reason }: Attempt): ProofResult {
    return {
      status,
      claim: claim.formulas.size === this.positions.words.length ? claim : null,
      words: results,
      rounds: this.round,
      seconds: this.seconds(),
      samples: this.learner.samples,
      reason,
      failures: results.flatMap(({ word, failures }) => failures.map((point) => ({ word, point }))),
    };
  }

  private tell(): void {
    const { onProgress } = this.options;
    if (onProgress === undefined) return;
    const { formulas } = this.learner.claim();
    const { words } = this.positions;
    onProgress(progressOf({ ...this.here, round: this.round, words: words.length }, formulas, this.obligations));
  }
}

function regionsOf({ formulas }: ClassFormula): number {
  return [...formulas.values()].reduce((sum, formula) => sum + endCount(formula), 0);
}

/** For each word the formula that is less to read. */
function smallest(first: ClassFormula, second: ClassFormula): ClassFormula {
  const formulas = new Map(second.formulas);
  for (const [word, formula] of first.formulas) {
    const other = formulas.get(word) as Formula;
    if (formulaSize(first.forest, formula) < formulaSize(first.forest, other)) formulas.set(word, formula);
  }
  return { ...second, formulas };
}
