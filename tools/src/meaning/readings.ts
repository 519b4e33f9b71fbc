/**
 * What texts of certificates say, as functions of a point: a text is read once and asked by the million. Read by other code than the
 * prover's and the checker's, as all of meaning.ts.
 */
import { type Arena, type GameId, parseGame } from '@lilypad/games';

/** What a text says at a point, given by a value for each parameter, in their order. */
export type Reading<Meaning> = (at: readonly number[]) => Meaning;

/** A sum of parameters, given by their places, times factors, and a constant; all in quarters. */
interface Sum {
  readonly constant: number;
  readonly places: readonly number[];
  readonly factors: readonly number[];
}

const TERM = /([-+]?)(\d+(?![a-z\d]))?(\d*)([a-z]\d*)?(?:\/(\d+))?/gi;

/** A sum such as 2a+b-1 or a/2+1; names are letters with or without digits. */
function sumOf(text: string, parameters: readonly string[]): Sum {
  const factors = new Map<string | undefined, number>();
  for (const [whole, sign, number, times, letter, under = '1'] of text.replaceAll(' ', '').matchAll(TERM)) {
    if (whole === '') continue;
    const size = Number(letter === undefined ? number : times || 1) / Number(under);
    factors.set(letter, (factors.get(letter) ?? 0) + (sign === '-' ? -4 : 4) * size);
  }
  const constant = factors.get(undefined) ?? 0;
  factors.delete(undefined);
  for (const letter of factors.keys()) {
    if (!parameters.includes(letter as string)) throw new Error(`"${text}": there is no parameter ${letter}`);
  }
  const places = parameters.flatMap((name, place) => (factors.has(name) ? [place] : []));
  return { constant, places, factors: places.map((place) => factors.get(parameters[place]) as number) };
}

const difference = (one: Sum, other: Sum): Sum => {
  const places = [...new Set([...one.places, ...other.places])];
  const factor = (sum: Sum, place: number): number => sum.factors[sum.places.indexOf(place)] ?? 0;
  const factors = places.map((place) => factor(one, place) - factor(other, place));
  return { constant: one.constant - other.constant, places, factors };
};

function valueAt({ constant, places, factors }: Sum): Reading<number> {
  const [first, second] = places;
  const [times, timesSecond] = factors;
  if (places.length === 0) return () => constant;
  if (places.length === 1) return (at) => constant + times * at[first];
  if (places.length === 2) return (at) => constant + times * at[first] + timesSecond * at[second];
  return (at) => {
    let sum = constant;
    for (let i = 0; i < places.length; i++) sum += factors[i] * at[places[i]];
    return sum;
  };
}

/** A sum in quarters. */
export const readSum = (text: string, parameters: readonly string[]): Reading<number> =>
  valueAt(sumOf(text, parameters));

/** "2a+b >= 3", "a = b", "c-a = 1 (mod 3)". */
export function readCondition(text: string, parameters: readonly string[]): Reading<boolean> {
  const match = /^([^<>=]*)(<=|>=|<|>|=)([^(]*)(?:\(mod (\d+)\))?$/.exec(text);
  if (match === null) throw new Error(`"${text}" cannot be read`);
  const [, before, sign, behind, modulus] = match;
  const excess = valueAt(difference(sumOf(before, parameters), sumOf(behind, parameters)));
  if (modulus !== undefined) return (at) => excess(at) % (4 * Number(modulus)) === 0;
  if (sign === '>=') return (at) => excess(at) >= 0;
  if (sign === '<=') return (at) => excess(at) <= 0;
  if (sign === '>') return (at) => excess(at) > 0;
  if (sign === '<') return (at) => excess(at) < 0;
  return (at) => excess(at) === 0;
}

/** Quarters of numbers with larger denominators are fractions; times this they are integers. */
const FINER = 2 ** 16;

/** Whole numbers of less than this size, and no more of them than these, are packed into one that is exact. */
const PACKED_SIZE = 2 ** 12;
const MOST_PACKED = 4;

/** Some numbers as one key; the same key from `text` where they do not fit into a number. */
function packed(readings: readonly Reading<number>[], text: Reading<string>): Reading<number | string> {
  if (readings.length > MOST_PACKED) return text;
  return (at) => {
    let key = 0;
    for (let i = 0; i < readings.length; i++) {
      const number = readings[i](at);
      if (!Number.isInteger(number) || Math.abs(number) >= PACKED_SIZE) return text(at);
      key = key * (2 * PACKED_SIZE) + number + PACKED_SIZE;
    }
    return key;
  };
}

/** The game of a text with numbers for parameters. */
export function readGame(arena: Arena, text: string, parameters: readonly string[]): Reading<GameId> {
  // Sums stand at the odd places.
  const pieces = text.replace(/\(([^()]*)\)\*/g, '{$1|$1}').split(/([^{}|,*]+)/);
  const sums = pieces.map((piece, i) => (i % 2 === 1 && piece.trim() !== '' ? sumOf(piece, parameters) : null));
  const readings = sums.map((sum) => sum && valueAt(sum));
  const varying = sums.flatMap((sum, i) => (sum !== null && sum.places.length > 0 ? [i] : []));
  const written = (at: readonly number[]): string =>
    pieces.map((piece, i) => (readings[i] === null ? piece : `${readings[i](at) * FINER}/${4 * FINER}`)).join('');
  const key = packed(
    varying.map((i) => readings[i] as Reading<number>),
    written,
  );
  const known = new Map<number | string, GameId>();
  return (at) => {
    const name = key(at);
    let game = known.get(name);
    if (game === undefined) {
      const parsed = parseGame(arena, written(at));
      if (!parsed.ok) throw new Error(`"${text}" cannot be read: ${parsed.error.message}`);
      game = parsed.value;
      known.set(name, game);
    }
    return game;
  };
}
