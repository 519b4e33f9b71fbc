/**
 * Sides: the games that words are compared with. A side is a sum of an integer form n, perhaps *, perhaps eps, and perhaps
 * one more game, its choice:
 *
 *   switch   {sides | sides}
 *   nest     O^f(x), which is x for f = 0 and {0 | O^(f-1)(x)} else; or Q^f(x), which is {Q^(f-1)(x) | 0}. So 2^-f is O^f(1)
 *   board    the value of a word; its wildcards have names and are those of the word that is compared
 *
 * A claim with eps is a claim for every N >= 0, with eps = 2^-N. A number n is the usual game: n moves for Left, or -n for
 * Right; 2^-N is {0 | 2^-(N-1)}, and 1 for N = 0.
 *
 * Trusted: `rightMoves` lists every move of Right in the side (it may list more), or fails; `leftMove` is a move that Left
 * surely has; `settled` and `negative` give the game that they should.
 */
import { clip } from '../misread.ts';
import { missing } from '../missing.ts';
import {
  type Affine,
  add,
  atLeast,
  constant,
  isZero,
  plusTimes,
  type Substitution,
  shift,
  substitute,
} from './affine.ts';
import { mirrorWord } from './normal.ts';
import { Refused } from './refused.ts';
import { simplify } from './simplify.ts';
import { type Item, substituteItems, type Word } from './word.ts';

export interface Side {
  readonly n: Affine;
  readonly star: boolean;
  readonly eps: boolean;
  readonly choice: Choice | null;
}

export type Choice = Switch | Nest | BoardValue;

interface Switch {
  readonly kind: 'switch';
  readonly left: readonly Side[];
  readonly right: readonly Side[];
}

interface Nest {
  readonly kind: 'nest';
  /** Whose move leads to 0: Left's in O^f(x), Right's in Q^f(x). */
  readonly zero: 'left' | 'right';
  readonly power: Affine;
  readonly inner: Side;
}

interface BoardValue {
  readonly kind: 'board';
  readonly word: Word;
}

export interface SideMove {
  readonly name: string;
  readonly side: Side;
}

/** What wildcards stand for, by their names. */
export type Fillings = ReadonlyMap<string, readonly Item[]>;

/** Nests are opened so many times at most. */
const DEEPEST_NEST = 50;

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
  if (choice === null) return moves;
  if (choice.kind === 'nest')
    throw new Refused('whether the game on the other side has another {0|...} is not decided');
  if (choice.kind === 'board') throw new Refused('moves on the board of the other side are not listed');
  choice.right.forEach((option, i) => {
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
  const options = choice?.kind === 'switch' ? choice.left : [];
  const option = /^L[1-9][0-9]?$/.test(name) ? options[Number(name.slice(1)) - 1] : undefined;
  if (option === undefined) throw new Refused(`Left surely has no move "${clip(name)}" in the game on the other side`);
  return chosen(side, option);
}

/** The sum with its choice replaced by a side. */
export function chosen({ n, star, eps }: Side, option: Side): Side {
  return { n: add(n, option.n), star: star !== option.star, eps: eps || option.eps, choice: option.choice };
}

/**
 * The same game with nests opened as far as their powers allow, one {0|...} for each 1 in the constant of a power, and
 * boards simplified. What is inside must be settled already.
 */
export function settled(side: Side): Side {
  const { choice } = side;
  if (choice?.kind === 'board') {
    const { word, integer } = simplify(choice.word);
    return { ...side, n: add(side.n, integer), choice: word.length === 0 ? null : { kind: 'board', word } };
  }
  if (choice?.kind !== 'nest') return side;
  const { zero, power, inner } = choice;
  if (power.constant > DEEPEST_NEST) throw new Refused(`a game on the other side has more than ${DEEPEST_NEST} levels`);
  const rest = shift(power, -power.constant);
  let game: Side = isZero(rest) ? inner : { ...ZERO, choice: { kind: 'nest', zero, power: rest, inner } };
  for (let i = 0; i < power.constant; i++) {
    const [left, right] = zero === 'left' ? [[ZERO], [game]] : [[game], [ZERO]];
    game = { ...ZERO, choice: { kind: 'switch', left, right } };
  }
  return chosen(side, game);
}

/** The side with forms put in for variables, and items for wildcards. */
export function substituteSide(side: Side, values: Substitution, fillings: Fillings = new Map()): Side {
  const put = (option: Side): Side => substituteSide(option, values, fillings);
  const { n, choice } = side;
  return settled({ ...side, n: substitute(n, values), choice: choice && putChoice(choice, values, fillings, put) });
}

function putChoice(choice: Choice, values: Substitution, fillings: Fillings, put: (side: Side) => Side): Choice {
  if (choice.kind === 'switch') return { ...choice, left: choice.left.map(put), right: choice.right.map(put) };
  if (choice.kind === 'nest') return { ...choice, power: substitute(choice.power, values), inner: put(choice.inner) };
  // What is put in for a wildcard has other variables, so it comes last.
  const word = substituteItems(choice.word, values).flatMap((item): readonly Item[] => {
    return (item.kind === 'any' && item.name !== null && fillings.get(item.name)) || [item];
  });
  return { ...choice, word };
}

/** The negative, of a side without eps. */
export function negative(side: Side): Side {
  const { n, star, choice } = side;
  return settled({ n: plusTimes(constant(0), -1, n), star, eps: false, choice: choice && negativeChoice(choice) });
}

function negativeChoice(choice: Choice): Choice {
  if (choice.kind === 'switch') {
    return { kind: 'switch', left: choice.right.map(negative), right: choice.left.map(negative) };
  }
  if (choice.kind === 'board') return { kind: 'board', word: mirrorWord(choice.word) };
  return { ...choice, zero: choice.zero === 'left' ? 'right' : 'left', inner: negative(choice.inner) };
}

/** The sides inside a choice, one level down: Left options before Right options. */
const insideOf = (choice: Choice): readonly Side[] =>
  choice.kind === 'nest' ? [choice.inner] : choice.kind === 'switch' ? [...choice.left, ...choice.right] : [];

export const hasEps = ({ eps, choice }: Side): boolean => eps || (choice !== null && insideOf(choice).some(hasEps));

/** The boards of a side, from left to right. */
export function boardsIn({ choice }: Side): Word[] {
  if (choice?.kind === 'board') return [choice.word];
  return choice === null ? [] : insideOf(choice).flatMap(boardsIn);
}

/** The side with sides in place of its boards, which are taken from the front of the list. */
export function withBoards(side: Side, values: Side[]): Side {
  const { choice } = side;
  const put = (option: Side): Side => withBoards(option, values);
  if (choice === null) return side;
  if (choice.kind === 'board') return chosen(side, values.shift() ?? missing());
  if (choice.kind === 'nest') return settled({ ...side, choice: { ...choice, inner: put(choice.inner) } });
  return { ...side, choice: { kind: 'switch', left: choice.left.map(put), right: choice.right.map(put) } };
}
