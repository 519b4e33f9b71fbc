/**
 * Where formulas of a class are wrong. A recurrence fails at every row that leads to a wrong one, so the row at which a proof fails may be right;
 * comparing with the values of boards finds a row that is not.
 */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { isPossible, movesOf } from '../classes/moves.ts';
import { familyText, type PositionClass } from '../classes/position-class.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { whereText } from '../formula/rows.ts';
import { gameText } from '../formula/text.ts';
import { type Constraint, holdsAt, negations, notNegative } from '../region/constraint.ts';
import { pointsOfSum } from '../region/points.ts';
import { Region } from '../region/region.ts';
import { tidy } from '../region/tidy.ts';
import { Instances } from '../symbolic/instances.ts';

/** A row of a formula that is wrong at a point. */
export interface WrongRow {
  /** The word of the class. */
  readonly word: string;
  /** Its positions, such as T^a.T^bFT^c. */
  readonly family: string;
  /** The region of the row, as conditions on the gaps. */
  readonly where: string;
  /** The value that the row claims there. */
  readonly value: string;
  /** A point of the region: the sizes of the gaps by their names. */
  readonly point: Readonly<Record<string, number>>;
  /** The board there, its value, and the value claimed for it. */
  readonly position: string;
  readonly right: string;
  readonly claimed: string;
}

/** Boards of more arrangements than this are not valued. */
const MOST_WORK = 30_000;
const MOST_POINTS = 2000;
const LARGEST_SUM = 14;

/** A row that is wrong at a point where something failed, or after a move from there, or at a small point; null if none is. */
export function wrongRowIn(claim: ClassFormula, failures: readonly Place[]): WrongRow | null {
  const judge = new Judge(claim);
  for (const failure of failures) {
    for (const { word, point } of [failure, ...followersOf(claim.positions, failure)]) {
      const wrong = judge.wrongAt(word, point);
      if (wrong !== null) return wrong;
    }
  }
  const { dimension } = claim.space;
  const all = Array.from({ length: dimension }, (_, i) => i);
  for (const word of claim.formulas.keys()) {
    let tried = 0;
    for (let sum = 0; sum <= LARGEST_SUM && tried < MOST_POINTS; sum++) {
      for (const point of pointsOfSum(all, dimension, sum)) {
        if (++tried > MOST_POINTS) break;
        const wrong = judge.wrongAt(word, point);
        if (wrong !== null) return wrong;
      }
    }
  }
  return null;
}

/** The sizes of the gaps of a word. */
interface Place {
  readonly word: string;
  readonly point: readonly number[];
}

function followersOf(positions: PositionClass, { word, point }: Place): Place[] {
  return movesOf(positions, word)
    .filter((move) => isPossible(move, point))
    .map((move) => ({ word: move.word, point: point.map((size, gap) => size + move.shift[gap]) }));
}

/** Compares formulas with values of boards. */
class Judge {
  private readonly arena = new Arena();
  private readonly valuer = new Valuer(this.arena);
  private readonly instances: Instances;

  constructor(private readonly claim: ClassFormula) {
    this.instances = new Instances(this.arena, claim.forest);
  }

  /** The row of a word that a point is in, if the value there is another. */
  wrongAt(word: string, point: readonly number[]): WrongRow | null {
    const { arena, claim } = this;
    const { positions, forest, space, formulas } = claim;
    const formula = formulas.get(word);
    const squares = point.map((size, i) => positions.gap.repeat(size) + (word[i] ?? '')).join('');
    const board = boardOf(squares);
    if (formula === undefined || squares === '' || valueCost(board) > MOST_WORK) return null;
    const { tree, path } = endAt(claim, formula, point);
    const [right, claimed] = [this.valuer.value(board), this.instances.at(tree, point)];
    if (right === claimed) return null;
    const domain = new Region(space, notNegative(space));
    return {
      word,
      family: familyText(positions, word),
      where: whereText(domain, tidy(domain.and(path))),
      value: gameText(forest, tree),
      point: Object.fromEntries(positions.parameters.map((name, i) => [name, point[i]])),
      position: printPowers(board),
      right: formatGame(arena, right),
      claimed: formatGame(arena, claimed),
    };
  }
}

/** The end of a formula that a point reaches, and the constraints on the way. */
function endAt({ space }: ClassFormula, formula: Formula, point: readonly number[]) {
  const path: Constraint[] = [];
  let here = formula;
  while (isChoice(here)) {
    const { condition, yes, no } = here;
    const met = holdsAt(condition, point);
    if (met) path.push(condition);
    else path.push(...negations(space, condition).filter((one) => holdsAt(one, point)));
    here = met ? yes : no;
  }
  return { tree: here.tree, path };
}
