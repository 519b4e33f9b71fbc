import { LEFT, RIGHT } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Session } from '../session.ts';
import { Solver } from '../winning/solver.ts';
import { chooseMove, LEVELS, type Level, type Random, seededRandom } from './opponent.ts';
import { type Rate, rater } from './rater.ts';
import { afterSumMove, type SumPosition, sumMoves } from './sum-position.ts';

const rate: Rate = rater({ solver: new Solver(), session: new Session({ maxBytes: 2 ** 28 }) });

/** Positions in which some moves win and others lose. */
function critical(count: number): SumPosition[] {
  const random = seededRandom(11);
  const found: SumPosition[] = [];
  while (found.length < count) {
    let position: SumPosition = { boards: [boardOf('T^4...F^4')], turn: random() < 0.5 ? LEFT : RIGHT };
    for (let i = Math.floor(random() * 12); i > 0; i--) {
      const moves = sumMoves(position);
      if (moves.length > 0) position = afterSumMove(position, moves[Math.floor(random() * moves.length)]);
    }
    const values = new Set(rate(position)?.moves.map(({ value }) => value));
    if (values.size === 2) found.push(position);
  }
  return found;
}

/** Who wins when the levels of Left and Right play. */
function winner(start: SumPosition, levels: readonly [Level, Level], random: Random): 0 | 1 {
  let position = start;
  while (sumMoves(position).length > 0) {
    position = afterSumMove(position, chooseMove(position, levels[position.turn], rate(position), random));
  }
  return position.turn === LEFT ? RIGHT : LEFT;
}

describe('levels', () => {
  it('find the winning move the more often, the higher they are; the perfect player always', () => {
    const positions = critical(120);
    const random = seededRandom(3);
    const shares = LEVELS.map((level) => {
      const right = positions.filter((position) => {
        const rating = rate(position);
        const { from } = chooseMove(position, level, rating, random);
        return rating?.moves.find(({ move }) => move.from === from)?.value === 'win';
      });
      return right.length / positions.length;
    });
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares[4]).toBe(1);
    // A beginner errs often, but is no coin.
    expect(shares[0]).toBeGreaterThan(0.4);
    expect(shares[3]).toBeLessThan(1);
  });

  it('above beat levels below, on both sides', () => {
    const start: SumPosition = { boards: [boardOf('T^4...F^4')], turn: LEFT };
    const random = seededRandom(5);
    for (const [strong, weak] of [
      ['skilled', 'beginner'],
      ['perfect', 'casual'],
    ] as const) {
      const wins = Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0 ? winner(start, [strong, weak], random) === LEFT : winner(start, [weak, strong], random) === RIGHT,
      );
      expect(wins.filter((won) => won).length).toBeGreaterThan(12);
    }
  });

  it('see a win at the next move', () => {
    // 2-3 ends the game at once, 5-6 does not.
    const position: SumPosition = { boards: [boardOf('.T.F'), boardOf('FT')], turn: LEFT };
    expect(LEVELS.map((level) => chooseMove(position, level, null, seededRandom(1)).from)).toEqual([1, 1, 1, 1, 1]);
  });

  it('move in sums, and where nothing is known', () => {
    const large: SumPosition = { boards: [boardOf('T^9.^9F^9'), boardOf('T.F')], turn: RIGHT };
    for (const level of LEVELS) {
      const move = chooseMove(large, level, null, seededRandom(1));
      expect(sumMoves(large)).toContainEqual(move);
    }
    expect(() => chooseMove({ boards: [boardOf('FT')], turn: LEFT }, 'perfect', null, seededRandom(1))).toThrow(
      RangeError,
    );
  });
});

it('a perfect player wins every won game against a beginner, in no more moves than promised', () => {
  const random = seededRandom(7);
  for (let game = 0; game < 20; game++) {
    let at: SumPosition = { boards: [boardOf('TTT..FFF')], turn: LEFT };
    let moves = 0;
    for (; sumMoves(at).length > 0; moves++) {
      at = afterSumMove(at, chooseMove(at, at.turn === LEFT ? 'perfect' : 'beginner', rate(at), random));
    }
    expect(at.turn).toBe(RIGHT);
    expect(moves).toBeLessThanOrEqual(15);
  }
});

it('a slow loss is preferred to a quick one', () => {
  const lost: SumPosition = { boards: [boardOf('T.TF.F.')], turn: LEFT };
  const rating = rate(lost);
  const chosen = chooseMove(lost, 'perfect', rating, seededRandom(3));
  const worth = rating?.moves.find(({ move }) => move.from === chosen.from);
  expect(worth?.remoteness).toBe(rating?.moves[0].remoteness);
});

it('the same seed gives the same numbers, another one others, all from 0 to 1', () => {
  const [a, b, c] = [seededRandom(5), seededRandom(5), seededRandom(6)].map((r) => Array.from({ length: 100 }, r));
  expect(a).toEqual(b);
  expect(a).not.toEqual(c);
  expect(a.every((x) => x >= 0 && x < 1)).toBe(true);
});
