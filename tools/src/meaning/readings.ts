/**
 * What texts of certificates say, as functions of a point: a text is read once and asked by the million. Read by other code than the
 * prover's and the checker's, as all of meaning.ts.
 */
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
