import { LEFT, SIDES } from '@lilypad/games';
import { boardOf, followers, printSquares } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { isPossible, movesOf } from './moves.ts';
import { classNamed, mirrorClass, mirrorWord, type PositionClass, strip } from './position-class.ts';

/** All tuples of `length` integers from 0 to `most`. */
function tuples(length: number, most: number): number[][] {
  if (length === 0) return [[]];
  return tuples(length - 1, most).flatMap((head) => Array.from({ length: most + 1 }, (_, x) => [...head, x]));
}

function named(name: string): PositionClass {
  const found = classNamed(name);
  if (found === null) throw new Error(name);
  return found;
}

describe('classes', () => {
  test('names', () => {
    expect(named('A11').words).toEqual(['.F', 'F.']);
    expect(named('b21')).toMatchObject({
      name: 'B21',
      gap: '.',
      keys: { T: 2, F: 1 },
      parameters: ['a', 'b', 'c', 'd'],
    });
    expect(named('A32').words).toHaveLength(10);
    expect(named('A12 mirror')).toMatchObject({ gap: 'F', keys: { '.': 1, T: 2 } });
    for (const wrong of ['', 'A', 'A1', 'C11', 'A01', 'A111', 'A97']) expect(classNamed(wrong)).toBeNull();
  });

  test('the mirror of the mirror is the class', () => {
    expect(mirrorClass(mirrorClass(named('A12')))).toEqual(named('A12'));
    expect(mirrorWord('.F.FF')).toBe('TT.T.');
  });

  test('strips', () => {
    expect(strip(named('A11'), '.F', [2, 1, 0])).toBe('TT.TF');
    expect(strip(named('B11'), 'TF', [1, 0, 2])).toBe('.TF..');
  });
});

describe('moves of words are the moves of the game', () => {
  test.each(['A11', 'A21', 'A12', 'B11', 'B21', 'B22', 'A11 mirror', 'A12 mirror', 'B21 mirror'])('%s', (name) => {
    const positions = named(name);
    for (const word of positions.words) {
      const moves = movesOf(positions, word);
      for (const gaps of tuples(word.length + 1, 2)) {
        for (const side of SIDES) {
          const possible = moves.filter((move) => move.side === side && isPossible(move, gaps));
          const reached = possible.map((move) =>
            strip(
              positions,
              move.word,
              gaps.map((x, i) => x + move.shift[i]),
            ),
          );
          const expected = followers(boardOf(strip(positions, word, gaps)), side).map((board) => printSquares(board));
          expect(reached.sort()).toEqual(expected.sort());
        }
      }
    }
  });

  test('the recurrences of A11 are those of the paper', () => {
    // f(a, 1) = {f(a-1, 2) | g(a) + 1}: a toad slides, or the frog jumps over the one toad.
    expect(movesOf(named('A11'), '.F')).toEqual([
      { side: LEFT, guards: [{ gap: 0, size: 1, exact: false }], word: '.F', shift: [-1, 1, 0] },
      { side: 1, guards: [{ gap: 1, size: 0, exact: true }], word: 'F.', shift: [0, 0, 0] },
      { side: 1, guards: [{ gap: 1, size: 1, exact: true }], word: 'F.', shift: [0, 0, 0] },
    ]);
  });
});
