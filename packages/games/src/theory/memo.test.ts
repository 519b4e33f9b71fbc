/** Every function with a memo finds the same with and without it, on random games and their translates. */
import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { GameLimitError } from '../core/limits.ts';
import { MemoKind } from '../core/memo.ts';
import { formatGame } from '../notation/format.ts';
import { check, fromNaive, naiveGames } from '../testing/build.ts';
import { atomicWeight } from './atomic-weight.ts';
import { birthday } from './birthday.ts';
import { companion } from './companion.ts';
import { cool, heat, overheat } from './heat.ts';
import { misereOutcome } from './misere-outcome.ts';
import { nortonProduct } from './norton.ts';
import { ordinalSum } from './ordinal-sum.ts';
import { isEven, isEvenTempered, isOdd, isOddTempered } from './parity.ts';
import { isAllSmall } from './predicates.ts';
import { reducedCanonicalForm } from './reduced.ts';
import { remoteStar } from './remote-star.ts';
import { stopCount } from './stop-count.ts';
import { mean, temperature } from './temperature.ts';
import { thermograph } from './thermograph.ts';
import { uptimalExpansion } from './uptimal.ts';

type Operation = (arena: Arena, g: GameId) => GameId | { toString(): string } | null;

const OPERATIONS: readonly (readonly [string, Operation])[] = [
  ['thermograph', (arena, g) => thermograph(arena, g).walls.join(' ')],
  ['mean', mean],
  ['temperature', temperature],
  ['birthday', birthday],
  ['stop count', stopCount],
  ['all-small', isAllSmall],
  ['uptimal expansion', uptimalExpansion],
  ['parity', (arena, g) => `${isEven(arena, g)} ${isOdd(arena, g)}`],
  ['temper', (arena, g) => `${isEvenTempered(arena, g)} ${isOddTempered(arena, g)}`],
  ['misère outcome', misereOutcome],
  ['companion', (arena, g) => text(arena, companion(arena, g))],
  ['remote star', (arena, g) => text(arena, remoteStar(arena, g))],
  ['atomic weight', (arena, g) => text(arena, atomicWeight(arena, g))],
  ['reduced form', (arena, g) => text(arena, reducedCanonicalForm(arena, g))],
  ['Norton product', (arena, g) => text(arena, nortonProduct(arena, g, arena.up))],
  ['ordinal sum', (arena, g) => text(arena, ordinalSum(arena, arena.star, g))],
  ['cooling', (arena, g) => text(arena, cool(arena, g, Dyadic.of(1, 1)))],
  ['heating', (arena, g) => text(arena, heat(arena, g, arena.integer(1)))],
  ['overheating', (arena, g) => text(arena, overheat(arena, g, arena.star, arena.integer(1)))],
];

const text = (arena: Arena, g: GameId | null): string => (g === null ? 'none' : formatGame(arena, g));

/** The result as text, or the limit that was reached. */
function answer(f: () => { toString(): string } | null): string {
  try {
    return f()?.toString() ?? 'none';
  } catch (error) {
    if (error instanceof GameLimitError) return error.message;
    throw error;
  }
}

/** Translates within an offset, across the border of a shape, and far beyond. */
const TRANSLATES = [0n, 1n, -3n, 300n, -(2n ** 70n)];

describe.each(OPERATIONS)('%s', (_, operation) => {
  test('is the same with and without memo', () => {
    const [kept, fresh] = [new Arena(), new Arena({ theoryMemo: false })];
    check(40, [naiveGames(4)], (form) => {
      for (const n of TRANSLATES) {
        const results = [kept, fresh].map((arena) => {
          const g = arena.add(fromNaive(arena, form), arena.integer(n));
          return answer(() => operation(arena, g));
        });
        expect(results[0]).toBe(results[1]);
      }
    });
  });
});

describe('the tables of an arena', () => {
  const kind = new MemoKind<number>();

  test('stay from call to call, one for the latest parameter', () => {
    const arena = new Arena();
    const table = arena.memo(kind, 'a');
    table.set(arena.zero, 1);
    expect(arena.memo(kind, 'a')).toBe(table);
    expect(arena.memo(kind, 'b').size).toBe(0);
    expect(arena.memo(kind, 'a').size).toBe(0);
    expect(arena.memo(new MemoKind<number>(), 'a').size).toBe(0);
  });

  test('are replaced when they are large, and never kept if memos are off', () => {
    const arena = new Arena();
    const table = arena.memo(kind);
    for (let n = 0; n <= 2 ** 16; n++) table.set(n as GameId, n);
    expect(arena.memo(kind).size).toBe(0);
    const off = new Arena({ theoryMemo: false });
    off.memo(kind).set(off.zero, 1);
    expect(off.memo(kind).size).toBe(0);
  });
});
