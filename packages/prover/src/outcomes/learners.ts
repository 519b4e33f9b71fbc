/**
 * The learners of all questions about a class, what they have learned, and what they share: random numbers, and the directions that
 * were found useful. Between two lessons all of that is plain data, from which another machine goes on to the same end: what a
 * learner does depends on nothing else.
 */

import { mapByTeam, type Team } from '@lilypad/toads';
import { endCount } from '../formula/decision-tree.ts';
import type { Direction } from '../learn/direction.ts';
import type { LastSearch } from '../learn/search.ts';
import type { Space } from '../region/affine.ts';
import { Sequence } from '../support/random.ts';
import type { Predicate } from './claim.ts';
import type { Edges } from './edges.ts';
import { LEARN_PLAINLY, type LessonJob, type LessonResult, learnPlainly } from './lesson.ts';
import type { Outcomes, Question } from './outcomes.ts';
import { type PlainPredicate, plainPredicate, predicateFrom } from './predicate.ts';
import { type LearnerOptions, PredicateLearner } from './predicate-learner.ts';
import { SharedPalette } from './shared-palette.ts';

/** What is known of one question. */
interface QuestionState {
  /** The points that became samples after the first ones. */
  readonly samples: readonly (readonly number[])[];
  readonly last: LastSearch;
  /** What was learned last; null before the first lesson. */
  readonly predicate: PlainPredicate | null;
}

/** What all learners know, without the edges from which they began. */
export interface LearnersState {
  readonly random: number;
  readonly palette: readonly Direction[];
  /** In the order of the questions. */
  readonly questions: readonly QuestionState[];
}

interface Pupil {
  readonly learner: PredicateLearner;
  predicate: Predicate | null;
  /** The plain part of the next lesson, if it was done ahead of its turn, and the size of the palette with which that was done. */
  ahead: { readonly result: LessonResult; readonly palette: number } | null;
}

export class Learners {
  private readonly random = new Sequence();
  private readonly palette: SharedPalette;
  private readonly pupils = new Map<string, Pupil>();

  constructor(
    private readonly space: Space,
    private readonly outcomes: Outcomes,
    questions: readonly Question[],
    edges: readonly (readonly Edges[])[],
    options: LearnerOptions,
  ) {
    this.palette = new SharedPalette(space.dimension);
    const { palette, random } = this;
    for (const [i, question] of questions.entries()) {
      const learner = new PredicateLearner(space, outcomes, question, edges[i], palette, random.draw, options);
      this.pupils.set(keyOf(question), { learner, predicate: null, ahead: null });
    }
  }

  /** How many samples all questions have. */
  get samples(): number {
    let sum = 0;
    for (const { learner } of this.pupils.values()) sum += learner.size;
    return sum;
  }

  /** The ends of all predicates so far. */
  get regions(): number {
    let sum = 0;
    for (const { predicate } of this.pupils.values()) sum += predicate === null ? 0 : endCount(predicate);
    return sum;
  }

  /**
   * Does the plain parts of lessons without a search, which come next, by a team: several at the same time, where they would come one after the
   * other. A lesson that changes the palette makes what was done for later ones useless; they are the same in any case.
   */
  lookAhead(questions: readonly Question[], team: Team, onRound: (question: Question) => void): void {
    const { directions } = this.palette;
    const { name } = this.outcomes.positions;
    const jobs = questions.map((question) => this.pupil(question).learner.plainLesson(name, directions));
    const run = (job: LessonJob): LessonResult => learnPlainly(job, () => onRound(questions[jobs.indexOf(job)]));
    for (const [i, result] of mapByTeam({ ...LEARN_PLAINLY, run }, jobs, { team }).entries()) {
      this.pupil(questions[i]).ahead = { result, palette: directions.length };
    }
  }

  /** Whether a predicate was learned for a question; it is kept. */
  learn(question: Question, search: boolean, onRound: () => void): boolean {
    const pupil = this.pupil(question);
    const { ahead } = pupil;
    pupil.ahead = null;
    const isOfUse = !search && ahead?.palette === this.palette.directions.length;
    const predicate = pupil.learner.learn(search, onRound, isOfUse ? ahead.result : null);
    if (predicate !== null) pupil.predicate = predicate;
    return predicate !== null;
  }

  /** What was learned last. */
  predicate(question: Question): Predicate {
    return this.pupil(question).predicate as Predicate;
  }

  /** Whether the answer at a point is wrong, which makes it a sample. A question that is not learned has no wrong answers. */
  isWrong(question: Question, point: readonly number[]): boolean {
    const pupil = this.pupils.get(keyOf(question));
    if (pupil === undefined || pupil.learner.isRight(pupil.predicate as Predicate, point)) return false;
    pupil.learner.add(point);
    return true;
  }

  /** All of it as plain data. */
  get state(): LearnersState {
    return {
      random: this.random.state,
      palette: this.palette.directions,
      questions: [...this.pupils.values()].map(({ learner, predicate }) => ({
        ...learner.state,
        predicate: predicate && plainPredicate(predicate),
      })),
    };
  }

  /** Goes on from a state, right after the beginning. */
  restore({ random, palette, questions }: LearnersState): void {
    this.random.state = random;
    this.palette.restore(palette);
    for (const [i, pupil] of [...this.pupils.values()].entries()) {
      const { predicate, ...state } = questions[i];
      pupil.learner.restore(state);
      pupil.predicate = predicate && predicateFrom(this.space, predicate);
    }
  }

  private pupil(question: Question): Pupil {
    return this.pupils.get(keyOf(question)) as Pupil;
  }
}

export const keyOf = ({ word, rival, relation }: Question): string => `${word} ${relation} ${rival}`;
