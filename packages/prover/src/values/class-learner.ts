/** Learns formulas for all words of a class together: their labels come from each other through the recurrences. */
import { Arena } from '@lilypad/games';
import { Evaluator, type Team } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import { type ClassFormula, forestOf } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { generator } from '../support/random.ts';
import type { Forest } from '../symbolic/forest.ts';
import { Instances } from '../symbolic/instances.ts';
import type { Labels } from './labels/labels.ts';
import { Pool } from './labels/pool.ts';
import { Shapes } from './labels/shapes.ts';
import { WordLearner } from './word-learner.ts';

export interface LearnOptions {
  /** The first samples of a word: all with gaps up to this sum, as long as there are at most so many. */
  readonly largestSum?: number;
  readonly poolSize?: number;
  /** The threads that work together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Formulas that are not learned, because they are given: by words. */
  readonly given?: (forest: Forest) => ReadonlyMap<string, Formula>;
}

const DEFAULTS = { largestSum: 16, poolSize: 5000 };
const WIDENINGS = 3;

export class ClassLearner {
  readonly forest: Forest;
  private readonly learners = new Map<string, WordLearner>();
  private readonly formulas = new Map<string, Formula>();
  /** The formulas that are not learned. */
  readonly given: ReadonlyMap<string, Formula>;

  constructor(
    readonly positions: PositionClass,
    options: LearnOptions,
    private readonly onWord: (word: string, stage: 'sampling' | 'widening' | 'learning') => void,
  ) {
    const { largestSum, poolSize, team } = { ...DEFAULTS, ...options };
    this.forest = forestOf(positions);
    this.given = options.given?.(this.forest) ?? new Map();
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    const shapes = new Shapes(arena);
    const instances = new Instances(arena, this.forest);
    const random = generator();
    for (const word of positions.words) {
      onWord(word, 'sampling');
      const pool = new Pool(evaluator, positions, word);
      pool.fill(largestSum, poolSize);
      const learner = new WordLearner(positions, pool, shapes, instances, random, () => onWord(word, 'learning'), team);
      learner.start();
      this.learners.set(word, learner);
    }
    for (let round = 0; round < WIDENINGS; round++) this.widen();
  }

  /** How many positions have been valued. */
  get samples(): number {
    let sum = 0;
    for (const { pool } of this.learners.values()) sum += pool.points.length;
    return sum;
  }

  learner(word: string): WordLearner {
    return this.learners.get(word) as WordLearner;
  }

  /** Finds wider labels for all words. */
  widen(): void {
    const labelsOf = (word: string): Labels => this.learner(word).labels;
    for (const [word, learner] of this.learners) {
      this.onWord(word, 'widening');
      learner.widen(labelsOf);
    }
  }

  /** Learns a word (again); false if no formula fits all its values. */
  learn(word: string, lookahead: number): boolean {
    const formula = this.given.get(word) ?? this.learner(word).learn(lookahead);
    if (formula === null) return false;
    this.formulas.set(word, formula);
    return true;
  }

  /** What has been learned so far; it does not change any more when words are learned again. */
  claim(): ClassFormula {
    const { positions, forest, formulas } = this;
    return { positions, space: forest.space, forest, formulas: new Map(formulas) };
  }
}
