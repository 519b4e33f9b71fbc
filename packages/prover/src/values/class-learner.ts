/**
 * Learns formulas for all words of a class. Their labels come from each other through the recurrences; apart from that words
 * do not need each other, so the work on them is jobs for a team (word-tasks.ts).
 */
import { ALONE, mapByTeam, type Team } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import { type ClassFormula, forestOf } from '../formula/class-formula.ts';
import { type Formula, select } from '../formula/formula.ts';
import { formulaFrom, type PlainFormula, type PlainTree, plainTree } from '../formula/plain.ts';
import type { Forest } from '../symbolic/forest.ts';
import { Checks } from './checks.ts';
import { Inspector } from './inspector.ts';
import { KeptValues } from './kept-values.ts';
import { KnownWord } from './known-word.ts';
import type { LearnListener, Stage } from './progress.ts';
import type { WordResult } from './recurrence.ts';
import { Round, type RoundOutcome } from './round.ts';
import { type SharedValues, ValuesHost } from './shared-values.ts';
import { valuesOfWords } from './values-of-words.ts';
import { warmUp } from './warm-up.ts';
import { widened } from './widened.ts';
import type { KnownValues, LearnedWord, LearnJob, RecurrenceJob, WordFailure, WordPoint } from './word-jobs.ts';
import type { SavedWord } from './word-learner.ts';
import { WordState } from './word-state.ts';
import {
  CHECK_WORD,
  checkWord,
  INSPECT_POINTS,
  LEARN_WORD,
  type MapJobs,
  recurrenceJob,
  START_WORD,
  VALUE_POINTS,
  type WordTask,
  wordsIn,
} from './word-tasks.ts';

export interface LearnOptions {
  /** The first samples of a word: all with gaps up to this sum, as long as there are at most so many. */
  readonly largestSum?: number;
  readonly poolSize?: number;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Who does the work on words instead of these threads, such as other machines. */
  readonly mapJobs?: MapJobs | undefined;
  /** Formulas that are not learned, because they are given: by words. */
  readonly given?: (forest: Forest) => ReadonlyMap<string, Formula>;
}

const DEFAULTS = { largestSum: 16, poolSize: 5000 };
const WIDENINGS = 3;

export class ClassLearner {
  /** The formulas that are not learned. */
  readonly given: ReadonlyMap<string, Formula>;
  private readonly forest: Forest;
  /** The values that this thread keeps for its jobs, and those that it shares with the others. */
  private readonly kept = new KeptValues();
  private readonly host: ValuesHost;
  private readonly words = new Map<string, KnownWord>();
  private readonly formulas = new Map<string, Formula>();
  /** Points that words are to take into account when they are learned again. */
  private readonly toRefine = new Map<string, (readonly number[])[]>();
  private readonly inspector: Inspector;
  private readonly mapJobs: MapJobs;
  /** The threads that share memory with this one; null if others do the work. */
  private readonly team: Team | null;
  private readonly checks: Checks;

  constructor(
    readonly positions: PositionClass,
    private readonly options: LearnOptions,
    private readonly listener: LearnListener,
  ) {
    const { team = ALONE } = options;
    this.host = new ValuesHost(team.threads);
    this.mapJobs =
      options.mapJobs ??
      ((task, jobs, onProgress) => mapByTeam(task, jobs, { team, onProgress, common: this.sharedValues() }));
    this.team = options.mapJobs === undefined ? team : null;
    this.forest = forestOf(positions);
    this.checks = new Checks(positions);
    // If others do the work, their jobs do not depend on the threads of this machine.
    this.inspector = new Inspector(positions.name, this.team?.threads ?? 1, (jobs) =>
      this.map('refining', INSPECT_POINTS, jobs, (job) => INSPECT_POINTS.run(job, undefined, this.kept)),
    );
    this.given = options.given?.(this.forest) ?? new Map();
    for (const [word, formula] of this.given) this.formulas.set(word, formula);
  }

