/** A part of a statement as a goal of a strategy: a pattern, a relation and a side. */
import { Dyadic } from '@lilypad/games';
import { isNumber, type Linear } from '../region/linear.ts';
import {
  atLeast,
  constant,
  type Form,
  isNumber as isFormOf,
  plusTimes,
  scale,
  variable,
} from '../strategies/pattern/form.ts';
import { normal } from '../strategies/pattern/normal.ts';
import type { StatementGoal } from '../strategies/pattern/relation.ts';
import { negative, type Side, settled, ZERO } from '../strategies/pattern/side.ts';
import type { Item, Word } from '../strategies/pattern/word.ts';
import { type BoardItem, putBoard, putLinear, wildcardsOf } from './boards.ts';
import { freeParameters } from './class-corollary.ts';
import { type Atom, atomsIn, type StatementGame } from './games.ts';
import { linearOf, type NumberExpression } from './number.ts';
import type { Part } from './parts.ts';
import type { Statement } from './statement.ts';
import { linearStarOf } from './written-game.ts';

/** The goal; a sentence without its full stop if strategies cannot say it. */
export function strategyGoal({ board, says }: Statement, part: Part): StatementGoal | string {
  const games = says.kind === 'is' ? [] : says.games.map(({ game }) => game);
  const writer = new GoalWriter(part, wildcardNames(board, games));
  const word = writer.word(board);
  if (word === null) return 'Patterns of strategies have no brackets with a parameter as power but (TF)^n and (FT)^n';
  if (says.kind === 'is') {
    if (says.property !== 'infinitesimal') return 'A strategy does not show that a value is a number';
    return { word, relation: 'infinitesimal', side: ZERO };
  }
  if (says.games.length > 1) return 'A strategy shows one value, not one of several';
  const side = writer.side(says.games[0].game);
  if (side === null) return `${says.games[0].text} is not made of integers, *, switches, O^n(x), 1/2^n and boards`;
  return { word, relation: says.relation, side };
}

/** Names for the wildcards of a board, by their texts, if games refer to them. */
function wildcardNames(board: readonly BoardItem[], games: readonly StatementGame[]): ReadonlyMap<string, string> {
  if (!games.some((game) => atomsIn(game).some(({ kind }) => kind === 'board'))) return new Map();
  return new Map(wildcardsOf(board).map(({ text }, i) => [text, String.fromCharCode(65 + i)]));
}

