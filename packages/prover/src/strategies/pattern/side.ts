/**
 * Sides, the games that words are compared with: n, perhaps with *, with eps ("for every N, 2^-N") and with a switch.
 */
import { add, atLeast, constant, type Form, put, scale, shift, substitute, subtract } from './form.ts';

export interface Side {
  readonly n: Form;
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

export const numberSide = (n: Form, star = false, eps = false): Side => ({ n, star, eps, choice: null });

export const plusForm = (side: Side, form: Form): Side => ({ ...side, n: add(side.n, form) });

/** Right's moves; the move on a number is listed unless the number is surely not negative. */
export function rightSideMoves(side: Side): SideMove[] {
  const moves: SideMove[] = [];
  if (side.star) moves.push({ name: '*', side: { ...side, star: false } });
  if (side.eps) moves.push({ name: 'eps', side });
  if (!atLeast(side.n, 0)) moves.push({ name: 'n', side: { ...side, n: shift(side.n, 1) } });
  side.choice?.right.forEach((option, i) => {
    moves.push({ name: `R${i + 1}`, side: chosen(side, option) });
  });
  return moves;
}

/** Left's moves that surely exist. */
export function leftSideMoves(side: Side): SideMove[] {
  const moves: SideMove[] = [];
  if (side.star) moves.push({ name: '*', side: { ...side, star: false } });
  if (side.eps) moves.push({ name: 'eps', side: { ...side, eps: false } });
  if (atLeast(side.n, 1)) moves.push({ name: 'n', side: { ...side, n: shift(side.n, -1) } });
  side.choice?.left.forEach((option, i) => {
    moves.push({ name: `L${i + 1}`, side: chosen(side, option) });
  });
  return moves;
}

function chosen({ n, star, eps }: Side, option: Side): Side {
  return { n: add(n, option.n), star: star !== option.star, eps: eps || option.eps, choice: option.choice };
}

function mapSide(side: Side, map: (form: Form) => Form): Side {
  const { choice } = side;
  const all = (options: readonly Side[]) => options.map((option) => mapSide(option, map));
  return { ...side, n: map(side.n), choice: choice && { left: all(choice.left), right: all(choice.right) } };
}

export const substituteSide = (side: Side, values: readonly Form[]): Side =>
  mapSide(side, (form) => substitute(form, values));
export const putSide = (side: Side, i: number, value: Form): Side => mapSide(side, (form) => put(form, i, value));

/** Is g >= h? Without switches by the numbers, else by play. */
export function isAtLeast(g: Side, h: Side): boolean {
  if (g.choice === null && h.choice === null) {
    return atLeast(subtract(g.n, h.n), g.eps || (g.star === h.star && !h.eps) ? 0 : 1);
  }
  const [a, b] = withoutEps(g, h);
  if (a.star && !isNotAtMost({ ...a, star: false }, b)) return false;
  if (!atLeast(subtract(a.n, b.n), 0) && !isNotAtMost(plusForm(a, constant(1)), b)) return false;
  return (
    (a.choice?.right ?? []).every((option) => isNotAtMost(chosen(a, option), b)) &&
    (b.choice?.left ?? []).every((option) => isNotAtMost(a, chosen(b, option)))
  );
}

/** Does Left win g - h when she begins? */
function isNotAtMost(g: Side, h: Side): boolean {
  if (g.choice === null && h.choice === null) {
    return atLeast(subtract(g.n, h.n), g.eps || (g.star !== h.star && !h.eps) ? 0 : 1);
  }
  const [a, b] = withoutEps(g, h);
  return (
    (a.choice?.left ?? []).some((option) => isAtLeast(chosen(a, option), b)) ||
    (b.choice?.right ?? []).some((option) => isAtLeast(a, chosen(b, option))) ||
    (a.star && isAtLeast({ ...a, star: false }, b))
  );
}

/** Bounds without eps, with at most one star, in the first. */
function withoutEps(g: Side, h: Side): [Side, Side] {
  const low = { ...g, eps: false, star: g.star !== h.star };
  return [low, { ...h, eps: false, star: false, n: h.eps ? shift(h.n, 1) : h.n }];
}

export function negative(side: Side): Side {
  const { choice } = side;
  const all = (options: readonly Side[]) => options.map(negative);
  return {
    ...side,
    n: scale(side.n, -1),
    choice: choice && { left: all(choice.right), right: all(choice.left) },
  };
}

/** All forms of a side. */
export function sideForms({ n, choice }: Side): Form[] {
  return choice === null ? [n] : [n, ...[...choice.left, ...choice.right].flatMap(sideForms)];
}

export const ZERO: Side = numberSide(constant(0));
