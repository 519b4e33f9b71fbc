/**
 * From the name of a class to a theorem about the outcomes of its positions: where each is ≥ 0, ≤ 0, ≥ * and ≤ *.
 *
 * Words that reduce to smaller classes get the formulas of those; for the others four predicates are learned. Then
 * every recurrence is checked. Where one fails, the points with wrong answers become samples, until all recurrences
 * hold. A team of threads takes the samples, learns and checks together; the result is that of one thread, to the letter.
 */

import { ALONE, type Team } from '@lilypad/toads';
import { isPossible, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { GaveUp } from '../region/exact.ts';
import { sumOf } from '../region/points.ts';
import { type Clock, wallClock } from '../support/clock.ts';
import type { Forest } from '../symbolic/forest.ts';
import { checkRecurrence } from '../values/recurrence.ts';
import { checkOutcomes } from './check-by-team.ts';
import type { ClassOutcomes, Predicate, Rival, Standing, WordOutcome } from './claim.ts';
import { findEdges } from './edges.ts';
import { keyOf, Learners } from './learners.ts';
import { outOfTime } from './out-of-time.ts';
import { converse, Outcomes, type Question } from './outcomes.ts';
import { mirrorPredicate } from './predicate.ts';
import type { OutcomeProgress } from './progress.ts';
import { Questions } from './questions.ts';
import type { OutcomeFailure, OutcomeResult } from './recurrence.ts';
import { type KnownFormula, smallerFormulas } from './smaller.ts';
import { type Standings, standingsOf } from './standing.ts';
import type { OutcomeState } from './state.ts';

export interface OutcomeOptions {
  /** Proved formulas of smaller classes. */
  readonly known: KnownFormula;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  readonly maxRounds?: number;
  /** Whether directions of walls are fitted to samples, and not listed (default: in classes with many gaps). */
  readonly isFitted?: boolean;
  readonly maxSeconds?: number;
  /** The clock for these seconds and those of the result; by default the time that passes. */
  readonly clock?: Clock;
  readonly onProgress?: (progress: OutcomeProgress) => void;
  /** What a proof of the same class had done when it ended early, which this one goes on from. */
  readonly state?: OutcomeState | null;
  /** Told what has been done, after the first samples and each lesson: another proof that goes on from there comes to the same end. */
  readonly onState?: (state: () => OutcomeState) => void;
}

export interface OutcomeProof {
  readonly status: 'proved' | 'failed';
  /** Null if not even a conjecture was found. */
  readonly claim: ClassOutcomes | null;
  readonly words: readonly OutcomeResult[];
  readonly rounds: number;
  readonly seconds: number;
  readonly samples: number;
  /** Why it failed, in a sentence without its full stop. */
  readonly reason: string;
  readonly failures: readonly OutcomeFailure[];
}

const DEFAULTS = { maxRounds: 30, maxSeconds: 600, clock: wallClock };
/** Walls in all directions are searched in one of so many rounds. */
const SEARCH = 4;
/** Failures at points with gaps up to this sum are all examined; farther ones only while no wrong answer is found. */
const MIDDLE = 60;
const NO_WRONG_ANSWER = 'A recurrence failed at a point where all answers are right';

export function proveOutcomes(positions: PositionClass, options: OutcomeOptions): OutcomeProof {
  return new Proof(positions, { ...DEFAULTS, ...options }).run();
}

class Proof {
  private readonly start: number;
  private readonly forest: Forest;
  private readonly outcomes: Outcomes;
  /** The formulas of words that are smaller classes. */
  private readonly formulas: ReadonlyMap<string, Formula>;
  private learners: Learners | null = null;
  private readonly standings = new Map<string, Standings>();
  private readonly asked: Questions;
  private round = 0;
  /** The result of the last round. */
  private results: OutcomeResult[] = [];

  constructor(
    private readonly positions: PositionClass,
    private readonly options: typeof DEFAULTS & OutcomeOptions,
  ) {
    this.start = options.clock();
    this.forest = forestOf(positions);
    this.outcomes = new Outcomes(positions);
    this.asked = new Questions(positions);
    this.formulas = smallerFormulas(this.forest, positions, options.known);
  }

  run(): OutcomeProof {
    try {
      return this.prove();
    } catch (error) {
      if (error instanceof GaveUp) return this.report('failed', error.message.replace(/\.$/, ''));
      throw error;
    }
  }

  private prove(): OutcomeProof {
    const { positions, options, formulas, forest } = this;
    for (const [word, formula] of formulas) this.standings.set(word, standingsOf(forest, formula));
    const open = positions.words.filter((word) => !formulas.has(word));
    const questions = this.asked.about(open);
    if (questions.length === 0) return this.report('failed', NO_WRONG_ANSWER);
    const edges = this.edgesOf(questions);
    const learners = new Learners(forest.space, this.outcomes, questions, edges, options);
    this.learners = learners;
    const tellState = (stale: ReadonlySet<string>): void => this.tellState(edges, learners, questions, stale);
    for (let stale: Set<string> | null = this.begin(learners, questions); ; stale = this.refine(learners)) {
      if (stale === null) return this.report('failed', NO_WRONG_ANSWER);
      tellState(stale);
      this.lookAhead(
        learners,
        questions.filter((question) => stale?.has(keyOf(question))),
      );
      for (const question of questions) {
        if (!stale.delete(keyOf(question))) continue;
        this.learn(learners, question);
        tellState(stale);
      }
      for (const word of open) this.standings.set(word, this.standing(word));
      this.results = checkOutcomes(positions, this.standings, open, {
        team: options.team,
        onWord: (word, wordsDone, obligations) => this.tell('proving', word, { wordsDone, obligations }),
      });
      if (this.results.every(({ failures }) => failures.length === 0)) return this.confirm();
      if (this.round >= options.maxRounds) {
        return this.report('failed', `Some recurrences still failed after ${this.round} rounds`);
      }
      this.lookAtClock();
    }
  }

  /** The points from which learning begins. */
  private edgesOf(questions: readonly Question[]): OutcomeState['edges'] {
    const { state, team = ALONE } = this.options;
    if (state?.edges.length === questions.length) return state.edges;
    return findEdges(this.outcomes, questions, team, ({ word }) => {
      this.tell('learning', word);
      this.lookAtClock();
    });
  }

  /** The questions that are to be learned first: all, or what is left of the round in which another proof ended. */
  private begin(learners: Learners, questions: readonly Question[]): Set<string> {
    const { state } = this.options;
    const keys = questions.map(keyOf);
    if (!state || state.edges.length !== questions.length) {
      this.round = 1;
      return new Set(keys);
    }
    learners.restore(state.learners);
    this.round = state.round;
    this.results = [...state.results];
    return new Set(state.stale.map((number) => keys[number]));
  }

  private tellState(
    edges: OutcomeState['edges'],
    learners: Learners,
    questions: readonly Question[],
    stale: ReadonlySet<string>,
  ): void {
    const numbers = questions.flatMap((question, i) => (stale.has(keyOf(question)) ? [i] : []));
    const { round, results } = this;
    this.options.onState?.(() => ({ edges, round, stale: numbers, results, learners: learners.state }));
  }

  /** Has threads learn questions at the same time, as far as they do not need each other. */
  private lookAhead(learners: Learners, questions: readonly Question[]): void {
    const { team = ALONE } = this.options;
    if (this.isSearch || team.threads === 1 || questions.length === 1) return;
    learners.lookAhead(questions, team, ({ word }) => {
      this.tell('learning', word);
      this.lookAtClock();
    });
  }

  /** Whether walls are searched in this round. */
  private get isSearch(): boolean {
    return this.round % SEARCH === 1;
  }

  private learn(learners: Learners, question: Question): void {
    const { word } = question;
    this.tell('learning', word);
    if (learners.learn(question, this.isSearch, () => this.lookAtClock())) return;
    throw new GaveUp(`No predicate was found for the word ${word}.`);
  }

  /** Gives up when the time is up. */
  private lookAtClock(): void {
    const { maxSeconds } = this.options;
    if (this.seconds() > maxSeconds) throw new GaveUp(`${outOfTime(maxSeconds)}.`);
  }

  /** The formulas from smaller classes must satisfy their recurrences, too. */
  private confirm(): OutcomeProof {
    const { positions, forest, formulas, results } = this;
    const claim = { positions, space: forest.space, forest, formulas };
    for (const word of formulas.keys()) {
      const obligations = results.reduce((sum, result) => sum + result.obligations, 0);
      this.tell('proving', word, { wordsDone: results.length, obligations });
      const result = checkRecurrence(claim, word);
      results.push({ ...result, failures: result.failures.map((point) => ({ question: null, word, point })) });
    }
    const failed = results.filter(({ failures }) => failures.length > 0).map(({ word }) => word);
    if (failed.length === 0) return this.report('proved', '');
    return this.report('failed', `The formulas of smaller classes do not fit the words ${failed.join(', ')}`);
  }

  private standing(word: string): Standings {
    const predicate = (rival: Rival, relation: Question['relation']): Predicate => {
      const { question, mirrored } = this.asked.learnedAs({ word, rival, relation });
      const learned = (this.learners as Learners).predicate(question);
      return mirrored ? mirrorPredicate(this.forest.space, learned) : learned;
    };
    const against = (rival: Rival): Standing => ({
      atLeast: predicate(rival, 'atLeast'),
      atMost: predicate(rival, 'atMost'),
    });
    return { '0': against('0'), '*': against('*') };
  }

  /** Looks for wrong answers behind each failure; the questions to learn again in the next round, or null. */
  private refine(learners: Learners): Set<string> | null {
    const { positions, results } = this;
    const stale = new Set<string>();
    const inspect = (asked: Question, at: readonly number[]): void => {
      const { question, mirrored } = this.asked.learnedAs(asked);
      if (learners.isWrong(question, mirrored ? at.toReversed() : at)) stale.add(keyOf(question));
    };
    const failures = results.flatMap((result) => result.failures).sort((x, y) => sumOf(x.point) - sumOf(y.point));
    for (const { question, point } of failures) {
      // Distant points are expensive to play out.
      if (sumOf(point) > MIDDLE && stale.size > 0) break;
      if (question === null) continue;
      const { word, rival, relation } = question;
      inspect(question, point);
      if (rival === '*') inspect({ word, rival: '0', relation: converse(relation) }, point);
      for (const move of movesOf(positions, word)) {
        if (!isPossible(move, point)) continue;
        const after = point.map((x, gap) => x + move.shift[gap]);
        inspect({ word: move.word, rival, relation: converse(relation) }, after);
      }
    }
    if (stale.size === 0) return null;
    this.round += 1;
    return stale;
  }

  private claim(): ClassOutcomes {
    const { positions, forest, formulas, standings } = this;
    const words = new Map<string, WordOutcome>();
    for (const word of positions.words) {
      const formula = formulas.get(word);
      const standing = standings.get(word) as Standings;
      words.set(
        word,
        formula === undefined
          ? { kind: 'against', zero: standing['0'], star: standing['*'] }
          : { kind: 'value', formula },
      );
    }
    return { positions, space: forest.space, forest, words };
  }

  private seconds(): number {
    return this.options.clock() - this.start;
  }

  private report(status: OutcomeProof['status'], reason: string): OutcomeProof {
    const { results: words } = this;
    return {
      status,
      claim: this.standings.size === this.positions.words.length ? this.claim() : null,
      words,
      rounds: this.round,
      seconds: this.seconds(),
      samples: this.learners?.samples ?? 0,
      reason,
      failures: words.flatMap(({ failures }) => failures),
    };
  }

  private tell(stage: OutcomeProgress['stage'], word: string, checked = { wordsDone: 0, obligations: 0 }): void {
    const words = this.positions.words.length;
    const regions = this.learners?.regions ?? 0;
    this.options.onProgress?.({ stage, round: this.round, word, words, regions, ...checked });
  }
}
