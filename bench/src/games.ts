/** Measurements of packages/games: canonical forms, sums and comparisons, with each cache and shortcut off in turn. */
import { Arena, type ArenaOptions, type GameId } from '@lilypad/games';
import { Evaluator, parseBoard, sweepStart } from '@lilypad/toads';
import { type Case, type Counts, preparationDone, processorMilliseconds } from './measure.ts';

/** The ways in which an arena can be slowed down; the first is the base of the ratios. */
const ARENAS: Readonly<Record<string, ArenaOptions>> = {
  default: {},
  'no order memo': { orderMemoBits: 0 },
  'no sum memo': { sumMemoBits: 0 },
  'no stop tests': { stopTests: false },
  'no integer keys': { integerKeys: false },
};

/** All games born by day 2: those whose options are games born by day 1. */
function dayTwo(arena: Arena): GameId[] {
  let born: GameId[] = [arena.zero];
  for (let day = 1; day <= 2; day++) {
    const subsets = born.reduce<GameId[][]>((sets, g) => sets.concat(sets.map((set) => set.concat(g))), [[]]);
    born = [...new Set(subsets.flatMap((lefts) => subsets.map((rights) => arena.game(lefts, rights))))];
  }
  return born;
}

/** All sums of pairs of games born by day 2, in a hundred arenas. */
function dayTwoSums(options: ArenaOptions): Counts {
  let sums = 0;
  const begin = processorMilliseconds();
  for (let round = 0; round < 100; round++) {
    const arena = new Arena(options);
    const games = dayTwo(arena);
    for (const g of games) for (const h of games) sums += arena.add(g, h) >= 0 ? 1 : 0;
  }
  return { sums, workMilliseconds: processorMilliseconds() - begin };
}

/** The sum of two large hot games: the values of T^6..F^6 and T^7..F^7. */
function largeSum(options: ArenaOptions): Counts {
  const arena = new Arena(options);
  const parts = [sweepStart(arena, 6, 6, 2), sweepStart(arena, 7, 7, 2)] as const;
  const start = performance.now();
  arena.add(...parts);
  return { sumMilliseconds: performance.now() - start, sums: arena.counts.sumsBuilt, shapes: arena.shapeCount };
}

/** The values of all strips of nine squares. */
function valuesOfStrips(arena: Arena): GameId[] {
  const evaluator = new Evaluator(arena);
  const values = new Set<GameId>();
  for (let n = 0; n < 3 ** 9; n++) {
    const strip = n
      .toString(3)
      .padStart(9, '0')
      .replace(/[012]/g, (digit) => 'T.F'[Number(digit)] as string);
    const parsed = parseBoard(strip);
    if (parsed.ok) values.add(evaluator.value(parsed.value));
  }
  return [...values];
}

/** How many of so many random pairs are in order. */
function countOrdered(arena: Arena, games: readonly GameId[], pairs: number): number {
  let state = 1;
  let ordered = 0;
  const next = (): GameId => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return games[(state >>> 8) % games.length] as GameId;
  };
  for (let i = 0; i < pairs; i++) if (arena.le(next(), next())) ordered++;
  return ordered;
}

/** Comparisons of random pairs among the values of strips. */
async function comparisons(options: ArenaOptions, pairs = 1_000_000): Promise<Counts> {
  const arena = new Arena(options);
  const games = valuesOfStrips(arena);
  await preparationDone();
  const begin = processorMilliseconds();
  const ordered = countOrdered(arena, games, pairs);
  const workMilliseconds = processorMilliseconds() - begin;
  return { games: games.length, pairs, ordered, workMilliseconds, searched: arena.counts.ordersSearched };
}

const WORK: Readonly<Record<string, (options: ArenaOptions) => Counts | Promise<Counts>>> = {
  'sums of day 2': dayTwoSums,
  'large sum': largeSum,
  comparisons,
};

export const gameCases: Record<string, Case> = {
  'games: 100,000 comparisons': { run: () => comparisons({}, 100_000) },
  ...Object.fromEntries(
    Object.entries(WORK).flatMap(([name, work]) =>
      Object.entries(ARENAS).map(([how, options]): [string, Case] => [
        `games: ${name}, ${how}`,
        { run: () => work(options), ...(how === 'default' ? {} : { base: `games: ${name}, default` }) },
      ]),
    ),
  ),
};
