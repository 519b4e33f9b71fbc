import { temperature } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { printSquares } from '../board/notation.ts';
import { Session } from '../session.ts';
import { PUZZLE_KINDS, type Puzzle, PuzzleMaker } from './puzzles.ts';
import { afterSumMove, type SumPosition, sumMoves } from './sum-position.ts';

const maker = new PuzzleMaker();
const SEEDS = Array.from({ length: 12 }, (_, i) => i * 7919);

/** Whether the player to move wins: the definition, with a memory. */
function newJudge(): (position: SumPosition) => boolean {
  const known = new Map<string, boolean>();
  const wins = (position: SumPosition): boolean => {
    const key = `${position.turn} ${position.boards.map(printSquares).join(' ')}`;
    const found = known.get(key) ?? sumMoves(position).some((move) => !wins(afterSumMove(position, move)));
    known.set(key, found);
    return found;
  };
  return wins;
}

const write = (puzzle: Puzzle): string =>
  puzzle.kind === 'hotter'
    ? `${puzzle.boards.map(printSquares).join(' ')} ${puzzle.difficulty}`
    : `${puzzle.position.boards.map(printSquares).join(' ')} ${puzzle.position.turn} ${puzzle.difficulty}`;

describe('puzzles', () => {
  it('have exactly one winning move of three or more, where one is asked for', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const puzzle = maker.make('only', seed);
      if (puzzle.kind === 'hotter') throw new Error('another kind');
      const wins = newJudge();
      const moves = sumMoves(puzzle.position);
      const winning = moves.filter((move) => !wins(afterSumMove(puzzle.position, move)));
      expect(winning).toEqual([puzzle.rating.moves[0].move]);
      expect(moves.length).toBeGreaterThan(2);
    }
  });

  it('can be won, and lost, where a win is asked for', () => {
    for (const seed of SEEDS) {
      const puzzle = maker.make('win', seed);
      if (puzzle.kind === 'hotter') throw new Error('another kind');
      const wins = newJudge();
      const after = sumMoves(puzzle.position).map((move) => wins(afterSumMove(puzzle.position, move)));
      expect(new Set(after).size).toBe(2);
    }
  });

  it('name the hotter board', () => {
    const valuer = new Session({ maxBytes: 2 ** 28 }).valuer();
    for (const seed of SEEDS) {
      const puzzle = maker.make('hotter', seed);
      if (puzzle.kind !== 'hotter') throw new Error('another kind');
      const [a, b] = puzzle.boards.map((board) => temperature(valuer.arena, valuer.value(board)));
      expect(a.compare(b)).toBe(puzzle.hotter === 0 ? 1 : -1);
    }
  });

  it.each(PUZZLE_KINDS)('of kind %s are the same for the same seed, and vary with it', (kind) => {
    const texts = SEEDS.map((seed) => write(maker.make(kind, seed)));
    expect(SEEDS.map((seed) => write(new PuzzleMaker().make(kind, seed)))).toEqual(texts);
    expect(new Set(texts).size).toBeGreaterThan(8);
    const levels = texts.map((text) => Number(text.split(' ').at(-1)));
    // There are easy ones and hard ones.
    expect(Math.min(...levels)).toBeLessThan(1100);
    expect(Math.max(...levels)).toBeGreaterThan(1200);
  });

  it('can be asked for by difficulty', () => {
    const [easy, hard] = [600, 2400].map((wanted) =>
      SEEDS.slice(0, 4).reduce((sum, seed) => sum + maker.near('only', wanted, seed).difficulty, 0),
    );
    expect(hard - easy).toBeGreaterThan(4 * 150);
  });
});

describe('the puzzle of a day', () => {
  it('is the same for everybody, and of another kind every day', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
    const kinds = days.map((day) => maker.daily(day).kind);
    expect(new Set(kinds)).toEqual(new Set(PUZZLE_KINDS));
    expect(days.map((day) => write(new PuzzleMaker().daily(day)))).toEqual(days.map((day) => write(maker.daily(day))));
  });

  it.each(['', 'today', '2026-13-01', '2026-1-1'])('needs a day, and %j is none', (day) => {
    expect(() => maker.daily(day)).toThrow(RangeError);
  });
});
