/**
 * Sides: the games that words are compared with. A side is a sum of an integer form n, perhaps *, perhaps eps, and
 * perhaps one switch, a game {sides | sides}. A claim with eps is a claim for every N >= 0, with eps = 2^-N. A number n
 * is the usual game: n moves for Left, or -n for Right; 2^-N is {0 | 2^-(N-1)}, and 1 for N = 0.
 *
 * Trusted: `rightMoves` lists every move of Right in the side (it may list more); `leftMove` is a move that Left surely
 * has; `isAtLeast` says yes only if g >= h for all values of the variables.
 */
import { clip } from '../misread.ts';
import {
  type Affine,
  add,
  atLeast,
  constant,
  plusTimes,
  type Substitution,
  shift,
  substitute,
  subtract,
} from './affine.ts';
import { Refused } from './refused.ts';

export interface Side {
  readonly n: Affine;
  readonly star: boolean;
  readonly eps: boolean;
  readonly choice: Choice | null;
}

interface Choice {
  readonly left: readonly Side[];
  readonly right: readonly Side[];
}

export interface SideMove {
  readonly name: string;
  readonly side: Side;
}

export const ZERO: Side = { n: constant(0), star: false, eps: false, choice: null };

/** The side with an integer added. */
export const plusInteger = (side: Side, k: Affine): Side => ({ ...side, n: add(side.n, k) });

/**
 * Right's moves: in *, in eps (which becomes 2^-(N-1), again an eps), in n to n+1, and in the switch. A number that is
 * not negative has none for him; where the sign is open, the move is listed: an answer to a move that does not exist
 * does no harm.
 */
export function rightMoves(side: Side): SideMove[] {
  const { n, star, eps, choice } = side;
  const moves: SideMove[] = [];
  if (star) moves.push({ name: '*', side: { ...side, star: false } });
  if (eps) moves.push({ name: 'eps', side });
  if (!atLeast(n, 0)) moves.push({ name: 'n', side: { ...side, n: shift(n, 1) } });
  choice?.right.forEach((option, i) => {
    moves.push({ name: `R${i + 1}`, side: chosen(side, option) });
  });
  return moves;
}

/** Left's move of a name: * and eps become 0, n becomes n-1, the switch its i-th Left option. */
export function leftMove(side: Side, name: string): Side {
  const { n, star, eps, choice } = side;
  if (name === '*' && star) return { ...side, star: false };
  if (name === 'eps' && eps) return { ...side, eps: false };
  if (name === 'n' && atLeast(n, 1)) return { ...side, n: shift(n, -1) };
  const option = /^L[1-9][0-9]?$/.test(name) ? choice?.left[Number(name.slice(1)) - 1] : undefined;
  if (option === undefined) throw new Refused(`Left surely has no move "${clip(name)}" in the game on the other side`);
  return chosen(side, option);
}

/** The sum with its switch replaced by one of the options of the switch. */
function chosen({ n, star, eps }: Side, option: Side): Side {
  return { n: add(n, option.n), star: star !== option.star, eps: eps || option.eps, choice: option.choice };
}

export function substituteSide(side: Side, values: Substitution): Side {
  const put = (options: readonly Side[]) => options.map((option) => substituteSide(option, values));
  const { choice } = side;
  return {
    ...side,
    n: substitute(side.n, values),
    choice: choice && { left: put(choice.left), right: put(choice.right) },
  };
}

/**
 * Is g >= h for every N, where h may be taken with N+1 instead of N? Without switches numbers decide: with eps in g,
 * * and eps of h do not matter, for 2^-N > 2^-(N+1) + *; nor do they with a difference of 1, for 1 > 2^-(N+1) + *. With
 * switches it is the definition: Left, moving second, wins g - h.
 */
export function isAtLeast(g: Side, h: Side): boolean {
  const difference = subtract(g.n, h.n);
  if (g.choice === null && h.choice === null) {
    return atLeast(difference, g.eps || (g.star === h.star && !h.eps) ? 0 : 1);
  }
  const [a, b] = withoutEps(g, h);
  const afterRight = [
    ...(a.choice?.right ?? []).map((option) => [chosen(a, option), b] as const),
    ...(b.choice?.left ?? []).map((option) => [a, chosen(b, option)] as const),
    ...(a.star ? [[{ ...a, star: false }, b] as const] : []),
    // The integers of g and h together are one integer, in which Right has a move only if it is negative.
    ...(atLeast(subtract(a.n, b.n), 0) ? [] : [[plusInteger(a, constant(1)), b] as const]),
  ];
  return afterRight.every(([x, y]) => isNotAtMost(x, y));
}

/** Does Left, moving first, win g - h? */
function isNotAtMost(g: Side, h: Side): boolean {
  const difference = subtract(g.n, h.n);
  if (g.choice === null && h.choice === null) {
    return atLeast(difference, g.eps || (g.star !== h.star && !h.eps) ? 0 : 1);
  }
  const [a, b] = withoutEps(g, h);
  return (
    (a.choice?.left ?? []).some((option) => isAtLeast(chosen(a, option), b)) ||
    (b.choice?.right ?? []).some((option) => isAtLeast(a, chosen(b, option))) ||
    (a.star && isAtLeast({ ...a, star: false }, b))
  );
}

/**
 * A lower bound of g without eps, and an upper bound of h without eps and without *: two stars are none, and one goes
 * to g.
 */
function withoutEps(g: Side, h: Side): [Side, Side] {
  const low = { ...g, eps: false, star: g.star !== h.star };
  return [low, { ...h, eps: false, star: false, n: h.eps ? shift(h.n, 1) : h.n }];
}

/** The negative, of a side without eps. */
export function negative(side: Side): Side {
  const turned = (options: readonly Side[]) => options.map(negative);
  const { n, star, choice } = side;
  return {
    n: plusTimes(constant(0), -1, n),
    star,
    eps: false,
    choice: choice && { left: turned(choice.right), right: turned(choice.left) },
  };
}
