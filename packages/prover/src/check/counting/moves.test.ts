/** The moves that the checker derives from a shape, against the moves of single boards. */
import { expect, test } from 'vitest';
import { answersAt } from '../cases.ts';
import { valueAt } from '../form.ts';
import { changeOf, lowerBound, type Measure, measureOf } from './measure.ts';
import { FACTORS, type Move, movesAt, movesOf, type Side } from './moves.ts';
import { countsOf, type Row } from './part.ts';
import { type Opening, openings, patternOf, patternsOf, read, readShape, type Shape, unknownsOf } from './shape.ts';
import { boardsUpTo, isOpening, plainMoves, plainPlace } from './testing/boards.ts';

const RUNS = 'abc';
const WORDS = 'XYZ';

/** The shape of a pattern. */
const shapeOf = (pattern: string): Shape =>
  readShape(
    [...pattern]
      .map((sign, i) => {
        if (i === pattern.length - 1) return WORDS[i] as string;
        return sign === 'T' ? `${WORDS[i]} T .^${RUNS[i]}` : `.^${RUNS[i]}`;
      })
      .join(' F '),
    new Map(),
  );

/** The opening of a board, the only one, and the point at which it stands for the board. */
function placed(strip: string): { shape: Shape; opening: Opening; point: number[] } {
  const { pattern, counts, tails } = plainPlace(strip);
  const shape = shapeOf(pattern);
  const point = [...counts, ...tails];
  const fitting = openings(shape).filter((opening) => isOpening(shape, opening, strip));
  if (fitting.length !== 1) throw new Error(`${strip} has ${fitting.length} openings`);
  return { shape, opening: fitting[0] as Opening, point };
}

test('shapes are written as they are read', () => {
  expect(patternsOf(2).sort()).toEqual(['--T', '-TT', 'T-T', 'TTT']);
  for (const pattern of patternsOf(2)) expect(patternOf(shapeOf(pattern))).toBe(pattern);
  expect(shapeOf('T-T').counts).toEqual(['toads of X', 'holes of X', 'a', 'b', 'toads of Z', 'holes of Z']);
  for (const text of ['X', 'X F V', 'X T .^b F', 'T T .^b F V', '.^b F .^c', 'X T  F V', 'X T .^bb F V', '']) {
    expect(() => readShape(text, new Map())).toThrow();
  }
});

test.each([
  [1, 9],
  [2, 7],
])('boards with %d frogs up to length %d: facts, moves and N', (frogs, longest) => {
  const measure: Measure = new Map([
    ['T.', 1],
    ['.F', -1],
    ['TF', -1],
    ['F.', 2],
  ]);
  const boards = boardsUpTo(frogs, longest);
  expect(boards.length).toBeGreaterThan(1000);
  let bounds = 0;
  for (const strip of boards) {
    const { shape, opening, point } = placed(strip);
    const ask = answersAt(point);
    for (const fact of opening.facts) if (valueAt(fact, point) < 0) expect([strip, fact]).toEqual('true');
    for (const side of ['Left', 'Right'] as const) {
      const { moves, complete } = movesOf(opening.row, side, ask);
      const derived = moves.map(({ factor, row }) => {
        const place = read(row, ask, unknownsOf(shape));
        return `${factor} ${place?.pattern} ${place?.counts.map((form) => valueAt(form, point))}`;
      });
      const concrete = plainMoves(strip, side).map(({ factor, strip: after }) => {
        const change = measureOf(measure, after) - measureOf(measure, strip);
        if (change !== changeOf(measure, factor)) expect([strip, after, change]).toEqual(changeOf(measure, factor));
        const { pattern, counts } = plainPlace(after);
        return `${factor} ${pattern} ${counts}`;
      });
      const wanted = [...new Set(concrete)].sort();
      if (!complete || [...new Set(derived)].sort().join() !== wanted.join()) expect([strip, derived]).toEqual(wanted);
    }
    for (const sign of [1, -1] as const) {
      const least = lowerBound(measure, sign, opening.row, ask, unknownsOf(shape));
      if (least === null) continue;
      bounds += 1;
      if (valueAt(least, point) > sign * measureOf(measure, strip)) expect([strip, sign, least]).toEqual('a bound');
    }
  }
  expect(bounds).toBeGreaterThan(boards.length / 2);
});

/** The part of a row that a move from one strip to another belongs to: that of its frog, or of the toad that slides. */
function partOf(row: Row, point: readonly number[], before: string, after: string): number {
  const first = [...before].findIndex((letter, i) => letter !== after[i]);
  const place = before.slice(first, first + 2) === 'T.' ? first : before.indexOf('F', first);
  let end = 0;
  return row.findIndex((part) => {
    const counts = Object.values(countsOf(part, point.length));
    end += counts.reduce((sum, form) => sum + valueAt(form, point), 0);
    return place < end;
  });
}

/** After a move less is known of a row; replies are found all the same. */
test.each([
  [1, 8],
  [2, 7],
])(
  'boards with %d frogs up to length %d: replies on a row are moves of every board it stands for',
  (frogs, longest) => {
    let replies = 0;
    for (const strip of boardsUpTo(frogs, longest)) {
      const { opening, point } = placed(strip);
      const ask = answersAt(point);
      const keyOf = ({ factor, row }: Move): string | null => {
        const place = read(row, ask, point.length);
        return place && `${factor} ${place.pattern} ${place.counts.map((form) => valueAt(form, point))}`;
      };
      const keysAt = (board: string, side: Side): string[] =>
        plainMoves(board, side).map((move) => {
          const { pattern, counts } = plainPlace(move.strip);
          return `${move.factor} ${pattern} ${counts}`;
        });
      for (const [side, other] of [
        ['Left', 'Right'],
        ['Right', 'Left'],
      ] as const) {
        for (const { strip: after } of plainMoves(strip, side)) {
          const { moves } = movesAt(opening.row, partOf(opening.row, point, strip, after), side, ask);
          if (moves.length !== 1) expect([strip, after, moves]).toEqual('one move');
          const concrete = keysAt(after, other);
          for (const reply of moves.flatMap(({ row }) => movesOf(row, other, ask).moves)) {
            const key = keyOf(reply);
            if (key === null) continue;
            replies += 1;
            if (!concrete.includes(key)) expect([strip, after, key]).toEqual(concrete);
          }
        }
      }
    }
    expect(replies).toBeGreaterThan(1000);
  },
);

test('how moves change N for one frog', () => {
  const measure: Measure = new Map([
    ['T.', 1],
    ['.F', -1],
    ['TF', -1],
  ]);
  expect(FACTORS.map((factor) => [factor, changeOf(measure, factor)])).toEqual([
    ['T.', -1],
    ['TF.', -1],
    ['.F', 1],
    ['.TF', 3],
  ]);
});
