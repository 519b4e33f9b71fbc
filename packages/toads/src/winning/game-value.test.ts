import { expect, test } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { GameValues } from './game-value.ts';

test.each([
  ['TT..FF', '*'],
  ['R-RL-L', '*'],
  ['T^4.^2F^4', '+-{{1|*},{3/2||1|v[2]*|||0}}'],
  ['T^40.F^40', '*'],
  ['T.^60F', '0'],
  ['T^6.^6F^6', null],
])('%s', (board, value) => expect(new GameValues().text(boardOf(board))).toBe(value));
