import { expect, test } from 'vitest';
import { boardOf } from '../board/notation.ts';
import type { Position } from '../board/position.ts';
import { rateMoves } from './document.ts';
import { generateMoves } from './game.ts';
import { chooseMove, seededRandom } from './opponent.ts';
import { Solver } from './solver.ts';

const solver = new Solver();
const position: Position = { board: boardOf('R-RL-L'), turn: 1 };
const choices = (skill: number, solved = true): number[] => {
  const random = seededRandom(1);
  return Array.from({ length: 2000 }, () => {
    const rated = solved ? rateMoves(solver, position) : null;
    return chooseMove(generateMoves(position), rated, skill, random).from;
  });
};
const share = (list: number[], from: number): number => list.filter((f) => f === from).length / list.length;

test('skill 1 never errs', () => expect(share(choices(1), 3)).toBe(1));

test('skill 0 moves at random, and so does anybody where the position was not solved', () => {
  for (const list of [choices(0), choices(1, false)]) expect(share(list, 3)).toBeCloseTo(0.5, 1);
});

test('skill 1/2 errs in half of the half', () => expect(share(choices(0.5), 3)).toBeCloseTo(0.75, 1));

test('a perfect player wins every won game against a random one, in no more moves than promised', () => {
  const random = seededRandom(7);
  for (let game = 0; game < 50; game++) {
    let at: Position = { board: boardOf('TTT..FFF'), turn: 0 };
    let moves = 0;
    for (; generateMoves(at).length > 0; moves++) {
      const rated = rateMoves(solver, at);
      const move = chooseMove(generateMoves(at), rated, at.turn === 0 ? 1 : 0, random);
      at = (rated.find((r) => r.move.from === move.from) as (typeof rated)[number]).after;
    }
    expect(at.turn).toBe(1);
    expect(moves).toBeLessThanOrEqual(15);
  }
});

test('a slow loss is preferred to a quick one', () => {
  const lost: Position = { board: boardOf('T.TF.F.'), turn: 0 };
  const rated = rateMoves(solver, lost);
  const best = rated[0];
  const chosen = chooseMove(generateMoves(lost), rated, 1, seededRandom(3));
  expect(rated.find((r) => r.move.from === chosen.from)?.remoteness).toBe(best.remoteness);
});

test('the same seed gives the same numbers, another one others, all from 0 to 1', () => {
  const [a, b, c] = [seededRandom(5), seededRandom(5), seededRandom(6)].map((r) => Array.from({ length: 100 }, r));
  expect(a).toEqual(b);
  expect(a).not.toEqual(c);
  expect(a.every((x) => x >= 0 && x < 1)).toBe(true);
});
