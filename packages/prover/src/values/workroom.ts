/** What the learners of words work with: games of one arena, labels of one forest. */
import { Arena, type GameId, GameLimitError } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { type PositionClass, strip } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { Shapes } from './labels/shapes.ts';

export class Workroom {
  readonly evaluator: Evaluator;
  readonly shapes: Shapes;
  readonly instances: Instances;

  /** With at most so many bytes for positions and their values. */
  constructor(
    readonly positions: PositionClass,
    maxBytes?: number,
  ) {
    this.evaluator = new Evaluator(new Arena(), maxBytes === undefined ? {} : { maxBytes });
    this.shapes = new Shapes(this.evaluator.arena);
    this.instances = new Instances(this.evaluator.arena, forestOf(positions));
  }

  /** The value of a position; null if the memory is not enough for it. */
  value(word: string, point: readonly number[]): GameId | null {
    try {
      return this.evaluator.value(boardOf(strip(this.positions, word, point)));
    } catch (error) {
      if (error instanceof GameLimitError) return null;
      throw error;
    }
  }
}
