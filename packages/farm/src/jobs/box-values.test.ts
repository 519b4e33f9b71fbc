/** Values at the points of a box: by the search the same as by the evaluator alone, also when the search is full. */
import { Arena, formatGame } from '@lilypad/games';
import { classNamed } from '@lilypad/prover';
import { boardOf, LongSearch, SearchHost, type Square } from '@lilypad/toads';
import { afterEach, expect, test, vi } from 'vitest';
import { type BoxMeans, BoxValues } from './box-values.ts';

afterEach(() => vi.restoreAllMocks());

/** The values of all words of a class at some points. */
function valuesOf(name: string, points: readonly (readonly number[])[], means: Omit<BoxMeans, 'points'>): string[] {
  const positions = classNamed(name);
  if (positions === null) throw new RangeError(name);
  const arena = new Arena();
  const values = new BoxValues(arena, { ...means, points: points.length * positions.words.length });
  const gap = boardOf(positions.gap)[0] as Square;
  return positions.words.flatMap((word) =>
    points.map((sizes) => formatGame(arena, values.value(boardOf(word), gap, sizes))),
  );
}

/** Points with one sum. */
const shared = (gaps: number, sum: number): number[][] =>
  gaps === 1
    ? [[sum]]
    : Array.from({ length: sum + 1 }, (_, first) =>
        shared(gaps - 1, sum - first).map((rest) => [first, ...rest]),
      ).flat();

test.each([
  ['A21', shared(4, 6)],
  ['B21', shared(4, 7)],
  // Of 63 and of 64 squares; the search takes none that are longer.
  ['B11', [20, 29, 31, 1].map((first) => [first, 61 - first - 2, 2])],
  ['B11', [20, 29, 31, 1].map((first) => [first, 62 - first - 2, 2])],
] as const)('of class %s', (name, points) => {
  const searched = valuesOf(name, points, { maxBytes: 2 ** 28 });
  expect(searched).toEqual(valuesOf(name, points, { maxBytes: 2 ** 28, plain: true }));
});

/** Searches that are full at some boards, by their numbers. */
function crowded(isFullAt: (board: number) => boolean) {
  const value = LongSearch.prototype.value;
  let boards = 0;
  return vi.spyOn(LongSearch.prototype, 'value').mockImplementation(function (this: LongSearch, ...board) {
    this.isFull = isFullAt(boards++);
    return this.isFull ? null : value.apply(this, board);
  });
}

test.each([
  ['now and then: another begins', (board: number) => board % 10 === 5, 10, 93],
  ['and so is the next: one with a larger table begins', (board: number) => board === 5 || board === 6, 3, 86],
  ['and so are all that follow: the evaluator goes on', (board: number) => board >= 5, 4, 9],
])('where a search is full %s', (_, isFullAt, searches, asked) => {
  const points = shared(4, 4).slice(0, 28);
  const plain = valuesOf('A21', points, { maxBytes: 2 ** 28, plain: true });
  expect(plain).toHaveLength(84);
  const open = vi.spyOn(SearchHost.prototype, 'open');
  const ask = crowded(isFullAt);
  expect(valuesOf('A21', points, { maxBytes: 2 ** 28 })).toEqual(plain);
  expect([open.mock.calls.length, ask.mock.calls.length]).toEqual([searches, asked]);
});

/** All words of a class with six toads in each gap but the last, which has five. */
const CORNER = [[6, 6, 6, 6, 5]];

test.each([
  ['tables grow until they are large enough', 9, [8, 10]],
  ['tables that are too small to the last', 15, [2, 4, 5]],
])('at a corner of a box, %s', (_, fewer, sizes) => {
  const maxBytes = 2 ** 28;
  const plain = valuesOf('A22', CORNER, { maxBytes, plain: true });
  const open = SearchHost.prototype.open;
  const opened: number[] = [];
  vi.spyOn(SearchHost.prototype, 'open').mockImplementation(function (this: SearchHost, slotBits, ...rest) {
    opened.push(slotBits - fewer);
    return open.call(this, slotBits - fewer, ...rest);
  });
  expect(valuesOf('A22', CORNER, { maxBytes })).toEqual(plain);
  expect([...new Set(opened)]).toEqual(sizes);
});
