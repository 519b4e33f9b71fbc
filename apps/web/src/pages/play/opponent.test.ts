import { boardOf, moves } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { chooseMove } from './opponent.ts';

const legal = moves(boardOf('T.T.TF.F'), 0);
const rated = [
  { from: 2, to: 3, wins: true, remoteness: 4, delta: 0 },
  { from: 0, to: 1, wins: true, remoteness: 6, delta: 2 },
  { from: 4, to: 6, wins: false, remoteness: 3, delta: 0 },
];

/** The squares from which moves are chosen, over many throws. */
function chosen(skill: number, known: typeof rated | null): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < 100; i++) {
    // The first number decides whether skill fails, the next which move is taken.
    const numbers = [((i * 37) % 100) / 100, i / 100, i / 100];
    found.add(chooseMove(legal, known, skill, () => numbers.shift() ?? 0).from);
  }
  return found;
}

describe('the computer', () => {
  it('never errs with full skill', () => {
    expect(chosen(100, rated)).toEqual(new Set([2]));
  });

  it('makes any move without skill, or without knowing', () => {
    expect(chosen(0, rated)).toEqual(new Set([0, 2, 4]));
    expect(chosen(100, null)).toEqual(new Set([0, 2, 4]));
  });
});
