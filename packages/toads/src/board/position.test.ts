import { LEFT, RIGHT } from '@lilypad/games';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, printSquares } from './notation.ts';
import { parsePosition, parseTurn, printPosition } from './position.ts';

test.each([
  ['("R---L","R")', 'T...F', LEFT],
  ['("R---L", "L")', 'T...F', RIGHT],
  ["('RR-L', 'L')", 'TT.F', RIGHT],
  ['("T^2..F","F")', 'TT..F', RIGHT],
  ['1_R---L', 'T...F', LEFT],
  ['2_R-RL-L', 'T.TF.F', RIGHT],
  [' 2__r_ ', '.T.', RIGHT],
  ['TT..FF', 'TT..FF', LEFT],
  ['(TF)^2 .', 'TFTF.', LEFT],
])('%s is the board %s with side %d to move', (text, board, turn) => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect([printSquares(parsed.value.board), parsed.value.turn]).toEqual([board, turn]);
});

test.each([
  ['3_R---L', 1, 'The player to move is 1 or 2, as in 1_R---L.'],
  ['1_R--xL', 6, 'is neither a toad'],
  ['("R--xL","R")', 6, 'is neither a toad'],
  ['("R---L","X")', 11, 'The player to move is'],
  ['("T...F","L")', 11, 'On a board of T and F the player to move is T or F, not "L".'],
  ['("R---L"', 1, 'A tuple is written like ("R---L","R").'],
  ['1_', 3, 'The board has no squares.'],
  ['', 1, 'The board has no squares.'],
  ['T..L', 4, 'not both'],
])('%s is refused at column %d', (text, column, message) => {
  const parsed = parsePosition(text);
  if (parsed.ok) throw new Error('accepted');
  expect(parsed.error.message).toContain(message);
  expect(parsed.error.column).toBe(column);
});

test('a turn given apart must not contradict the position', () => {
  expect(parsePosition('2_R-L', RIGHT).ok).toBe(true);
  expect(parsePosition('R-L', RIGHT)).toMatchObject({ ok: true, value: { turn: RIGHT } });
  expect(parsePosition('1_R-L', RIGHT)).toMatchObject({
    ok: false,
    error: { message: 'The position says that toads move, not frogs.' },
  });
});

test.each([
  ['T', 'T.F', LEFT],
  ['f', 'T.F', RIGHT],
  ['R', 'R-L', LEFT],
  ['L', 'R-L', RIGHT],
  ['T', 'R-L', LEFT],
  ['2', 'T.F', RIGHT],
  ['Toads', 'T.F', LEFT],
  ['L', 'T.F', null],
  ['R', 'T.F', null],
  ['left', 'T.F', null],
  ['constructor', 'T.F', null],
])('--turn %s on %s', (turn, board, side) => {
  const parsed = parseTurn(turn, board);
  expect(parsed.ok ? parsed.value : null).toBe(side);
});

test('every notation is read back as the same position', () => {
  const position = fc.record({
    text: fc.string({ unit: fc.constantFrom('T', '.', 'F'), minLength: 1, maxLength: 40 }),
    turn: fc.constantFrom(LEFT, RIGHT),
    style: fc.constantFrom('universal' as const, 'tuple' as const, 'plain' as const),
  });
  fc.assert(
    fc.property(position, ({ text, turn, style }) => {
      const written = printPosition({ board: boardOf(text), turn }, style);
      const parsed = parsePosition(written, style === 'plain' ? turn : undefined);
      expect(parsed.ok && [printSquares(parsed.value.board), parsed.value.turn]).toEqual([text, turn]);
    }),
  );
});
