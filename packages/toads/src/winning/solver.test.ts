import { Arena, GameLimitError } from '@lilypad/games';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { parsePosition } from '../board/position.ts';
import { Plain, strips } from '../testing/plain.ts';
import { PlainRemoteness } from '../testing/plain-remoteness.ts';
import { Search } from './search.ts';
import { Solver, solve } from './solver.ts';

const NEVER_SEARCH = { searchFirst: 0 };
const NEVER_PASS = { maxBoards: 0 };

function position(text: string) {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

test.each([
  ['1_R---L', 'win', 7],
  ['2_-R--L', 'lose', 6],
  ['2_R-RL-L', 'win', 9],
  ['1_RLR--L', 'lose', 8],
  ['1_R-RLL-', 'win', 1],
  ['1_RR-LL', 'win', 5],
  ['2_RR-LL', 'win', 5],
  ['1_RR--LL', 'win', 11],
  ['2_RR--LL', 'win', 11],
  ['1_RRR-LLL', 'win', 7],
  ['2_RRR-LLL', 'win', 7],
  ['1_RRR--LLL', 'win', 15],
  ['2_RRR--LLL', 'win', 15],
  ['1_RRRR-LLLL', 'win', 9],
  ['2_RRRR-LLLL', 'win', 9],
  ['1_L-R', 'lose', 0],
  ['1_--', 'lose', 0],
])('%s is %s in %d, by search and by pass', (text, value, remoteness) => {
  for (const options of [{}, NEVER_SEARCH, NEVER_PASS]) {
    expect(solve(position(text), options)).toEqual({ value, remoteness });
  }
});

test('search and pass agree with the definition on all strips up to 7', () => {
  const plain = new PlainRemoteness();
  const solvers = [new Solver(NEVER_PASS), new Solver(NEVER_SEARCH)];
  const wrong: string[] = [];
  for (let length = 1; length <= 7; length++) {
    for (const strip of strips(length)) {
      const board = boardOf(strip);
      for (const turn of [0, 1] as const) {
        const { win, remoteness } = plain.of(strip, turn);
        for (const solver of solvers) {
          const found = solver.solve({ board, turn });
          if (found.value !== (win ? 'win' : 'lose') || found.remoteness !== remoteness) wrong.push(strip);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('who wins agrees with the sign of the game value on all strips up to 9', () => {
  const arena = new Arena();
  const plain = new Plain(arena);
  const solver = new Solver();
  const wrong: string[] = [];
  let tried = 0;
  for (let length = 1; length <= 9; length++) {
    for (const strip of strips(length)) {
      const value = plain.value(strip);
      const board = boardOf(strip);
      // Left moving first wins unless G <= 0, Right moving first unless G >= 0.
      const lost = [arena.le(value, arena.zero), arena.le(arena.zero, value)];
      for (const turn of [0, 1] as const) {
        tried++;
        if ((solver.solve({ board, turn }).value === 'lose') !== lost[turn]) wrong.push(strip);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBe(3 ** 10 - 3);
});

test('boards longer than one word of a key agree with the definition, in any order of questions', () => {
  const plain = new PlainRemoteness();
  const search = new Search();
  const pieces = fc.string({ unit: fc.constantFrom('T', 'F'), minLength: 1, maxLength: 6 });
  const gap = fc.integer({ min: 0, max: 3 });
  const walls = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(pieces, gap, gap, walls, fc.constantFrom(0 as const, 1 as const), (word, before, after, dead, turn) => {
      const strip = `${'F'.repeat(16 * dead)}${'.'.repeat(before)}${word}${'.'.repeat(after)}${'T'.repeat(dead)}`;
      expect(search.remoteness({ board: boardOf(strip), turn }, 1e6)).toBe(plain.of(strip, turn).remoteness);
    }),
  );
});

test('a game of many moves needs no call stack, and long boards are answered', () => {
  expect(solve(position('1_R^60-^50'), NEVER_PASS)).toEqual({ value: 'win', remoteness: 1 });
  // Both walk until they meet; 10,000 squares would make half a hundred million positions.
  expect(solve(position('1_R-^200L'), NEVER_PASS).value).toBe(solve(position('1_R-^200L')).value);
});

test('beyond the limits a sentence says so', () => {
  const long = position('1_R^20-^19L^20-');
  expect(() => solve(long, { maxStates: 1000 })).toThrow(GameLimitError);
  expect(() => solve(position('1_R^5-^5L-L'), { maxStates: 50, ...NEVER_PASS })).toThrow(
    new GameLimitError('More than 50 positions would have to be solved.'),
  );
  // The number for a start is known before anything is solved.
  expect(() => solve(position('1_R^8-^8L^8'), { onProgress: () => expect.unreachable() })).toThrow(
    /^This position is too large to solve: at least 946,551,177 boards/,
  );
  expect(() => solve(position('1_(R-L)^9'), { onProgress: () => expect.unreachable() })).toThrow(
    /^This position is too large to solve: at least 502,940,349 boards/,
  );
  // Many boards, but the frogs soon have no move.
  expect(solve(position('1_(R-)^30RRL')).value).toBe('win');
  expect(() => solve(position('1_R^10000-L'))).toThrow('Boards of more than 10,000 squares are not solved.');
});

test('a variant beyond the limit of the pass is left to the search', () => {
  const start = position('1_RRR--LLL');
  expect(solve(start, { searchFirst: 10, maxBoards: 559 })).toEqual({ value: 'win', remoteness: 15 });
  expect(solve(start, { searchFirst: 10, maxBoards: 560, maxStates: 10 })).toEqual({ value: 'win', remoteness: 15 });
  expect(() => solve(start, { searchFirst: 10, maxBoards: 559, maxStates: 10 })).toThrow(GameLimitError);
});

test('a search that runs out of room because of earlier questions starts again', () => {
  const search = new Search();
  const first = search.remoteness(position('1_RRR--LLL'), 1e6);
  const room = search.states;
  expect(search.remoteness(position('2_LL--RRRL'), room)).toBe(0);
  expect(search.remoteness(position('1_RLR-RL-L'), room)).toBe(solve(position('1_RLR-RL-L')).remoteness);
  expect(search.remoteness(position('1_RRR--LLL'), room)).toBe(first);
});
