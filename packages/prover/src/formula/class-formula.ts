/** A claim about a whole class: a formula for each of its words, over the sizes of the gaps. */
import type { PositionClass } from '../classes/position-class.ts';
import { Space } from '../region/affine.ts';
import { Forest } from '../symbolic/forest.ts';
import type { Formula } from './formula.ts';

export interface ClassFormula {
  readonly positions: PositionClass;
  readonly space: Space;
  readonly forest: Forest;
  readonly formulas: ReadonlyMap<string, Formula>;
}

/** The space of the gaps of a class, and a forest over it. */
export function forestOf({ parameters }: PositionClass): Forest {
  return new Forest(new Space(parameters));
}