  /** Takes the first samples of all words; to be called before anything is learned. */
  begin(): void {
    const { largestSum, poolSize } = { ...DEFAULTS, ...this.options };
    const { name, words } = this.positions;
    const jobs = words.map((word) => ({ name, word, largestSum, poolSize }));
    const started = this.map('sampling', START_WORD, jobs, (job) => START_WORD.run(job, undefined, this.kept));
    const { team } = this;
    const end = team !== null && team.threads > 1 ? warmUp(name, started, team) : null;
    try {
      this.widenFrom(new Map(started.map((saved) => [saved.pool.word, saved])), WIDENINGS);
    } finally {
      end?.();
    }
  }

  /** How many positions have been valued. */
  get samples(): number {
    let sum = 0;
    for (const { samples } of this.words.values()) sum += samples;
    return sum;
  }

  /** Finds wider labels for all words. */
  widen(rounds: number): void {
    const saved = new Map([...this.words].map(([word, { state }]) => [word, state.read()]));
    this.words.clear();
    this.widenFrom(saved, rounds);
  }

  private widenFrom(saved: Map<string, SavedWord>, rounds: number): void {
    const { positions, kept, listener } = this;
    const onWord = (word: string, i: number): void => listener.onWord(word, 'widening', i);
    const learners = widened(positions, saved, rounds, kept, onWord);
    for (const [word, learner] of learners) {
      learners.delete(word);
      this.words.set(word, new KnownWord(word, WordState.of(learner.save()), learner.facts(0)));
    }
  }

  /**
   * Learns words (again); the first of them for which no formula fits all values, or null. If their recurrences are to be checked next, some
   * are checked already where threads would wait.
   */
  learn(words: Iterable<string>, lookahead: number, isCheckNext: boolean): string | null {
    const toLearn = [...words].filter((word) => !this.given.has(word));
    const known = this.valuesFor(toLearn);
    const jobs = toLearn
      .map((word) => this.learnJob(word, known.get(word) as KnownValues, lookahead))
      // Large ones first, so that no thread is left alone with the largest.
      .sort((x, y) => this.workOf(y) - this.workOf(x));
    const { learned, results } = this.learnAll(jobs, isCheckNext);
    const failed = learned.find(({ formula }) => formula === null);
    if (failed !== undefined) return failed.word;
    const { words: order } = this.positions;
    const sorted = [...learned].sort((x, y) => order.indexOf(x.word) - order.indexOf(y.word));
    for (const { word, saved, facts, formula: plain } of sorted) {
      const formula = formulaFrom(this.forest, plain as PlainFormula);
      this.checks.keepPlain(formula, plain as PlainFormula);
      this.words.set(word, new KnownWord(word, saved, facts, this.words.get(word)));
      this.toRefine.delete(word);
      this.formulas.set(word, formula);
    }
    for (const result of results) this.checks.take(this.formulas, result);
    return null;
  }

  /** Learns words, and checks the recurrences that need not wait for all of them. */
  private learnAll(jobs: readonly LearnJob[], isCheckNext: boolean): RoundOutcome {
    const { team, checks, forest, formulas, positions } = this;
    if (team === null) {
      const run = (job: LearnJob): LearnedWord => LEARN_WORD.run(job, undefined, this.kept);
      return { learned: this.map('learning', LEARN_WORD, jobs, run), results: [] };
    }
    const round = this.newRound(team);
    if (isCheckNext && team.threads > 1 && jobs.length > 1) {
      const learnt = jobs.map(({ word }) => word);
      for (const [word, formula] of formulas) {
        if (!learnt.includes(word)) round.leave(word, checks.plainOf(forest, formula));
      }
      round.checkAfter(learnt, positions.words);
    }
    return round.run(jobs);
  }

