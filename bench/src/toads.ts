/**
 * Measurements of packages/toads: values of starting positions, all short strips, and each rule switched off in turn.
 */
import { Arena, type ArenaOptions } from '@lilypad/games';
import {
  ALL_RULES,
  boardOf,
  Evaluator,
  type RuleName,
  type RuleSwitches,
  sweepSize,
  sweepStart,
  Valuer,
  type ValuerOptions,
} from '@lilypad/toads';
import { type Case, type Counts, processorMilliseconds } from './measure.ts';

/** The value of a starting position through the front door, as `lilypad value` gets it. */
function start(toads: number, blanks: number, frogs: number, options: ValuerOptions = {}): Counts {
  const arena = new Arena();
  const begin = processorMilliseconds();
  new Valuer(arena, options).value(boardOf(`T^${toads}.^${blanks}F^${frogs}`));
  const words = sweepSize(toads, frogs, blanks);
  const nanoseconds = (1e6 * (processorMilliseconds() - begin)) / words;
  return { words, arrangements: arrangements(toads, blanks, frogs), nanosecondsPerWord: nanoseconds };
}

function arrangements(...counts: readonly number[]): number {
  let total = 1;
  let squares = 0;
  for (const count of counts) for (let i = 1; i <= count; i++) total = (total * ++squares) / i;
  return Math.round(total);
}

/** The same by the plain TypeScript sweep, with or without mirror images, and each shortcut of the arena. */
function plainSweep(mirror: boolean, options: ArenaOptions = {}): Counts {
  const arena = new Arena(options);
  sweepStart(arena, 5, 5, 5, { mirror });
  const { ordersSearched, simplified } = arena.counts;
  return { words: sweepSize(5, 5, 5), shapes: arena.shapeCount, simplified, ordersSearched };
}

/** All strips of length 11, one after the other. */
function allStrips(): Counts {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const values = new Set<number>();
  const board = new Uint8Array(11);
  const begin = processorMilliseconds();
  for (let n = 0; n < 3 ** 11; n++) {
    for (let i = 0, rest = n; i < 11; i++, rest = Math.floor(rest / 3)) board[i] = rest % 3;
    values.add(evaluator.value(board as Uint8Array & Record<number, 0 | 1 | 2>));
  }
  return {
    strips: 3 ** 11,
    values: values.size,
    workMilliseconds: processorMilliseconds() - begin,
    positions: evaluator.positions,
  };
}

/** A position valued top down, with one rule off. */
function search(off?: RuleName): Counts {
  const rules: RuleSwitches = off === undefined ? ALL_RULES : { ...ALL_RULES, [off]: false };
  const evaluator = new Evaluator(new Arena(), { rules });
  evaluator.value(boardOf('T^4.^4F^4'));
  return { positions: evaluator.positions, bytes: evaluator.bytes };
}

/**
 * The positions of the stated bars, and T^a.^bF^a of growing size: the cost of an arrangement must not grow with the
 * board.
 */
const STARTS = [
  [5, 5, 5],
  [6, 5, 5],
  [5, 6, 5],
  [5, 7, 5],
  [6, 6, 5],
  [8, 5, 5],
  [6, 6, 6],
  [6, 7, 6],
  [7, 3, 7],
  [7, 4, 7],
  [7, 5, 7],
  [7, 6, 7],
  [7, 7, 6],
] as const;

export const toadCases: Record<string, Case> = {
  ...Object.fromEntries(
    STARTS.map(([a, b, c], i): [string, Case] => {
      const run = (): Counts => start(a, b, c);
      return [`toads: T^${a}.^${b}F^${c}`, i === 0 ? { run } : { run, base: 'toads: T^5.^5F^5' }];
    }),
  ),
  'toads: T^6.^6F^6, all values': {
    run: () => start(6, 6, 6, { onDemandFrom: Number.POSITIVE_INFINITY }),
    base: 'toads: T^6.^6F^6',
  },
  'toads: all strips of length 11': { run: allStrips },
  'toads: plain sweep of T^5.^5F^5': { run: () => plainSweep(true), base: 'toads: T^5.^5F^5' },
  'toads: plain sweep of T^5.^5F^5 without mirror': {
    run: () => plainSweep(false),
    base: 'toads: plain sweep of T^5.^5F^5',
  },
  'toads: plain sweep of T^5.^5F^5 without order memo': {
    run: () => plainSweep(true, { orderMemoBits: 0 }),
    base: 'toads: plain sweep of T^5.^5F^5',
  },
  'toads: plain sweep of T^5.^5F^5 without stop tests': {
    run: () => plainSweep(true, { stopTests: false }),
    base: 'toads: plain sweep of T^5.^5F^5',
  },
  'toads: plain sweep of T^5.^5F^5 without integer keys': {
    run: () => plainSweep(true, { integerKeys: false }),
    base: 'toads: plain sweep of T^5.^5F^5',
  },
  'toads: search of T^4.^4F^4': { run: () => search() },
  ...Object.fromEntries(
    (Object.keys(ALL_RULES) as RuleName[]).map((rule): [string, Case] => [
      `toads: search of T^4.^4F^4 without ${rule}`,
      { run: () => search(rule), base: 'toads: search of T^4.^4F^4' },
    ]),
  ),
};
