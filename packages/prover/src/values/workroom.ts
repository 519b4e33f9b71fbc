/**
 * What the learners of words work with: games of one arena, labels of one forest. Each job has a workroom of its own; the
 * values of positions are kept from job to job.
 */
import { Arena, type GameId, GameLimitError } from '@lilypad/games';
import { type Board, boardOf, type Square } from '@lilypad/toads';
import type { PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { Instances } from '../symbolic/instances.ts';
import { CopiedGames } from './copied-games.ts';
import { KeptValues } from './kept-values.ts';
import { gamesFrom } from './labels/plain-games.ts';
import type { PointValues } from './labels/pool.ts';
import { Shapes } from './labels/shapes.ts';
import { type KnownValues, pointKey } from './word-jobs.ts';

/** The most boards that are valued for one position. */
const MOST_BOARDS = 1 << 25;

export class Workroom implements PointValues {
  readonly arena = new Arena();
  readonly shapes = new Shapes(this.arena);
  readonly instances: Instances;
  private readonly copies = new CopiedGames(this.arena);
  /** Values that were given, by word and point, in an arena of their own: a job has them when it asks, as it has others. */
  private readonly given = new Map<string, GameId>();
  private readonly givenArena = new Arena();
  private readonly givenCopies = new CopiedGames(this.arena);
  /** The words that were asked for, as boards. */
  private readonly boards = new Map<string, Board>();
  private readonly gap: Square;

  constructor(
    readonly positions: PositionClass,
    private readonly kept = new KeptValues(),
  ) {
    this.instances = new Instances(this.arena, forestOf(positions));
    this.gap = boardOf(positions.gap)[0];
    kept.begin();
  }

  /** Takes values at points of a word that others have found. */
  learn(word: string, { points, values, games }: KnownValues): void {
    const found = gamesFrom(this.givenArena, games);
    for (const [i, point] of points.entries()) this.given.set(pointKey([word, point]), found[values[i]]);
  }

  /** Throws GameLimitError if the position takes too many boards. */
  value(word: string, point: readonly number[]): GameId {
    const given = this.given.get(pointKey([word, point]));
    if (given !== undefined) return this.givenCopies.of(this.givenArena, given);
    const value = this.valueWithin(word, point, MOST_BOARDS);
    if (value !== null) return value;
    throw new GameLimitError(`The position of the word ${word} with gaps ${point.join(', ')} needs too much memory.`);
  }

  /** The value of a position; null if that takes more than so many boards. */
  valueWithin(word: string, point: readonly number[], mostBoards: number): GameId | null {
    const { kept, copies, gap } = this;
    const value = kept.value({ word: this.boardOf(word), gap, sizes: point }, mostBoards);
    return value === null ? null : copies.of(kept.arena, value);
  }

  private boardOf(word: string): Board {
    let board = this.boards.get(word);
    if (board === undefined) {
      board = boardOf(word);
      this.boards.set(word, board);
    }
    return board;
  }
}
