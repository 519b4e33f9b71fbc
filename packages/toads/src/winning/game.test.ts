import { LEFT } from '@lilypad/games';
import { expect, test } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { type Position, printPosition } from '../board/position.ts';
import { plainOptions, strips } from '../testing/plain.ts';
import { doMove, generateMoves, primitive } from './game.ts';

const after = (position: Position): string[] =>
  generateMoves(position).map((move) => printPosition(doMove(position, move), 'tuple'));

test('the moves of the write-up: toads from left to right, frogs from right to left', () => {
  expect(after({ board: boardOf('R-RL-L'), turn: 0 })).toEqual(['("-RRL-L","L")', '("R--LRL","L")']);
  expect(after({ board: boardOf('R-RL-L'), turn: 1 })).toEqual(['("R-RLL-","R")', '("RLR--L","R")']);
});

test('generateMoves, doMove and primitive agree with the rules written on strings, on all strips up to 7', () => {
  for (let length = 1; length <= 7; length++) {
    for (const strip of strips(length)) {
      for (const turn of [0, 1] as const) {
        const position = { board: boardOf(strip), turn };
        const expected = plainOptions(strip)[turn];
        if (turn !== LEFT) expected.reverse();
        const found = generateMoves(position).map((move) => doMove(position, move));
        expect(found.map((p) => printPosition(p, 'plain'))).toEqual(expected);
        expect(found.every((p) => p.turn === 1 - turn)).toBe(true);
        expect(primitive(position)).toBe(expected.length === 0 ? 'lose' : 'undecided');
      }
    }
  }
});
