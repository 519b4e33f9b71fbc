/**
 * Sides, the games that words are compared with: n, perhaps with *, with eps ("for every N, 2^-N") and with a choice: a switch,
 * a nest O^f(x) = {0|O^(f-1)(x)} or Q^f(x) = {Q^(f-1)(x)|0}, or the value of a board.
 */
import { add, atLeast, constant, type Form, isNumber, put, same, scale, shift, substitute, subtract } from './form.ts';
import { mirrorWord } from './normal.ts';
import { simplifyWord } from './simplify.ts';
import { arePairs, formsOf, type Item, isReservoir, isRun, mapForms, type Word } from './word.ts';

export interface Side {
  readonly n: Form;
  readonly star: boolean;
  readonly eps: boolean;
  readonly choice: Choice | null;
}

export type Choice =
  | { readonly kind: 'switch'; readonly left: readonly Side[]; readonly right: readonly Side[] }
  /** Whose move leads to 0: Left's in O^f(x), Right's in Q^f(x). */
  | { readonly kind: 'nest'; readonly zero: 'left' | 'right'; readonly power: Form; readonly inner: Side }
  | { readonly kind: 'board'; readonly word: Word };

/** What wildcards stand for, by their names. */
export type Fillings = ReadonlyMap<string, readonly Item[]>;

export interface SideMove {
  readonly name: string;
  readonly side: Side;
}

export const numberSide = (n: Form, star = false, eps = false): Side => ({ n, star, eps, choice: null });

export const plusForm = (side: Side, form: Form): Side => ({ ...side, n: add(side.n, form) });

/** The options of a switch; nests and boards have none that is known. */
const optionsOf = ({ choice }: Side, side: 'left' | 'right'): readonly Side[] =>
  choice?.kind === 'switch' ? choice[side] : [];

