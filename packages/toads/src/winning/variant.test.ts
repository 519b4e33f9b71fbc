import { expect, test } from 'vitest';
import { sameBoard } from '../board/board.ts';
import { boardOf, printSquares } from '../board/notation.ts';
import { printPosition } from '../board/position.ts';
import { strips } from '../testing/plain.ts';
import { PlainRemoteness } from '../testing/plain-remoteness.ts';
import { BoardNumbers, boardCount } from './board-numbers.ts';
import { doMove, generateMoves } from './game.ts';
import { solveVariant } from './variant.ts';

const LETTERS = 'T.F';
const inOrder = (a: string, b: string): number => {
  const i = [...a].findIndex((letter, at) => letter !== b[at]);
  return i < 0 ? 0 : LETTERS.indexOf(a[i]) - LETTERS.indexOf(b[i]);
};

/** All strips of a length, by their counts. */
function stripsByCounts(length: number): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const strip of strips(length)) {
    const counts = [...LETTERS].map((letter) => strip.split(letter).length - 1).join('_');
    groups.set(counts, [...(groups.get(counts) ?? []), strip]);
  }
  return groups;
}

const countsOfName = (name: string) => {
  const [toads, empties, frogs] = name.split('_').map(Number);
  return { toads, empties, frogs };
};

test('boards are numbered in the order T < . < F, and the number gives the board', () => {
  for (const [name, group] of stripsByCounts(7)) {
    const numbers = new BoardNumbers(countsOfName(name));
    expect(numbers.size).toBe(group.length);
    expect(boardCount(countsOfName(name))).toBe(group.length);
    group.sort(inOrder).forEach((strip, rank) => {
      expect(numbers.rank(boardOf(strip))).toBe(rank);
      expect(printSquares(numbers.board(rank))).toBe(strip);
    });
  }
});

test('every move adds its local difference, which is positive', () => {
  for (const name of stripsByCounts(7).keys()) {
    const numbers = new BoardNumbers(countsOfName(name));
    for (let rank = 0; rank < numbers.size; rank++) {
      const board = numbers.board(rank);
      for (const turn of [0, 1] as const) {
        for (const move of generateMoves({ board, turn })) {
          const after = numbers.rank(doMove({ board, turn }, move).board);
          expect(after).toBeGreaterThan(rank);
          const kind = `${turn === 0 ? 'toad' : 'frog'}${Math.abs(move.to - move.from) === 1 ? 'Slide' : 'Jump'}`;
          let index = numbers.top;
          for (let i = 0; i < Math.min(move.from, move.to); i++) index -= numbers.stride[board[i]];
          expect(numbers[kind as 'toadSlide'][index]).toBe(after - rank);
        }
      }
    }
  }
});

test('every position of every variant with up to seven squares, whole and from each board on', () => {
  const plain = new PlainRemoteness();
  for (let length = 1; length <= 7; length++) {
    for (const [name, group] of stripsByCounts(length)) {
      const counts = countsOfName(name);
      const variant = solveVariant(counts);
      group.sort(inOrder);
      const wins = [0, 0];
      for (const strip of group) {
        for (const turn of [0, 1] as const) {
          const { win, remoteness } = plain.of(strip, turn);
          if (win) wins[turn]++;
          expect(variant.remoteness({ board: boardOf(strip), turn })).toBe(remoteness);
        }
      }
      expect(variant.summary()).toMatchObject({ boards: group.length, wins });
      const from = Math.floor(group.length / 2);
      const part = solveVariant(counts, { from });
      group.forEach((strip, rank) => {
        const position = { board: boardOf(strip), turn: 1 } as const;
        expect(part.covers(position)).toBe(rank >= from);
        if (rank >= from) expect(part.remoteness(position)).toBe(variant.remoteness(position));
      });
    }
  }
});

test.each([
  ['3_4_3', 1],
  ['1_140_1', 2],
])('%s is the same with states of any width (%d bytes suffice)', (name) => {
  const [narrow, ...wide] = ([1, 2, 4] as const).map((stateBytes) =>
    solveVariant(countsOfName(name), { stateBytes }).summary(),
  );
  for (const summary of wide) expect(summary).toEqual(narrow);
});

test('a variant covers only its own boards', () => {
  const variant = solveVariant({ toads: 1, empties: 3, frogs: 1 });
  expect(variant.covers({ board: boardOf('T..FF'), turn: 0 })).toBe(false);
  expect(variant.covers({ board: boardOf('.T.F.'), turn: 0 })).toBe(true);
});

test('four million positions: 5 toads, 6 empties, 5 frogs', () => {
  const progress: number[] = [];
  const variant = solveVariant(
    { toads: 5, empties: 6, frogs: 5 },
    { onProgress: (done, total) => progress.push(done / total) },
  );
  const { boards, wins, longest } = variant.summary();
  // Mirror images exchange the players, so toads to move win as often as frogs to move.
  expect(boards).toBe(2_018_016);
  expect(wins[0]).toBe(wins[1]);
  expect(longest.remoteness).toBeGreaterThanOrEqual(64);
  expect(variant.remoteness({ board: boardOf('T^5.^6F^5'), turn: 0 })).toBe(64);
  expect(variant.remoteness({ board: boardOf('T^5.^6F^5'), turn: 1 })).toBe(64);
  expect(sameBoard(longest.position.board, boardOf(printPosition(longest.position, 'plain')))).toBe(true);
  expect(progress.at(-1)).toBe(1);
});

test('too large a variant is refused in a sentence', () => {
  expect(() => solveVariant({ toads: 9, empties: 9, frogs: 9 })).toThrow(
    'The variant 9_9_9 has more than 134,217,728 boards.',
  );
});
