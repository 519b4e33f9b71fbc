/** Words with gaps have the same values by the search as by the evaluator. */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY, type Square, TOAD } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { GapValues } from './gap-values.ts';
import { LongSearch, SearchHost } from './long-search.ts';

const text = (values: GapValues, value: GameId | null): string | null =>
  value === null ? null : formatGame(values.arena, value);

describe('values of words with gaps', () => {
  test.each<[string, Square, number[]]>([
    ['TF', EMPTY, [3, 4, 2]],
    ['.FF', TOAD, [2, 3, 0, 1]],
    ['FT.', TOAD, [1, 0, 2, 30]],
    // Longer than the search takes.
    ['.F', TOAD, [40, 30, 1]],
  ])('%s with %i in gaps of %j', (word, gap, sizes) => {
    const values = new GapValues(new Arena());
    values.begin(null, 1);
    const plain = text(values, values.value(boardOf(word), gap, sizes));
    values.begin(new SearchHost().open(12, 1), 2);
    expect(text(values, values.value(boardOf(word), gap, sizes))).toBe(plain);
    expect(plain).not.toBeNull();
  });

  test('are missing when the search is full, and there again in another one', () => {
    const host = new SearchHost();
    const values = new GapValues(new Arena());
    const value = (): string | null => text(values, values.value(boardOf('TF'), EMPTY, [3, 4, 2]));
    const full = vi.spyOn(LongSearch.prototype, 'value').mockImplementation(function (this: LongSearch) {
      this.isFull = true;
      return null;
    });
    values.begin(host.open(12, 1), 1);
    expect(value()).toBeNull();
    full.mockRestore();
    values.begin(host.open(12, 1), 1);
    expect(value()).toBe('0');
  });
});
