import { expect, test } from 'vitest';
import { parsePosition } from '../board/position.ts';
import { positionDocument } from './document.ts';
import { Solver } from './solver.ts';

function documentOf(text: string) {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return positionDocument(new Solver(), parsed.value, null);
}

test('the only move of 1_R---L wins', () => {
  expect(documentOf('1_R---L')).toEqual({
    position: '1_R---L',
    autoguiPosition: '1_R---L',
    positionValue: 'win',
    remoteness: 7,
    moves: [
      {
        position: '2_-R--L',
        autoguiPosition: '2_-R--L',
        move: '1-2',
        autoguiMove: 'M_0_1_x',
        moveValue: 'win',
        positionValue: 'lose',
        remoteness: 6,
        deltaRemoteness: 0,
      },
    ],
    cgtValue: null,
  });
});

test('moves of 2_R-RL-L: the jump wins, the slide loses at once', () => {
  const { moves, ...rest } = documentOf('2_R-RL-L');
  expect(rest).toMatchObject({ positionValue: 'win', remoteness: 9 });
  expect(moves).toMatchObject([
    { autoguiMove: 'M_3_1_x', position: '1_RLR--L', moveValue: 'win', positionValue: 'lose', remoteness: 8 },
    { autoguiMove: 'M_5_4_x', position: '1_R-RLL-', moveValue: 'lose', positionValue: 'win', remoteness: 1 },
  ]);
});

test('wins come first, the quickest first; losses after, the slowest first; delta is the distance to the best', () => {
  const brief = documentOf('1_R-RR--L-L').moves.map((m) => [m.moveValue, m.remoteness, m.deltaRemoteness]);
  const wins = brief.filter(([value]) => value === 'win');
  const losses = brief.filter(([value]) => value === 'lose');
  expect(brief).toEqual([...wins, ...losses]);
  for (const group of [wins, losses]) {
    const deltas = group.map(([, , delta]) => delta as number);
    expect(deltas).toEqual([...deltas].sort((a, b) => a - b));
    for (const [value, remoteness, delta] of group) {
      const best = group[0][1] as number;
      expect(delta).toBe(value === 'win' ? (remoteness as number) - best : best - (remoteness as number));
    }
  }
  expect(brief.length).toBeGreaterThan(1);
});

test('a lost position without moves', () => {
  expect(documentOf('2_L-R')).toMatchObject({ positionValue: 'lose', remoteness: 0, moves: [] });
});
