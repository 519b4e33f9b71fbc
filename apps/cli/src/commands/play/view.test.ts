import { boardOf, generateMoves } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { pictureView } from './view.ts';

const board = boardOf('T.TF..F');
const moves = generateMoves({ board, turn: 0 });

test.each([
  [80, null, ['   T  .  T  F  .  .  F', '   1     2']],
  [80, 1, ['   T  .  T  F  .  .  F', '   1    [2]']],
  [22, null, ['  T.TF..F', '  1 2']],
  [22, 0, ['  T.TF..F', '  ^ 2']],
  [6, null, ['  T.TF', '  1 2', '  ..F', '  ']],
])('on a terminal of %d columns, with move %s chosen', (columns, chosen, lines) => {
  expect(pictureView(false, columns).board(board, moves, chosen)).toEqual(lines);
});

test('no line is wider than the terminal', () => {
  const long = boardOf('(TF)^500.');
  const lines = pictureView(false, 80).board(long, generateMoves({ board: long, turn: 0 }), 0);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines).toHaveLength(2 * Math.ceil(1001 / 78));
});
