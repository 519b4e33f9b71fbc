/**
 * The order of sides.
 *
 * Trusted: `isAtLeast` says yes only if g >= h for all values of the variables and all words for wildcards, and for every N,
 * where h may be taken with N+1 instead of N.
 */
import { atLeast, constant, same, shift, subtract } from './affine.ts';
import { sameWord } from './match.ts';
import { type Choice, chosen, plusInteger, type Side } from './side.ts';

/**
 * Is g >= h? Without choices numbers decide: with eps in g, * and eps of h do not matter, for 2^-N > 2^-(N+1) + *; nor do
 * they with a difference of 1, for 1 > 2^-(N+1) + *. Equal boards cancel out, and of nests the larger is the one with the
 * larger inside. With switches it is the definition: Left, moving second, wins g - h.
 */
export function isAtLeast(g: Side, h: Side): boolean {
  if (g.choice === null && h.choice === null) {
    return atLeast(subtract(g.n, h.n), g.eps || (g.star === h.star && !h.eps) ? 0 : 1);
  }
  if (isWhole(g.choice) || isWhole(h.choice)) {
    return isLarger(g.choice, h.choice) && isAtLeast({ ...g, choice: null }, { ...h, choice: null });
  }
  const [a, b] = withoutEps(g, h);
  const afterRight = [
    ...optionsOf(a, 'right').map((option) => [chosen(a, option), b] as const),
    ...optionsOf(b, 'left').map((option) => [a, chosen(b, option)] as const),
    ...(a.star ? [[{ ...a, star: false }, b] as const] : []),
    // The integers of g and h together are one integer, in which Right has a move only if it is negative.
    ...(atLeast(subtract(a.n, b.n), 0) ? [] : [[plusInteger(a, constant(1)), b] as const]),
  ];
  return afterRight.every(([x, y]) => isNotAtMost(x, y));
}

/** Does Left, moving first, win g - h? The answer yes is trusted in the same way. */
export function isNotAtMost(g: Side, h: Side): boolean {
  if (g.choice === null && h.choice === null) {
    return atLeast(subtract(g.n, h.n), g.eps || (g.star !== h.star && !h.eps) ? 0 : 1);
  }
  if (isLarger(g.choice, h.choice) && isNotAtMost({ ...g, choice: null }, { ...h, choice: null })) return true;
  const [a, b] = withoutEps(g, h);
  return (
    optionsOf(a, 'left').some((option) => isAtLeast(chosen(a, option), b)) ||
    optionsOf(b, 'right').some((option) => isAtLeast(a, chosen(b, option))) ||
    (a.star && isAtLeast({ ...a, star: false }, b))
  );
}

/** Nests and boards are not played out here. */
const isWhole = (choice: Choice | null): boolean => choice?.kind === 'nest' || choice?.kind === 'board';

/** Is the one surely at least the other, because they are alike? */
function isLarger(g: Choice | null, h: Choice | null): boolean {
  if (g?.kind === 'board') return h?.kind === 'board' && sameWord(g.word, h.word);
  if (g?.kind !== 'nest' || h?.kind !== 'nest') return false;
  return g.zero === h.zero && same(g.power, h.power) && isAtLeast(g.inner, h.inner);
}

const optionsOf = ({ choice }: Side, side: 'left' | 'right'): readonly Side[] =>
  choice?.kind === 'switch' ? choice[side] : [];

/**
 * A lower bound of g without eps, and an upper bound of h without eps and without *: two stars are none, and one goes
 * to g.
 */
function withoutEps(g: Side, h: Side): [Side, Side] {
  const low = { ...g, eps: false, star: g.star !== h.star };
  return [low, { ...h, eps: false, star: false, n: h.eps ? shift(h.n, 1) : h.n }];
}
