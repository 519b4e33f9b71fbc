/** A part of a statement as a goal of a strategy: a pattern, a relation and a side. */
import { Dyadic } from '@lilypad/games';
import type { Linear } from '../region/linear.ts';
import { constant, type Form, plusTimes, variable } from '../strategies/pattern/form.ts';
import { negative, type Side, ZERO } from '../strategies/pattern/side.ts';
import { type Item, normal } from '../strategies/pattern/word.ts';
import type { StatementGoal } from '../strategies/prove.ts';
import type { Relation } from '../strategies/write.ts';
import { putBoard, writtenOut } from './boards.ts';
import { freeParameters } from './class-corollary.ts';
import type { StatementGame } from './games.ts';
import type { Part } from './parts.ts';
import type { Statement } from './statement.ts';
import { linearStarOf } from './written-game.ts';

/** The goal; a sentence without its full stop if strategies cannot say it. */
export function strategyGoal({ board, says }: Statement, part: Part): StatementGoal | string {
  const items = writtenOut(putBoard(board, part));
  if (items === null) return 'Patterns of strategies have no brackets with a parameter as power';
  const names = freeParameters(part);
  const form = (linear: Linear): Form => formOf(linear, names);
  const word = normal(
    items.map((item): Item => (item.kind === 'wildcard' ? item.wild : { kind: item.letter, power: form(item.power) })),
  );
  if (says.kind === 'is') {
    if (says.property !== 'infinitesimal') return 'A strategy does not show that a value is a number';
    return { word, relation: 'infinitesimal', side: ZERO };
  }
  if (says.games.length > 1) return 'A strategy shows one value, not one of several';
  if (!['=', '<=', '>='].includes(says.relation)) return `A strategy shows =, <= and >=, not ${says.relation}`;
  const { game } = says.games[0];
  // A board that is <= 2^-N for all N is <= any power of two.
  const isBelowAll = says.relation === '<=' && isPowerOfTwo(game);
  const side = isBelowAll ? { ...ZERO, eps: true } : sideOf(game, part, form);
  if (side === null) return `${says.games[0].text} is not made of integers, * and switches of them`;
  return { word, relation: says.relation as Relation, side };
}

function formOf({ terms, constant: k }: Linear, names: readonly string[]): Form {
  let sum = constant(Number(k.numerator));
  for (const [name, factor] of terms) sum = plusTimes(sum, Number(factor.numerator), variable(names.indexOf(name)));
  return sum;
}

/** Is the game 2^x or 1/2^x? */
function isPowerOfTwo(game: StatementGame): boolean {
  if (game.kind !== 'atom' || game.value.kind !== 'number' || game.value.star) return false;
  const { number } = game.value;
  if (number.kind === 'power') return true;
  return (
    number.kind === 'product' &&
    number.factors.every(({ kind }) => kind === 'power' || kind === 'constant') &&
    number.factors.every((one) => one.kind !== 'constant' || one.value.equals(Dyadic.ONE))
  );
}

/** The game as a side; null if it is none. */
function sideOf(game: StatementGame, part: Part, form: (linear: Linear) => Form): Side | null {
  const simple = linearStarOf(game, part);
  if (simple !== null) {
    const { linear, star } = simple;
    if ([...linear.terms.values()].some((factor) => !factor.isInteger())) return null;
    const floor = Dyadic.of(linear.constant.floor());
    const side = fractionSide(linear.constant.subtract(floor));
    const n = form({ ...linear, constant: floor });
    return { ...side, n: plusTimes(n, 1, side.n), star };
  }
  if (game.kind === 'negative') {
    const inner = sideOf(game.operand, part, form);
    return inner && negative(inner);
  }
  if (game.kind !== 'game') return null;
  const [left, right] = [game.left, game.right].map((options) => options.map((option) => sideOf(option, part, form)));
  if (left.includes(null) || right.includes(null)) return null;
  return { ...ZERO, choice: { left: left as Side[], right: right as Side[] } };
}

/** A number from 0 to 1 as an integer or a switch of the numbers next to it. */
function fractionSide(x: Dyadic): Side {
  if (x.isInteger()) return { ...ZERO, n: constant(Number(x.numerator)) };
  const step = Dyadic.of(1, x.exponent);
  return { ...ZERO, choice: { left: [fractionSide(x.subtract(step))], right: [fractionSide(x.add(step))] } };
}
