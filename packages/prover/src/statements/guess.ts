/**
 * Guesses formulas for values of a family that are known at some points: pieces of the parameter space, cut out by lower bounds, an order of
 * two parameters, or a residue, on each of which all values have one shape with numbers that are affine in the parameters, or sums of
 * products of them. A guess is a statement, to be proved or refuted.
 */
import { Arena, Dyadic, formatGame, parseGame } from '@lilypad/games';
import { parseStatementGame, statementGameAt } from './games.ts';
import { productText, sumText } from './guess-text.ts';
import type { Values } from './number.ts';
import { type Rational, rational, solveLinear } from './rational.ts';

/** A point with its value, in plain notation. */
export interface KnownPoint {
  readonly values: Values;
  readonly value: string;
}

/** A statement that fits the values on a piece. */
export interface Guess {
  /** In the language of statements. */
  readonly statement: string;
  /** How many of the known points it gives. */
  readonly points: number;
}

/** What was guessed: statements, and the points that fit none of them. */
export interface Guesses {
  /** The statements; those that give the most points come first. */
  readonly guesses: readonly Guess[];
  /** The points that no statement gives. */
  readonly left: readonly KnownPoint[];
}

interface Sample extends KnownPoint {
  /** The value with # for each number. */
  readonly shape: string;
  readonly leaves: readonly Dyadic[];
}

interface Domain {
  readonly conditions: readonly string[];
  readonly holds: (values: Values) => boolean;
}

interface Piece {
  readonly guess: Guess;
  /** What the values are on the piece. */
  readonly game: string;
  readonly inside: ReadonlySet<Sample>;
  readonly score: number;
}

const MOST_PIECES = 8;
/** A piece begins at most so much later than the points: with one parameter at any of the first values. */
const LATEST_START = 4;
const LATEST_START_ALONE = 12;
/** A piece has so many points more than its formula has coefficients. */
const SPARE = 2;

/**
 * Guesses formulas for a family.
 *
 * @example
 * ```ts
 * const points = [1, 2, 3, 4, 5].map((a) => ({ values: { a }, value: String(2 * a - 1) }));
 * guessFormulas('T^a.F', ['a'], points).guesses; // => [ { statement: 'T^a.F = 2a-1 for a >= 1', points: 5 } ]
 * ```
 */
export function guessFormulas(family: string, names: readonly string[], points: readonly KnownPoint[]): Guesses {
  const samples = points.map(sampleOf);
  const domains = domainsOf(names, points);
  const guesses: Guess[] = [];
  let left = samples;
  while (left.length > 0 && guesses.length < MOST_PIECES) {
    const found = bestPiece(family, names, domains, samples, left);
    if (found === null) break;
    const best = extended(family, found, domains, samples);
    guesses.push(best.guess);
    left = left.filter((sample) => !best.inside.has(sample));
  }
  return { guesses, left: left.map(({ values, value }) => ({ values, value })) };
}

function sampleOf({ values, value }: KnownPoint): Sample {
  const arena = new Arena();
  const parsed = parseGame(arena, value);
  if (!parsed.ok) throw new TypeError(`${value} is no game: ${parsed.error.message}`);
  // The star alone is 0*, so that 0*, 1*, 2* have one shape.
  const text = formatGame(arena, parsed.value, { style: 'paper' }).replace(/(?<!\d)\*/g, '0*');
  const numbers = text.match(NUMBER) ?? [];
  return { values, value, shape: text.replace(NUMBER, '#'), leaves: numbers.map(dyadicOf) };
}

const NUMBER = /-?\d+(?:\/\d+)?/g;

function dyadicOf(text: string): Dyadic {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return Dyadic.of(BigInt(numerator), BigInt(denominator).toString(2).length - 1);
}

function bestPiece(
  family: string,
  names: readonly string[],
  domains: readonly Domain[],
  samples: readonly Sample[],
  left: readonly Sample[],
): Piece | null {
  let best: Piece | null = null;
  for (const domain of domains) {
    const open = left.filter(({ values }) => domain.holds(values)).length;
    // Fewer points than the best piece has cannot be better.
    if (open <= SPARE || (best !== null && scoreOf(open, domain, false) <= best.score)) continue;
    const inside = samples.filter(({ values }) => domain.holds(values));
    const piece = fitted(family, names, domain, inside, open);
    if (piece !== null && (best === null || piece.score > best.score)) best = piece;
  }
  return best;
}

/** Points count most; simple conditions and affine formulas are preferred. */
const scoreOf = (open: number, { conditions }: Domain, hasProducts: boolean): number =>
  10 * open - 4 * conditions.length - conditions.join('').replace(/[^0-9]/g, '').length - (hasProducts ? 8 : 0);

function fitted(
  family: string,
  names: readonly string[],
  domain: Domain,
  inside: readonly Sample[],
  open: number,
): Piece | null {
  const [{ shape }] = inside;
  if (inside.some((sample) => sample.shape !== shape)) return null;
  for (const hasProducts of names.length > 1 ? [false, true] : [false]) {
    const game = gameFor(names, inside, hasProducts);
    if (game === null) continue;
    return {
      guess: guessOf(family, game, domain, inside.length),
      game,
      inside: new Set(inside),
      score: scoreOf(open, domain, hasProducts),
    };
  }
  return null;
}

function guessOf(family: string, game: string, { conditions }: Domain, points: number): Guess {
  return {
    statement: `${family} = ${game}${conditions.length === 0 ? '' : ` for ${conditions.join(' and ')}`}`,
    points,
  };
}

