import { LEFT, RIGHT } from '@lilypad/games';
import { boardOf, followers, printSquares } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { valueAt } from './form.ts';
import { type Letter, rawMoves } from './moves.ts';
import { box, strip } from './testing/meaning.ts';

const CLASSES: readonly [Letter, string][] = [
  ['T', '.F'],
  ['F', '.T'],
  ['.', 'TF'],
];

function* wordsOver(letters: string, length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const word of wordsOver(letters, length - 1)) for (const letter of letters) yield word + letter;
}

test.each(CLASSES)('moves with gaps of %s and keys %s are those of the game', (gap, keys) => {
  let seen = 0;
  for (const length of [1, 2, 3, 4]) {
    for (const word of wordsOver(keys, length)) {
      const moves = rawMoves(word, gap);
      for (const gaps of box(length + 1, 0, length < 4 ? 3 : 2)) {
        const board = boardOf(strip(gap, word, gaps));
        for (const [name, side] of [
          ['Left', LEFT],
          ['Right', RIGHT],
        ] as const) {
          const found = moves
            .filter((move) => move.side === name && move.guard.every((form) => valueAt(form, gaps) >= 0))
            .map((move) =>
              strip(
                gap,
                move.word,
                move.gaps.map((form) => valueAt(form, gaps)),
              ),
            );
          expect(found.sort()).toEqual(followers(board, side).map(printSquares).sort());
          seen += found.length;
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(5000);
});

test('the moves of a word can be read off', () => {
  expect(rawMoves('.F', 'T')).toEqual([
    {
      side: 'Left',
      guard: [
        [1, 0, 0, -1],
        [0, 1, 0, 0],
      ],
      word: '.F',
      gaps: [
        [1, 0, 0, -1],
        [0, 1, 0, 1],
        [0, 0, 1, 0],
      ],
    },
    {
      side: 'Right',
      guard: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, -1, 0, 0],
        [0, 0, 1, 0],
      ],
      word: 'F.',
      gaps: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
      ],
    },
    {
      side: 'Right',
      guard: [
        [1, 0, 0, 0],
        [0, 1, 0, -1],
        [0, -1, 0, 1],
        [0, 0, 1, 0],
      ],
      word: 'F.',
      gaps: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
      ],
    },
  ]);
});
