/** What the learners of words work with: games of one arena, labels of one forest. */
import { Arena, type GameId } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { type PositionClass, strip } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { Shapes } from './labels/shapes.ts';

export class Workroom {
  readonly evaluator = new Evaluator(new Arena());
  readonly shapes = new Shapes(this.evaluator.arena);
  readonly instances: Instances;

  constructor(readonly positions: PositionClass) {
    this.instances = new Instances(this.evaluator.arena, forestOf(positions));
  }

  /** The value of a position. */
  value(word: string, point: readonly number[]): GameId {
    return this.evaluator.value(boardOf(strip(this.positions, word, point)));
  }
}