  /** Checks the recurrences of some words of a claim; results in the order of the words. What was checked last time is not checked again. */
  check({ positions, forest, formulas }: ClassFormula, words: readonly string[]): readonly WordResult[] {
    const { listener, checks, team } = this;
    const formulaOf = (word: string): PlainFormula => checks.plainOf(forest, formulas.get(word) as Formula);
    const missing = checks.missing(formulas, words);
    if (team !== null && team.threads > 1 && missing.length > 1) {
      const round = this.newRound(team);
      for (const word of new Set(missing.flatMap((one) => wordsIn(positions, one)))) round.leave(word, formulaOf(word));
      round.check(missing);
      for (const result of round.run([]).results) checks.take(formulas, result);
    }
    const jobs = checks.missing(formulas, words).map((word) => recurrenceJob(positions, word, formulaOf));
    const run = (job: RecurrenceJob): WordResult => {
      const result = checkWord(job, listener.onCell);
      listener.onChecked(result);
      return result;
    };
    // What threads have given up is done here, so that the reason is told.
    const runHere = (job: RecurrenceJob, wordsDone: number): WordResult => {
      listener.onWord(job.word, 'proving', wordsDone);
      return run(job);
    };
    const results = team === null ? this.map('proving', CHECK_WORD, jobs, run) : jobs.map(runHere);
    for (const result of results) checks.take(formulas, result);
    return words.map((word) => checks.resultOf(word));
  }

  /** The values that threads share, which this thread has joined. To be asked for when nobody is at work. */
  private sharedValues(): SharedValues {
    const { values } = this.host;
    this.kept.join(values);
    return values;
  }

  private newRound(team: Team): Round {
    return new Round(this.positions, team, this.kept, this.sharedValues(), this.listener);
  }

  /**
   * Looks at failures of recurrences; the points where the formula of their word is wrong are taken into account when it is learned
   * again. Returns these words.
   */
  refine(failures: readonly WordFailure[]): Set<string> {
    const { forest, formulas, toRefine } = this;
    const claimedAt = ([word, point]: WordPoint): PlainTree =>
      plainTree(forest, select(formulas.get(word) as Formula, point));
    const stale = new Set<string>();
    for (const [word, point] of this.inspector.wrongPoints(failures, claimedAt)) {
      stale.add(word);
      toRefine.set(word, [...(toRefine.get(word) ?? []), point]);
    }
    return stale;
  }

  /** What has been learned so far; it does not change any more when words are learned again. */
  claim(): ClassFormula {
    const { positions, forest, formulas } = this;
    return { positions, space: forest.space, forest, formulas: new Map(formulas) };
  }

  /** The values that words need to be refined. */
  private valuesFor(words: readonly string[]): ReadonlyMap<string, KnownValues> {
    const { positions, toRefine } = this;
    const needed = (word: string): (readonly number[])[] =>
      (this.words.get(word) as KnownWord).neededPoints(toRefine.get(word) ?? []);
    return valuesOfWords(positions.name, new Map(words.map((word) => [word, needed(word)])), (jobs) =>
      this.map('refining', VALUE_POINTS, jobs, (job) => VALUE_POINTS.run(job, undefined, this.kept)),
    );
  }

  private workOf({ word }: LearnJob): number {
    return this.words.get(word)?.work ?? 0;
  }

  private learnJob(word: string, known: KnownValues, lookahead: number): LearnJob {
    const { positions, words, toRefine } = this;
    const saved = (words.get(word) as KnownWord).state;
    return { name: positions.name, word, saved, refine: toRefine.get(word) ?? [], known, lookahead };
  }

  /** The results of jobs; those that are done here are done by `run`, which tells what it does. */
  private map<Job, Result>(
    stage: Stage,
    task: WordTask<Job, Result>,
    jobs: readonly Job[],
    run: (job: Job) => Result,
  ): readonly Result[] {
    let wordsDone = 0;
    const here = (job: Job): Result => {
      this.listener.onWord(task.wordOf(job), stage, wordsDone);
      return run(job);
    };
    return this.mapJobs({ ...task, run: here }, jobs, (done) => {
      wordsDone = done;
    });
  }
}