/** A goal from which the statement follows: a board that is <= 2^-N for all N is <= every positive number. Null if there is none. */
export function belowAllGoal(statement: Statement, part: Part): StatementGoal | null {
  const { says } = statement;
  if (says.kind === 'is' || says.relation !== '<=' || !isPositive(says.games[0].game)) return null;
  const goal = strategyGoal({ ...statement, says: { kind: 'is', property: 'infinitesimal' } }, part);
  return typeof goal === 'string' ? null : { ...goal, relation: '<=', side: { ...ZERO, eps: true } };
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

/** Writes boards and games of a statement as words and sides, with forms in place of the parameters. */
class GoalWriter {
  private readonly parameters: readonly string[];

  constructor(
    private readonly part: Part,
    private readonly names: ReadonlyMap<string, string>,
  ) {
    this.parameters = freeParameters(part);
  }

  /** The word; null if it has brackets that strategies do not have, or a power that may be negative. */
  word(board: readonly BoardItem[]): Word | null {
    const items = this.items(putBoard(board, this.part));
    return items && normal(items);
  }

  private items(board: readonly BoardItem[]): Item[] | null {
    const items: Item[] = [];
    for (const item of board) {
      const found = this.item(item);
      if (found === null) return null;
      items.push(...found);
    }
    return items;
  }

  private item(item: BoardItem): Item[] | null {
    if (item.kind === 'wildcard') return [{ ...item.wild, name: this.names.get(item.text) ?? null }];
    const power = this.form(item.power);
    if (!atLeast(power, 0)) return null;
    if (item.kind === 'run') return [{ kind: item.letter, power }];
    const inner = this.items(item.items);
    if (inner === null) return null;
    if (isNumber(item.power)) return Array.from({ length: power[0] }, () => inner).flat();
    const letters = normal(inner).map(({ kind }) => kind);
    const isPair = inner.length === 2 && inner.every((one) => 'power' in one && isFormOf(one.power, 1));
    const kind = (['TF', 'FT'] as const).find((pair) => isPair && pair === letters.join(''));
    return kind === undefined ? null : [{ kind, power }];
  }

  private form({ terms, constant: k }: Linear): Form {
    let sum = constant(Number(k.numerator));
    for (const [name, factor] of terms) {
      sum = plusTimes(sum, Number(factor.numerator), variable(this.parameters.indexOf(name)));
    }
    return sum;
  }

  /** The game as a side; null if it is none. */
  side(game: StatementGame): Side | null {
    const simple = linearStarOf(game, this.part);
    if (simple !== null) {
      const { linear, star } = simple;
      if ([...linear.terms.values()].some((factor) => !factor.isInteger())) return null;
      const floor = Dyadic.of(linear.constant.floor());
      const side = fractionSide(linear.constant.subtract(floor));
      const n = this.form({ ...linear, constant: floor });
      return { ...side, n: plusTimes(n, 1, side.n), star };
    }
    if (game.kind === 'negative') {
      const inner = this.side(game.operand);
      return inner && negative(inner);
    }
    if (game.kind === 'sum') return this.sum(game.terms);
    if (game.kind === 'atom') return this.atom(game.value);
    if (game.kind !== 'game') return null;
    const [left, right] = [game.left, game.right].map((options) => options.map((option) => this.side(option)));
    if (left.includes(null) || right.includes(null)) return null;
    return { ...ZERO, choice: { kind: 'switch', left: left as Side[], right: right as Side[] } };
  }

  /** Numbers, stars and at most one game that is neither. */
  private sum(terms: readonly { readonly negative: boolean; readonly value: StatementGame }[]): Side | null {
    let sum: Side = ZERO;
    for (const { negative: isNegative, value } of terms) {
      const term = this.side(value);
      if (term === null || (sum.choice !== null && term.choice !== null)) return null;
      const { n, star, choice } = isNegative ? negative(term) : term;
      sum = { ...sum, n: plusTimes(sum.n, 1, n), star: sum.star !== star, choice: sum.choice ?? choice };
    }
    return sum;
  }

  /** A board, O^n(x) or 1/2^n, which is O^n(1). */
  private atom(atom: Atom): Side | null {
    if (atom.kind === 'board') {
      const word = this.word(atom.items);
      return word && settled({ ...ZERO, choice: { kind: 'board', word } });
    }
    if (atom.kind === 'nesting') {
      const inner = this.side(atom.inner);
      return inner && this.nest(this.form(putLinear(atom.times, this.part)), inner);
    }
    const exponent = exponentOf(atom.number);
    const linear = exponent && linearOf(exponent, this.part);
    const nest = linear && this.nest(scale(this.form(linear), -1), { ...ZERO, n: constant(1) });
    return nest && { ...nest, star: atom.star };
  }

  private nest(power: Form, inner: Side): Side | null {
    if (!atLeast(power, 0)) return null;
    return settled({ ...ZERO, choice: { kind: 'nest', zero: 'left', power, inner } });
  }
}

/** The exponent of a power of two; null if the number is none. */
function exponentOf(number: NumberExpression): NumberExpression | null {
  if (number.kind === 'power') return number.exponent;
  if (number.kind !== 'product') return null;
  const rest = number.factors.filter((one) => !(one.kind === 'constant' && one.value.equals(Dyadic.ONE)));
  return rest.length === 1 ? exponentOf(rest[0]) : null;
}

/** A number from 0 to 1 as an integer or a switch of the numbers next to it. */
function fractionSide(x: Dyadic): Side {
  if (x.isInteger()) return { ...ZERO, n: constant(Number(x.numerator)) };
  const step = Dyadic.of(1, x.exponent);
  const [left, right] = [x.subtract(step), x.add(step)].map(fractionSide);
  return { ...ZERO, choice: { kind: 'switch', left: [left], right: [right] } };
}
