/**
 * Puzzles made by the engine, each from a number, its seed: the same seed always makes the same puzzle. Three kinds:
 *
 *     win      the player to move can win; play it to the end
 *     only     exactly one of three or more moves wins
 *     hotter   on which of two boards does moving gain more?
 *
 * Boards to win on arise from starting positions by random moves, so that they look like games, or are mixed at random.
 * Single moves are asked for on two boards at once, where it matters on which of them one moves.
 */
import { Dyadic, LEFT, RIGHT, type Side, temperature } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/notation.ts';
import { Session } from '../session.ts';
import { Solver } from '../winning/solver.ts';
import { lookAhead } from './look-ahead.ts';
import { type Random, seededRandom } from './opponent.ts';
import { rater, type SumRating } from './rater.ts';
import { afterSumMove, type SumMove, type SumPosition, sumMoves } from './sum-position.ts';

/** The kinds of puzzles. */
export const PUZZLE_KINDS = ['win', 'only', 'hotter'] as const;

/** A kind of puzzle. */
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A position in which the player to move has to find a winning move. */
export interface MovePuzzle {
  /** Whether the game is played to the end, or one move is asked for. */
  readonly kind: 'win' | 'only';
  /** The number that makes this puzzle. */
  readonly seed: number;
  /** How hard it is: about 800 for an easy puzzle, 2000 for a very hard one. */
  readonly difficulty: number;
  /** The position, on one board or two. */
  readonly position: SumPosition;
  /** What its moves are worth. */
  readonly rating: SumRating;
}

/** Two boards, of which one is hotter. */
export interface HeatPuzzle {
  /** The kind. */
  readonly kind: 'hotter';
  /** The number that makes this puzzle. */
  readonly seed: number;
  /** How hard it is: about 800 for an easy puzzle, 2000 for a very hard one. */
  readonly difficulty: number;
  /** The boards. */
  readonly boards: readonly [Board, Board];
  /** Their temperatures, which differ. */
  readonly temperatures: readonly [Dyadic, Dyadic];
  /** The board with the higher temperature. */
  readonly hotter: 0 | 1;
}

/** A puzzle. */
export type Puzzle = MovePuzzle | HeatPuzzle;

/** The attempts to find a puzzle for a seed: a few dozen are enough for every seed that was tried. */
const MOST_ATTEMPTS = 5000;
/** The puzzles that are compared to find one of a wanted difficulty. */
const CANDIDATES = 6;
/** How many moves ahead somebody may look; a puzzle is the harder, the more of these are not enough. */
const SIGHTS = [1, 2, 3, 4, 6, 8] as const;
/** The nearer two temperatures are, the harder it is to say which is higher. */
const CLOSE = [Dyadic.of(1, 1), Dyadic.of(1, 2), Dyadic.of(1, 3)];
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes puzzles.
 *
 * @example
 * ```ts
 * const puzzle = new PuzzleMaker().make('only', 7);
 * if (puzzle.kind === 'only') {
 *   puzzle.rating.moves.filter(({ value }) => value === 'win').length; // => 1
 * }
 * ```
 */
export class PuzzleMaker {
  private readonly session = new Session({ maxBytes: 2 ** 28 });
  private readonly rate = rater({ solver: new Solver(), session: this.session });

