import { Arena, formatGame } from '@lilypad/games';
import { expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Valuer } from '../value/valuer.ts';
import { valueByShorter } from './by-shorter.ts';
import { anyBoardValue } from './large-board.ts';

const OPTIONS = { maxBytes: 2 ** 30 };

it.each([
  ['.(TF)^300..', '1'],
  ['(TTF)^100..', '2'],
  // It grows with the number of repetitions, or comes nearer to -1/2.
  ['T.(TF)^21..F', '-262143/524288'],
  ['TFTF.^30', '29'],
  ['T.^21F', '*'],
])('%s is %s, as shorter boards suggest', (text, value) => {
  const arena = new Arena();
  const found = valueByShorter(arena, boardOf(text), OPTIONS);
  expect(found && formatGame(arena, found.value)).toBe(value);
});

it.each([
  ['repeats nothing', 'T^5.^5F^5'],
  ['has no simple value', 'T^26..F^26'],
])('null for a board that %s: %s', (_, text) => {
  expect(valueByShorter(new Arena(), boardOf(text), OPTIONS)).toBeNull();
});

it('what is known of a board that is too large is said at once', () => {
  const valuer = new Valuer(new Arena());
  expect(() => anyBoardValue(valuer, boardOf('T^26..F^26'), { maxBytes: 2 ** 24 })).toThrow(
    /^This board of 54 squares needs more than the 16 MB of memory that are allowed: about [\d,]+ positions can arise from it\. Its value is at least -1 and at most 1\.$/,
  );
});