/** The formula on a larger piece, if it gives the values there, too: games such as {a-1|1} may have simpler forms at some points. */
function extended(family: string, piece: Piece, domains: readonly Domain[], samples: readonly Sample[]): Piece {
  const parsed = parseStatementGame(piece.game);
  if (!parsed.ok) return piece;
  const arena = new Arena();
  const gives = new Map(
    samples.map(({ values, value }) => {
      const known = parseGame(arena, value);
      return [values, known.ok && statementGameAt(arena, parsed.value, values, () => arena.zero) === known.value];
    }),
  );
  let best = piece;
  for (const domain of domains) {
    const inside = samples.filter(({ values }) => domain.holds(values));
    const isLarger = inside.length > best.inside.size && [...piece.inside].every(({ values }) => domain.holds(values));
    if (!isLarger || inside.some(({ values }) => !gives.get(values))) continue;
    best = { ...best, guess: guessOf(family, piece.game, domain, inside.length), inside: new Set(inside) };
  }
  return best;
}

/** The game with a formula for each number; null if one has none. */
function gameFor(names: readonly string[], inside: readonly Sample[], hasProducts: boolean): string | null {
  const pairs = names.flatMap((x, i) => names.slice(i + 1).map((y) => [x, y]));
  const monomials = [[], ...names.map((name) => [name]), ...(hasProducts ? pairs : [])];
  const rows = inside.map(({ values }) => {
    return monomials.map((factors) => factors.reduce((product, name) => product * BigInt(values[name] ?? 0), 1n));
  });
  const [{ shape, leaves }] = inside;
  const texts: string[] = [];
  for (const i of leaves.keys()) {
    const solved = solveLinear(
      rows,
      inside.map((sample) => rationalOf(sample.leaves[i])),
    );
    if (solved === null || inside.length < solved.rank + SPARE) return null;
    const text = productText(monomials, solved.solution) ?? sumText(monomials, solved.solution);
    if (text === null) return null;
    texts.push(text);
  }
  let next = 0;
  return shape.replace(/#(\*?)/g, (_, star: string) => {
    const text = texts[next++];
    return star === '' ? text : text === '0' ? '*' : /^[A-Za-z0-9]+$/.test(text) ? `${text}*` : `(${text})*`;
  });
}

const rationalOf = (x: Dyadic): Rational => rational(x.numerator, 1n << BigInt(x.exponent));

/** Pieces of the parameter space in which a formula may hold. */
function domainsOf(names: readonly string[], points: readonly KnownPoint[]): Domain[] {
  const least = names.map((name) => Math.min(...points.map(({ values }) => values[name] ?? 0)));
  const bounds = names.reduce<Domain[]>(
    (all, name, i) => {
      const latest = names.length === 1 ? LATEST_START_ALONE : LATEST_START;
      return all.flatMap((domain) => startsOf(name, least[i], latest).map((other) => both(domain, other)));
    },
    [EVERYWHERE],
  );
  const residues = [EVERYWHERE, ...names.flatMap(residuesOf), ...(names.length === 1 ? othersOf(names[0]) : [])];
  const orders = [EVERYWHERE, ...names.flatMap((x) => names.filter((y) => y !== x).flatMap((y) => ordersOf(x, y)))];
  // With three parameters pieces with a residue and an order would be a million.
  const cuts =
    names.length > 2
      ? [...residues, ...orders.slice(1)]
      : residues.flatMap((residue) => orders.map((order) => both(order, residue)));
  return bounds.flatMap((bound) => cuts.map((cut) => both(bound, cut)));
}

const EVERYWHERE: Domain = { conditions: [], holds: () => true };

const both = (x: Domain, y: Domain): Domain => ({
  conditions: [...x.conditions, ...y.conditions],
  holds: (values) => x.holds(values) && y.holds(values),
});

/** From some value on, or one of the first values alone. */
function startsOf(name: string, least: number, latest: number): Domain[] {
  const from = Array.from({ length: latest + 1 }, (_, i) => least + i);
  return from.flatMap((start): Domain[] => [
    {
      conditions: start === 0 ? [] : [`${name} >= ${start}`],
      holds: (values) => (values[name] ?? 0) >= start,
    },
    { conditions: [`${name} = ${start}`], holds: (values) => values[name] === start },
  ]);
}

const residuesOf = (name: string): Domain[] =>
  [2, 3, 6].flatMap((modulus) =>
    Array.from({ length: modulus }, (_, residue): Domain => {
      const written = `${name} = ${residue} (mod ${modulus})`;
      return {
        conditions: [modulus === 2 ? `${name} ${residue === 0 ? 'even' : 'odd'}` : written],
        holds: (values) => (values[name] ?? 0) % modulus === residue,
      };
    }),
  );

/** All residues but one. */
const othersOf = (name: string): Domain[] =>
  [3, 6].flatMap((modulus) =>
    Array.from(
      { length: modulus },
      (_, residue): Domain => ({
        conditions: [`${name} != ${residue} (mod ${modulus})`],
        holds: (values) => (values[name] ?? 0) % modulus !== residue,
      }),
    ),
  );

/** One parameter is at least so much more than another, or exactly so much. */
const ordersOf = (x: string, y: string): Domain[] =>
  [0, 1, 2, 3].flatMap((by) => {
    const other = `${y}${by === 0 ? '' : `+${by}`}`;
    const difference = (values: Values): number => (values[x] ?? 0) - (values[y] ?? 0);
    return [
      { conditions: [`${x} >= ${other}`], holds: (values) => difference(values) >= by },
      { conditions: [`${x} = ${other}`], holds: (values) => difference(values) === by },
    ];
  });
