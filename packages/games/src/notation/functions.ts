/**
 * The functions of games that the notation knows by name: Heat(G,t), OrdinalSum(G,H) and so on. The names are CGSuite's
 * where it has one; a product can also be called a product. G:H is another way to write OrdinalSum(G,H).
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { SIDES } from '../core/side.ts';
import { atomicWeight } from '../theory/atomic-weight.ts';
import { companion } from '../theory/companion.ts';
import { conwayProduct } from '../theory/conway-product.ts';
import { freeze } from '../theory/freeze.ts';
import { cool, heat, overheat } from '../theory/heat.ts';
import { nortonProduct } from '../theory/norton.ts';
import { ordinalSum } from '../theory/ordinal-sum.ts';
import { reducedCanonicalForm } from '../theory/reduced.ts';
import { mean, temperature } from '../theory/temperature.ts';
import { COLDEST } from '../theory/trajectory.ts';
import { Fault } from './parse-error.ts';

/** What an argument must be: any game, or a number above -1. */
type Parameter = 'game' | 'temperature';

interface GameFunction {
  readonly parameters: readonly Parameter[];
  /** The value, or null where the function is not defined. */
  readonly apply: (arena: Arena, ...games: GameId[]) => GameId | null;
}

/** The most copies of a game that is not number + ups + star: beyond it the work could grow without bound. */
const MAX_COPIES = 1000n;

const norton = binary((arena, g, unit) => {
  checkCopies(arena, unit, greatestInteger(arena, g));
  return nortonProduct(arena, g, unit);
});
const conway = binary((arena, g, h) => {
  checkCopies(arena, g, greatestInteger(arena, h));
  checkCopies(arena, h, greatestInteger(arena, g));
  return conwayProduct(arena, g, h);
});
const reduced = unary(reducedCanonicalForm);

const FUNCTIONS = {
  AtomicWeight: unary(atomicWeight),
  Companion: unary(companion),
  ConwayMultiply: conway,
  ConwayProduct: conway,
  Cool: {
    parameters: ['game', 'temperature'],
    apply: (arena, g, t) => cool(arena, g as GameId, arena.asNumber(t as GameId) as Dyadic),
  },
  Freeze: unary(freeze),
  Heat: binary(heat),
  Mean: unary((arena, g) => arena.number(mean(arena, g))),
  NortonMultiply: norton,
  NortonProduct: norton,
  OrdinalSum: binary(ordinalSum),
  Overheat: {
    parameters: ['game', 'game', 'game'],
    apply: (arena, g, s, t) => {
      checkCopies(arena, s as GameId, greatestInteger(arena, g as GameId));
      return overheat(arena, g as GameId, s as GameId, t as GameId);
    },
  },
  Reduced: reduced,
  ReducedCanonicalForm: reduced,
  Temperature: unary((arena, g) => arena.number(temperature(arena, g))),
} as const satisfies Readonly<Record<string, GameFunction>>;

export type FunctionName = keyof typeof FUNCTIONS;

/** The names of all functions. */
export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

const WORD = /[A-Za-z]+/y;

/** The name of a function that stands at an offset, as a whole word; else null. */
export function functionAt(text: string, offset: number): FunctionName | null {
  WORD.lastIndex = offset;
  const word = WORD.exec(text)?.[0] ?? '';
  return Object.hasOwn(FUNCTIONS, word) ? (word as FunctionName) : null;
}

const COUNTS = ['no arguments', 'one argument', 'two arguments', 'three arguments'];

/** Throws a Fault about `at` unless the function takes this many arguments. */
export function checkArity(name: FunctionName, count: number, at: number): void {
  const wanted = FUNCTIONS[name].parameters.length;
  if (count !== wanted) throw new Fault(`${name} takes ${COUNTS[wanted]}, not ${count}.`, at);
}

/** The value of a function; `at` is where the call stands in the text, `places` are those of the arguments. */
export function applyFunction(
  arena: Arena,
  name: FunctionName,
  games: readonly GameId[],
  at: number,
  places: readonly number[],
): GameId {
  const { parameters, apply }: GameFunction = FUNCTIONS[name];
  parameters.forEach((parameter, i) => {
    if (parameter === 'game') return;
    const number = arena.asNumber(games[i] as GameId);
    if (number === null) throw new Fault(`The temperature of ${name} must be a number.`, places[i] as number);
    if (number.compare(COLDEST) <= 0) {
      throw new Fault(`The temperature of ${name} must be above -1.`, places[i] as number);
    }
  });
  const value = apply(arena, ...games);
  if (value === null) throw new Fault(`${name} is not defined for this game.`, at);
  return value;
}

/** Throws a `GameLimitError` if this many copies of a game are too many to add. */
function checkCopies(arena: Arena, g: GameId, count: bigint): void {
  if (arena.asNus(g) !== null || (count <= MAX_COPIES && count >= -MAX_COPIES)) return;
  const limit = MAX_COPIES.toLocaleString('en-US');
  throw new GameLimitError(`At most ${limit} copies are made of a game that is no number, up or nimber.`);
}

/**
 * The greatest absolute value of an integer among the followers: integers become copies in the products. Nimbers are not
 * walked into: *60000 has billions of pairs of a follower and its option.
 */
function greatestInteger(arena: Arena, g: GameId): bigint {
  return fold<bigint>(
    arena,
    g,
    (h) => arena.asNus(h) !== null,
    (h, get) => {
      const nus = arena.asNus(h);
      // The followers of a number are integers up to the next one.
      if (nus !== null) return greatest([nus.number.floor(), nus.number.ceil()].map((n) => (n < 0n ? -n : n)));
      return greatest(SIDES.flatMap((side) => arena.options(h, side).map(get)));
    },
  );
}

const greatest = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a > b ? a : b), 0n);

function unary(f: (arena: Arena, g: GameId) => GameId | null): GameFunction {
  return { parameters: ['game'], apply: (arena, g) => f(arena, g as GameId) };
}

function binary(f: (arena: Arena, g: GameId, h: GameId) => GameId): GameFunction {
  return { parameters: ['game', 'game'], apply: (arena, g, h) => f(arena, g as GameId, h as GameId) };
}
