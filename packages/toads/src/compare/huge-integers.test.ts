/**
 * Integers of any size, by every method of comparing: beyond 32 bits, beyond what floats hold exactly, beyond 64 bits.
 */
import { type Arena, type GameId, parseGame, type Relation } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { type Expression, parseExpression } from '../board/expression.ts';
import { boardOf } from '../board/notation.ts';
import { Session } from '../session.ts';
import { Evaluator } from '../value/evaluator.ts';
import { searchTeam, TeamMember } from './by-search.ts';
import type { CompareMethod } from './choose.ts';
import { compareSums, compareWithAll } from './compare.ts';
import { differenceOf } from './difference.ts';
import { type RelationRange, relationsToAll, valueThresholds } from './thresholds/thresholds.ts';

/** 2^31, 2^53, 2^63 and 2^100, one less, one more, and their negatives. */
const HUGE = [31n, 53n, 63n, 100n].flatMap((bits) =>
  [-1n, 0n, 1n].flatMap((more) => [2n ** bits + more, -(2n ** bits) - more]),
);

const newSession = () => new Session({ maxBytes: 2 ** 26 });

const read = (text: string): Expression => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const gameOf = (arena: Arena, text: string): GameId => {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const ranges = (list: readonly RelationRange[]) =>
  list.map(({ relation, from, to }) => `${relation} ${from ?? ''}..${to ?? ''}`).join(', ');

describe.each(HUGE)('%d', (n) => {
  it('is its own value', () => {
    const { arena } = newSession().valuer();
    expect(arena.asNumber(gameOf(arena, `${n}`))?.toString()).toBe(`${n}`);
  });

  it.each<[string, string, string]>([
    [`${n}`, `> ..${n - 1n}, = ${n}..${n}, < ${n + 1n}..`, `> ..${n - 1n}, || ${n}..${n}, < ${n + 1n}..`],
    [`${n}*`, `> ..${n - 1n}, || ${n}..${n}, < ${n + 1n}..`, `> ..${n - 1n}, = ${n}..${n}, < ${n + 1n}..`],
    [`${n} + 1/2`, `> ..${n}, < ${n + 1n}..`, `> ..${n}, < ${n + 1n}..`],
    [
      `{${n + 3n}|${n}}`,
      `> ..${n - 1n}, || ${n}..${n + 3n}, < ${n + 4n}..`,
      `> ..${n}, || ${n + 1n}..${n + 2n}, < ${n + 3n}..`,
    ],
    [`T.F + ${n}`, `> ..${n - 1n}, || ${n}..${n}, < ${n + 1n}..`, `> ..${n - 1n}, = ${n}..${n}, < ${n + 1n}..`],
  ])('alone: %s is %s and %s', async (text, integers, stars) => {
    const answer = await compareWithAll(newSession(), read(text));
    expect([ranges(answer.integers), ranges(answer.stars)]).toEqual([integers, stars]);
  });

  it('by the thresholds of a value far from it', () => {
    const { arena } = newSession().valuer();
    const size = n < 0n ? -n : n;
    const thresholds = valueThresholds(arena, gameOf(arena, `{${size}|-${size}}`));
    expect(ranges(relationsToAll(thresholds, 0))).toBe(`> ..${-size - 1n}, || ${-size}..${size}, < ${size + 1n}..`);
  });

  const zero = 'T^3.^3F^3';
  it.each<[string, string, Relation, readonly CompareMethod[]]>([
    [`TT..FF + ${n}`, `${n}*`, '=', ['value', 'search']],
    [`${zero} + ${n}`, `${n}`, '=', ['thresholds', 'search']],
    [`${zero} + ${n}`, `${n + 1n}`, '<', ['thresholds', 'search']],
    [`${zero} + ${n}`, `${n - 1n}`, '>', ['thresholds', 'search']],
    [`${zero}`, `${n}`, n > 0n ? '<' : '>', ['thresholds', 'search']],
    [`TT..FF + {0|${n < 0n ? n : -n}}`, '0', '<', ['value', 'search']],
    [`TT..FF + {${n < 0n ? -n : n}|0}`, '0', '>', ['value', 'search']],
    // as TTT..FF + {5|4} - 5 is
    [`TTT..FF + {${n}|${n - 1n}} - ${n}`, '0', '<', ['value', 'search']],
  ])('two sums: %s and %s are %s', async (left, right, relation, methods) => {
    for (const by of methods) {
      expect([by, (await compareSums(newSession(), read(left), read(right), { by })).relation]).toEqual([by, relation]);
    }
  });
});

describe('a search with huge integers', () => {
  const sums = HUGE.flatMap((n) => [
    `{${n}|-1}`,
    `{${n + 5n}|${n}||-2} - ${n}`,
    `{1|{${n}|${-n}}} + {${n}|*}`,
    `${n}^ - ${n - 1n}`,
  ]);

  // The names of two threads take megabytes for each sum, so they are tried with one board.
  it.each([
    [1, ['TT..FF', 'T.T.FF', 'TTT..F']],
    [2, ['TTT..F']],
  ])('agrees with values, boards left whole (names for %d threads)', (members, boards) => {
    const { arena } = newSession().valuer();
    const evaluator = new Evaluator(arena);
    const seen = new Set<Relation>();
    for (const text of sums) {
      for (const board of boards) {
        for (const negative of [false, true]) {
          const game = gameOf(arena, text);
          const terms = [
            { kind: 'board', negative: false, board: boardOf(board) },
            { kind: 'game', negative, game },
          ] as const;
          const difference = differenceOf(arena, terms, []);
          const team = searchTeam(difference, members, 2 ** 16);
          const member = new TeamMember(arena, evaluator, difference, team, 0, { smallSize: 0 });
          const value = negative
            ? arena.subtract(evaluator.value(boardOf(board)), game)
            : arena.add(evaluator.value(boardOf(board)), game);
          const expected = arena.compare(value, arena.zero);
          expect([text, board, negative, member.relation(difference)]).toEqual([text, board, negative, expected]);
          seen.add(expected);
        }
      }
    }
    expect([...seen].sort()).toEqual(['<', '=', '>', '||']);
  });
});
