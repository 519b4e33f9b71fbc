/**
 * Measurements of the theory of games: each operation on 4,000 values, those of short strips, in one arena. The time is
 * that of the operation alone; with and without the memo of the arena.
 */
import {
  Arena,
  type ArenaOptions,
  atomicWeight,
  birthday,
  type GameId,
  nortonProduct,
  ordinalSum,
  reducedCanonicalForm,
  temperature,
  thermograph,
} from '@lilypad/games';
import { Evaluator } from '@lilypad/toads';
import { type Case, type Counts, preparationDone, processorMilliseconds } from './measure.ts';

const VALUES = 4000;
const SQUARES = 11;

/** The first values of strips of eleven squares, in the order of the strips. */
function values(arena: Arena): readonly GameId[] {
  const evaluator = new Evaluator(arena);
  const found = new Set<GameId>();
  const board = new Uint8Array(SQUARES);
  for (let n = 0; found.size < VALUES; n++) {
    for (let i = 0, rest = n; i < SQUARES; i++, rest = Math.floor(rest / 3)) board[i] = rest % 3;
    found.add(evaluator.value(board as Uint8Array & Record<number, 0 | 1 | 2>));
  }
  return [...found];
}

const OPERATIONS: Readonly<Record<string, (arena: Arena, g: GameId) => unknown>> = {
  thermographs: thermograph,
  temperatures: temperature,
  'atomic weights': atomicWeight,
  'reduced forms': reducedCanonicalForm,
  'Norton products by up': (arena, g) => nortonProduct(arena, g, arena.up),
  'ordinal sums on star': (arena, g) => ordinalSum(arena, arena.star, g),
  birthdays: birthday,
};

async function measured(operation: (arena: Arena, g: GameId) => unknown, options: ArenaOptions): Promise<Counts> {
  const arena = new Arena(options);
  const games = values(arena);
  await preparationDone();
  const begin = processorMilliseconds();
  for (const g of games) operation(arena, g);
  return { values: games.length, workMilliseconds: processorMilliseconds() - begin };
}

export const theoryCases: Record<string, Case> = Object.fromEntries(
  Object.entries(OPERATIONS).flatMap(([operationName, operation]): [string, Case][] => {
    const name = `theory: ${operationName}`;
    return [
      [name, { run: () => measured(operation, {}) }],
      [`${name}, no memo`, { run: () => measured(operation, { theoryMemo: false }), base: name }],
    ];
  }),
);