/** Right's moves, of a side that is a sum without nest or board; the move on a number is listed unless the number is surely not negative. */
export function rightSideMoves(side: Side): SideMove[] {
  const moves: SideMove[] = [];
  if (side.star) moves.push({ name: '*', side: { ...side, star: false } });
  if (side.eps) moves.push({ name: 'eps', side });
  if (!atLeast(side.n, 0)) moves.push({ name: 'n', side: { ...side, n: shift(side.n, 1) } });
  optionsOf(side, 'right').forEach((option, i) => {
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
  optionsOf(side, 'left').forEach((option, i) => {
    moves.push({ name: `L${i + 1}`, side: chosen(side, option) });
  });
  return moves;
}

function chosen({ n, star, eps }: Side, option: Side): Side {
  return { n: add(n, option.n), star: star !== option.star, eps: eps || option.eps, choice: option.choice };
}

/** The same game with nests opened as far as their powers allow and boards simplified, if what is inside is so already. */
export function settled(side: Side): Side {
  const { choice } = side;
  if (choice?.kind === 'board') {
    const { word, integer } = simplifyWord(choice.word);
    return { ...plusForm(side, integer), choice: word.length === 0 ? null : { kind: 'board', word } };
  }
  if (choice?.kind !== 'nest') return side;
  const { zero, power, inner } = choice;
  const rest = shift(power, -power[0]);
  let game: Side = isNumber(rest, 0) ? inner : { ...ZERO, choice: { kind: 'nest', zero, power: rest, inner } };
  for (let i = 0; i < power[0]; i++) {
    const [left, right] = zero === 'left' ? [[ZERO], [game]] : [[game], [ZERO]];
    game = { ...ZERO, choice: { kind: 'switch', left, right } };
  }
  return chosen(side, game);
}

function mapSide(side: Side, map: (form: Form) => Form, fillings: Fillings = new Map()): Side {
  const { n, choice } = side;
  if (choice === null) return { ...side, n: map(n) };
  const inside = (option: Side): Side => mapSide(option, map, fillings);
  return settled({ ...side, n: map(n), choice: mapChoice(choice, map, inside, fillings) });
}

function mapChoice(
  choice: Choice,
  map: (form: Form) => Form,
  inside: (side: Side) => Side,
  fillings: Fillings,
): Choice {
  if (choice.kind === 'switch') return { ...choice, left: choice.left.map(inside), right: choice.right.map(inside) };
  if (choice.kind === 'nest') return { ...choice, power: map(choice.power), inner: inside(choice.inner) };
  const word = mapForms(choice.word, map).flatMap((item): readonly Item[] => {
    return (item.kind === '?' && item.name !== null && fillings.get(item.name)) || [item];
  });
  return { ...choice, word };
}

export const substituteSide = (side: Side, values: readonly Form[], fillings?: Fillings): Side =>
  mapSide(side, (form) => substitute(form, values), fillings);
export const putSide = (side: Side, i: number, value: Form): Side => mapSide(side, (form) => put(form, i, value));

/** Is g >= h? Without switches by the numbers, else by play. */
export function isAtLeast(g: Side, h: Side): boolean {
  if (g.choice === null && h.choice === null) {
    return atLeast(subtract(g.n, h.n), g.eps || (g.star === h.star && !h.eps) ? 0 : 1);
  }
  if (isWhole(g.choice) || isWhole(h.choice)) {
    return isLarger(g.choice, h.choice) && isAtLeast({ ...g, choice: null }, { ...h, choice: null });
  }
  const [a, b] = withoutEps(g, h);
  if (a.star && !isNotAtMost({ ...a, star: false }, b)) return false;
  if (!atLeast(subtract(a.n, b.n), 0) && !isNotAtMost(plusForm(a, constant(1)), b)) return false;
  return (
    optionsOf(a, 'right').every((option) => isNotAtMost(chosen(a, option), b)) &&
    optionsOf(b, 'left').every((option) => isNotAtMost(a, chosen(b, option)))
  );
}

/** Does Left win g - h when she begins? */
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

const isWhole = (choice: Choice | null): boolean => choice?.kind === 'nest' || choice?.kind === 'board';

/** Alike, and the one at least the other. */
function isLarger(g: Choice | null, h: Choice | null): boolean {
  if (g?.kind === 'board') return h?.kind === 'board' && sameWord(g.word, h.word);
  if (g?.kind !== 'nest' || h?.kind !== 'nest') return false;
  return g.zero === h.zero && same(g.power, h.power) && isAtLeast(g.inner, h.inner);
}

/** Are the words the same item by item, with the same wildcards? */
function sameWord(word: Word, other: Word): boolean {
  return word.length === other.length && word.every((item, i) => sameItem(item, other[i]));
}

function sameItem(item: Item, other: Item): boolean {
  if (item.kind !== other.kind || isReservoir(item)) return false;
  if (isRun(item) || arePairs(item)) return same(item.power, (other as typeof item).power);
  return item.kind === '#' || (item.name !== null && item.name === (other as typeof item).name);
}

/** Is the game on the other side the value of the word, with something added that is not negative? */
export const isValueOf = (side: Side, word: Word): boolean =>
  side.choice?.kind === 'board' && sameWord(word, side.choice.word) && isAtLeast({ ...side, choice: null }, ZERO);

/** Bounds without eps, with at most one star, in the first. */
function withoutEps(g: Side, h: Side): [Side, Side] {
  const low = { ...g, eps: false, star: g.star !== h.star };
  return [low, { ...h, eps: false, star: false, n: h.eps ? shift(h.n, 1) : h.n }];
}

export function negative(side: Side): Side {
  const { n, choice } = side;
  return settled({ ...side, n: scale(n, -1), choice: choice && negativeChoice(choice) });
}

function negativeChoice(choice: Choice): Choice {
  if (choice.kind === 'switch')
    return { ...choice, left: choice.right.map(negative), right: choice.left.map(negative) };
  if (choice.kind === 'board') return { ...choice, word: mirrorWord(choice.word) };
  return { ...choice, zero: choice.zero === 'left' ? 'right' : 'left', inner: negative(choice.inner) };
}

/** The sides inside a side, one level down. */
export function insideOf({ choice }: Side): readonly Side[] {
  if (choice?.kind === 'nest') return [choice.inner];
  return choice?.kind === 'switch' ? [...choice.left, ...choice.right] : [];
}

/** The boards of a side. */
export const boardsIn = (side: Side): Word[] =>
  side.choice?.kind === 'board' ? [side.choice.word] : insideOf(side).flatMap(boardsIn);

/** The side with sides in place of its boards, in their order. */
export function withBoards(side: Side, values: Side[]): Side {
  const { choice } = side;
  const put = (option: Side): Side => withBoards(option, values);
  if (choice === null) return side;
  if (choice.kind === 'board') return chosen(side, values.shift() as Side);
  if (choice.kind === 'nest') return settled({ ...side, choice: { ...choice, inner: put(choice.inner) } });
  return { ...side, choice: { kind: 'switch', left: choice.left.map(put), right: choice.right.map(put) } };
}

/** All forms of a side. */
export function sideForms(side: Side): Form[] {
  const { n, choice } = side;
  const own = choice?.kind === 'nest' ? [choice.power] : choice?.kind === 'board' ? formsOf(choice.word) : [];
  return [n, ...own, ...insideOf(side).flatMap(sideForms)];
}

export const ZERO: Side = numberSide(constant(0));
