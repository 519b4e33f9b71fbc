/** A part of a statement as a goal of a strategy: a pattern, a relation and a side. */
import { Dyadic } from '@lilypad/games';
import { isNumber, type Linear } from '../region/linear.ts';
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
  const side = sideOf(says.games[0].game, part, form);
  if (side === null) return `${says.games[0].text} is not made of integers, * and switches of them`;
  return { word, relation: says.relation as Relation, side };
}

/** A goal from which the statement follows: a board that is <= 2^-N for all N is <= every positive number. Null if there is none. */
export function belowAllGoal(statement: Statement, part: Part): StatementGoal | null {
  const { says } = statement;
  if (says.kind === 'is' || says.relation !== '<=' || !isPositive(says.games[0].game)) return null;
  const goal = strategyGoal({ ...statement, says: { kind: 'is', property: 'infinitesimal' } }, part);
  return typeof goal === 'string' ? null : { ...goal, relation: '<=', side: { ...ZERO, eps: true } };
}

function formOf({ terms, constant: k }: Linear, names: readonly string[]): Form {
  let sum = constant(Number(k.numerator));
  for (const [name, factor] of terms) sum = plusTimes(sum, Number(factor.numerator), variable(names.indexOf(name)));
  return sum;
}

/** Is the game surely a positive number: a constant, or a multiple of a power of two? */
function isPositive(game: StatementGame): boolean {
  const constant = linearStarOf(game, new Map());
  if (constant !== null) return !constant.star && isNumber(constant.linear) && constant.linear.constant.sign() > 0;
  if (game.kind !== 'atom' || game.value.kind !== 'number' || game.value.star) return false;
  const { number } = game.value;
  const factors = number.kind === 'product' ? number.factors : [number];
  return factors.every((one) => one.kind === 'power' || (one.kind === 'constant' && one.value.sign() > 0));
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