  /**
   * The puzzle of a kind that a seed makes.
   *
   * @param seed - a whole number; its lowest 32 bits count
   * @throws Error - if no attempt succeeds, which no seed is known to do
   */
  make(kind: PuzzleKind, seed: number): Puzzle {
    const random = seededRandom(seed);
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const puzzle = kind === 'hotter' ? this.heatPuzzle(seed, random) : this.movePuzzle(kind, seed, random);
      if (puzzle !== null) return puzzle;
    }
    throw new Error(`no puzzle of kind ${kind} for the seed ${seed}`);
  }

  /**
   * Of some puzzles that a seed leads to, the one whose difficulty is nearest to a wanted one.
   *
   * @param difficulty - the wanted difficulty, about 800 to 2000
   * @param seed - a whole number; its lowest 32 bits count
   */
  near(kind: PuzzleKind, difficulty: number, seed: number): Puzzle {
    const random = seededRandom(seed);
    const puzzles = Array.from({ length: CANDIDATES }, () => this.make(kind, Math.floor(random() * 1_000_000)));
    const distance = (puzzle: Puzzle): number => Math.abs(puzzle.difficulty - difficulty);
    return puzzles.reduce((best, puzzle) => (distance(puzzle) < distance(best) ? puzzle : best));
  }

  /**
   * The puzzle of a day, the same for everybody; the kinds take turns.
   *
   * @param day - such as 2026-11-16
   * @throws RangeError - if that is no day
   */
  daily(day: string): Puzzle {
    const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(time)) throw new RangeError(`${day} is no day.`);
    const number = Math.round(time / DAY_MS);
    return this.make(PUZZLE_KINDS[((number % 3) + 3) % 3], number);
  }

  private movePuzzle(kind: 'win' | 'only', seed: number, random: Random): MovePuzzle | null {
    const position = kind === 'only' ? randomSum(random) : randomPosition(random);
    const rating = sumMoves(position).length < (kind === 'only' ? 3 : 2) ? null : this.rate(position);
    if (rating === null || rating.value === 'lose') return null;
    const wins = rating.moves.filter(({ value }) => value === 'win').length;
    const losses = rating.moves.length - wins;
    const length = rating.remoteness ?? 0;
    const fits = kind === 'only' ? wins === 1 : losses >= 1 && length >= 5 && length <= 15;
    return fits ? { kind, seed, difficulty: moveDifficulty(position, rating), position, rating } : null;
  }

  private heatPuzzle(seed: number, random: Random): HeatPuzzle | null {
    const boards = [randomBoard(random, 4, 7), randomBoard(random, 4, 7)] as const;
    const valuer = this.session.valuer();
    const [a, b] = boards.map((board) => temperature(valuer.arena, valuer.value(board)));
    const gap = a.subtract(b);
    const [warm, cold] = gap.sign() > 0 ? [a, b] : [b, a];
    // Numbers have temperatures below 0: nobody wants to move there.
    if (gap.sign() === 0 || cold.sign() < 0) return null;
    const squares = boards[0].length + boards[1].length;
    const steps = CLOSE.filter((close) => close.compare(warm.subtract(cold)) > 0).length;
    const difficulty = 100 + 80 * squares + 150 * steps;
    return { kind: 'hotter', seed, difficulty, boards, temperatures: [a, b], hotter: gap.sign() > 0 ? 0 : 1 };
  }
}

/** The more a player has to look ahead, the longer the game and the more moves lose, the harder. */
function moveDifficulty(position: SumPosition, { moves, remoteness }: SumRating): number {
  const name = ({ board, from }: SumMove): string => `${board} ${from}`;
  const wins = new Set(moves.filter(({ value }) => value === 'win').map(({ move }) => name(move)));
  const fooled = SIGHTS.filter((depth) => {
    const seen = lookAhead(position, depth);
    const most = Math.max(...seen.map(({ estimate }) => estimate));
    return seen.some(({ move, estimate }) => estimate === most && !wins.has(name(move)));
  });
  const length = remoteness ?? position.boards.reduce((sum, board) => sum + board.length, 0);
  return 600 + 130 * fooled.length + 25 * length + 50 * (moves.length - wins.size);
}

function randomPosition(random: Random): SumPosition {
  const turn = random() < 0.5 ? LEFT : RIGHT;
  return random() < 0.5 ? playedPosition(random, turn) : { boards: [randomBoard(random, 6, 9)], turn };
}

/** Two boards on which the player to move has a choice. */
function randomSum(random: Random): SumPosition {
  const turn = random() < 0.5 ? LEFT : RIGHT;
  return { boards: [randomBoard(random, 4, 7), randomBoard(random, 4, 7)], turn };
}

/** What random moves make of a start. */
function playedPosition(random: Random, turn: Side): SumPosition {
  const upTo = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const start = boardOf(`T^${upTo(2, 4)} .^${upTo(2, 3)} F^${upTo(2, 4)}`);
  let position: SumPosition = { boards: [start], turn };
  for (let moves = upTo(2, 8); moves > 0; moves--) {
    const legal = sumMoves(position);
    if (legal.length === 0) break;
    position = afterSumMove(position, legal[upTo(0, legal.length - 1)]);
  }
  return position;
}

/** Squares at random. */
function randomBoard(random: Random, least: number, most: number): Board {
  const length = least + Math.floor(random() * (most - least + 1));
  return boardOf(Array.from({ length }, () => 'TF.'[Math.floor(random() * 3)]).join(''));
}
