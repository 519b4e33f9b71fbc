/** What is kept is dropped when it is in the way: whether a value is found does not depend on it. */
import { formatGame } from '@lilypad/games';
import { BoardSearch, boardOf, TOAD } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { type GapBoard, KeptValues } from './kept-values.ts';
import { ValuesHost } from './shared-values.ts';

/** A position whose squares are all of the word. */
function position(text: string): GapBoard {
  const word = boardOf(text);
  return { word, gap: TOAD, sizes: new Array(word.length + 1).fill(0) };
}

/** Enough for one of these boards, not for all of them together. */
const MOST = 10_000;
const BOARDS = ['T^4.^4F^4', 'T^5.^3F^5'].map(position);
/** Too long for a search by bits. */
const LONG = ['T^3.^27F', 'T^2.^28F^2'].map(position);

test.each([
  ['boards', BOARDS, MOST],
  ['long boards', LONG, 100_000],
] as const)('values of %s are found whatever was kept', (_, boards, most) => {
  // Without the shared search, which keeps everything.
  const kept = new KeptValues({ byShared: false });
  const arenas = new Set();
  for (const board of [...boards, ...boards]) {
    const value = kept.value(board, most);
    arenas.add(kept.arena);
    const alone = new KeptValues({ byShared: false });
    const expected = alone.value(board, most);
    if (value === null || expected === null) expect.fail('a board takes more than it should');
    expect(formatGame(kept.arena, value)).toBe(formatGame(alone.arena, expected));
  }
  expect(arenas.size).toBeGreaterThan(boards === BOARDS ? 1 : 0);
});

/** The value of a position as a text; null if it has none. */
function valueText(kept: KeptValues, board: GapBoard, most = 1_000_000): string | null {
  const value = kept.value(board, most);
  return value === null ? null : formatGame(kept.arena, value);
}

test('both searches on bits find what an evaluator finds', () => {
  for (const board of ['T^4.^3F^4', 'T.F.TF.TF..F', 'T^5.F.TF^3TT.F'].map(position)) {
    const [shared, byBits, plain] = [{}, { byShared: false }, { byBits: false }].map((options) =>
      valueText(new KeptValues(options), board),
    );
    expect([shared, byBits]).toEqual([plain, plain]);
    expect(plain).not.toBeNull();
  }
});

/** The words of a class with gaps, some of them of over 31 squares. */
const GAPS = [0, 1, 2, 5, 9].flatMap((x) => [0, 3, 14].map((y) => [x, y, 1, x + y]));
const WITH_GAPS = ['.F.', 'F..', '.FF'].flatMap((word) =>
  GAPS.map((sizes): GapBoard => ({ word: boardOf(word), gap: TOAD, sizes })),
);

test('threads that share a search find what one thread finds', () => {
  const host = new ValuesHost(2);
  const [one, other] = [new KeptValues(), new KeptValues()];
  for (const kept of [one, other, one]) kept.join(host.values);
  const plain = new KeptValues({ byBits: false });
  for (const [i, board] of WITH_GAPS.entries()) {
    const kept = i % 2 === 0 ? one : other;
    kept.begin();
    expect(valueText(kept, board)).toBe(valueText(plain, board));
  }
});

test('a search that is full is left, and the next one has room', () => {
  const host = new ValuesHost(1, 4);
  const kept = new KeptValues();
  const plain = new KeptValues({ byBits: false });
  const first = host.values;
  kept.join(first);
  expect(host.values).toBe(first);
  const board = position('T^4.^4F^4');
  for (const one of [board, position('T^3.^4F^4')]) expect(valueText(kept, one)).toBe(valueText(plain, one));
  const next = host.values;
  expect(next.id).not.toBe(first.id);
  kept.join(next);
  expect(valueText(kept, position('TT.F'))).toBe(valueText(plain, position('TT.F')));
  expect(host.values).toBe(next);
});

test('a board that takes too much has no value, and the next has one', () => {
  const kept = new KeptValues();
  for (const far of ['T^7.^7F^7', 'T^9.^12F^12']) {
    expect(kept.value(position(far), MOST)).toBeNull();
    expect(kept.value(position('T.F'), MOST)).toBe(kept.arena.star);
  }
});

test.each(['T^4.^3F^4', 'T^4.^4F^4', 'T^5.^3F^5'])('%s takes what it takes alone, whatever was kept', (text) => {
  const board = boardOf(text);
  const search = new BoardSearch();
  search.valueWithin(board, 100_000);
  const { boards } = search;
  for (const before of ['', 'T^3.^3F^3', text]) {
    for (const [most, isEnough] of [
      [boards - 1, false],
      [boards, true],
      [boards + 1000, true],
    ] as const) {
      const kept = new KeptValues();
      if (before !== '') kept.value(position(before), 100_000);
      expect([before, most, kept.value(position(text), most) !== null]).toEqual([before, most, isEnough]);
    }
  }
});
