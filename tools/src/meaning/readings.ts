/**
 * What texts of certificates say, as functions of a point: a text is read once and asked by the million. Read by other code than the
 * prover's and the checker's, as all of meaning.ts.
 */
import { type Arena, type GameId, parseGame } from '@lilypad/games';

/** A value for each parameter. */
export type Point = Readonly<Record<string, number>>;

/** What a text says at a point. */
export type Reading<Meaning> = (at: Point) => Meaning;

const TERM = /([-+]?)(\d+(?![a-z\d]))?(\d*)([a-z]\d*)?(?:\/(\d+))?/gi;

/** A sum such as 2a+b-1 or a/2+1 in quarters; names are letters with or without digits. */
export function readSum(text: string): Reading<number> {
  const terms = [...text.replaceAll(' ', '').matchAll(TERM)]
    .filter(([whole]) => whole !== '')
    .map(([, sign, number, factor, letter, under = '1']) => ({
      letter,
      factor: ((sign === '-' ? -4 : 4) * Number(letter === undefined ? number : factor || 1)) / Number(under),
    }));
  return (at) => {
    let sum = 0;
    for (let i = 0; i < terms.length; i++) {
      const { letter, factor } = terms[i];
      sum += letter === undefined ? factor : factor * at[letter];
    }
    return sum;
  };
}

/** "2a+b >= 3", "a = b", "c-a = 1 (mod 3)". */
export function readCondition(text: string): Reading<boolean> {
  const match = /^([^<>=]*)(<=|>=|<|>|=)([^(]*)(?:\(mod (\d+)\))?$/.exec(text);
  if (match === null) throw new Error(`"${text}" cannot be read`);
  const [, before, sign, behind, modulus] = match;
  const [left, right] = [readSum(before), readSum(behind)];
  const difference = (at: Point): number => (left(at) - right(at)) / 4;
  if (modulus !== undefined) return (at) => difference(at) % Number(modulus) === 0;
  const [isBelow, isEqual, isAbove] = [sign.startsWith('<'), sign.includes('='), sign.startsWith('>')];
  return (at) => {
    const size = difference(at);
    if (size === 0) return isEqual;
    return size < 0 ? isBelow : isAbove;
  };
}

/** Quarters of numbers with larger denominators are fractions; times this they are integers. */
const FINER = 2 ** 16;

/** The game of a text with numbers for parameters. */
export function readGame(arena: Arena, text: string): Reading<GameId> {
  // Sums stand at the odd places.
  const pieces = text.replace(/\(([^()]*)\)\*/g, '{$1|$1}').split(/([^{}|,*]+)/);
  const sums = pieces.map((piece, i) => (i % 2 === 1 && piece.trim() !== '' ? readSum(piece) : null));
  const known = new Map<string, GameId>();
  return (at) => {
    let written = '';
    for (let i = 0; i < pieces.length; i++) {
      const sum = sums[i];
      written += sum === null ? pieces[i] : `${sum(at) * FINER}/${4 * FINER}`;
    }
    let game = known.get(written);
    if (game === undefined) {
      const parsed = parseGame(arena, written);
      if (!parsed.ok) throw new Error(`"${text}" cannot be read: ${parsed.error.message}`);
      game = parsed.value;
      known.set(written, game);
    }
    return game;
  };
}
