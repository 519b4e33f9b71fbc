/** Games of statements as certificates write them: braces with one bar, numbers that are affine, n*. */
import { Arena, Dyadic, formatGame } from '@lilypad/games';
import { combine, type Linear, number } from '../region/linear.ts';
import { gameParameters, type StatementGame, statementGameAt } from './games.ts';
import { linearOf } from './number.ts';

/** Forms for parameters: a part of a statement. */
type Part = ReadonlyMap<string, Linear>;

/** A number, with * if `star`. */
export interface LinearStar {
  readonly linear: Linear;
  readonly star: boolean;
}

/** The game with forms for its parameters, or its negative; null if certificates cannot say it. */
export function writtenGame(game: StatementGame, put: Part, isNegative = false): string | null {
  const simple = linearStarOf(game, put);
  if (simple !== null) return linearStarText(isNegative ? negativeOf(simple) : simple);
  if (game.kind === 'negative') return writtenGame(game.operand, put, !isNegative);
  if (game.kind === 'game') {
    const sides = [game.left, game.right].map((options) =>
      options.map((option) => writtenGame(option, put, isNegative)),
    );
    if (sides.flat().includes(null)) return null;
    const [left, right] = isNegative ? sides.toReversed() : sides;
    return `{${left.join(',')}|${right.join(',')}}`;
  }
  return gameParameters(game).length > 0 ? null : writtenConstant(game, isNegative);
}

/** A game without parameters, in canonical form. */
function writtenConstant(game: StatementGame, isNegative: boolean): string | null {
  const arena = new Arena();
  try {
    const value = statementGameAt(arena, game, {}, () => {
      throw new RangeError('a board');
    });
    return formatGame(arena, isNegative ? arena.negate(value) : value, { style: 'paper' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The game as an affine number or a number and *; null if it is neither. */
export function linearStarOf(game: StatementGame, put: Part): LinearStar | null {
  switch (game.kind) {
    case 'nus':
      if (game.ups !== 0 || game.nimber > 1) return null;
      return { linear: number(game.number), star: game.nimber === 1 };
    case 'atom': {
      const atom = game.value;
      const linear = atom.kind === 'number' ? linearOf(atom.number, put) : null;
      return linear && { linear, star: atom.kind === 'number' && atom.star };
    }
    case 'negative': {
      const inner = linearStarOf(game.operand, put);
      return inner && negativeOf(inner);
    }
    case 'multiple': {
      const inner = linearStarOf(game.operand, put);
      if (inner === null || inner.star) return null;
      return { linear: combine(ZERO, inner.linear, Dyadic.of(game.count)), star: false };
    }
    case 'sum': {
      let sum: LinearStar = { linear: ZERO, star: false };
      for (const { negative, value } of game.terms) {
        const term = linearStarOf(value, put) ?? oneSidedValue(value, put);
        if (term === null) return null;
        const linear = combine(sum.linear, term.linear, Dyadic.of(negative ? -1 : 1));
        sum = { linear, star: sum.star !== term.star };
      }
      return sum;
    }
    default:
      return null;
  }
}

/** {|x} is 0 for x >= 1 and x-1 for x <= 0, and {x|} its mirror image, for an integer x; null where neither is sure. */
function oneSidedValue(game: StatementGame, put: Part): LinearStar | null {
  const bound = oneSidedBound(game);
  const size = bound && linearStarOf(bound.size, put);
  if (bound === null || size === null || size.star) return null;
  const { terms, constant } = size.linear;
  const factors = [...terms.values()];
  if (![constant, ...factors].every((x) => x.isInteger())) return null;
  if (constant.sign() > 0 && factors.every((x) => x.sign() > 0)) return { linear: ZERO, star: false };
  if (constant.sign() > 0 || factors.some((x) => x.sign() > 0)) return null;
  const smaller = { linear: combine(size.linear, number(Dyadic.ONE), Dyadic.of(-1)), star: false };
  return bound.isNegative ? negativeOf(smaller) : smaller;
}

/** The x of {|x}, or of {-x|} with `isNegative`; null if the game is neither. */
export function oneSidedBound(game: StatementGame): { size: StatementGame; isNegative: boolean } | null {
  if (game.kind !== 'game' || game.left.length + game.right.length !== 1) return null;
  const [left] = game.left;
  if (left === undefined) return { size: game.right[0], isNegative: false };
  return { size: { kind: 'negative', at: game.at, operand: left }, isNegative: true };
}

const ZERO = number(Dyadic.ZERO);
const negativeOf = ({ linear, star }: LinearStar): LinearStar => ({
  linear: combine(ZERO, linear, Dyadic.of(-1)),
  star,
});

function linearStarText({ linear, star }: LinearStar): string {
  const text = linearText(linear);
  if (!star) return text;
  return text === '0' ? '*' : /^[A-Za-z0-9]*$/.test(text) ? `${text}*` : `(${text})*`;
}

/** A linear expression as certificates write it: positive terms first, fractions with a power of two below. */
export function linearText({ terms, constant }: Linear): string {
  const parts = [...terms].map(([name, factor]) => ({ factor, name }));
  if (constant.sign() !== 0 || parts.length === 0) parts.push({ factor: constant, name: '' });
  parts.sort((x, y) => y.factor.sign() - x.factor.sign() || (x.name === '' ? 1 : 0) - (y.name === '' ? 1 : 0));
  return parts
    .map(({ factor, name }) => `${factor.sign() < 0 ? '-' : '+'}${termText(factor, name)}`)
    .join('')
    .replace(/^\+/, '');
}

function termText(factor: Dyadic, name: string): string {
  const size = factor.sign() < 0 ? factor.negate() : factor;
  const over = size.exponent === 0 ? '' : `/${2n ** BigInt(size.exponent)}`;
  return name === '' ? `${size.numerator}${over}` : `${size.numerator === 1n ? '' : size.numerator}${name}${over}`;
}
