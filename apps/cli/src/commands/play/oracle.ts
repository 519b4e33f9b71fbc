/**
 * The forecast for the current position: who should win, and what each move is worth; nothing if it is too large. A solution
 * that is kept knows at once.
 */
import { GameLimitError } from '@lilypad/games';
import type { Solutions } from '@lilypad/server/solutions';
import { countsOf, type Position, type RatedMove, type RemotenessSource, rateMoves, Solver } from '@lilypad/toads';

/** There is no forecast if it takes more than half a second at each move, or a few seconds once. */
const MAX_STATES = 300_000;
const MAX_BOARDS = 20_000_000;

export class Oracle {
  private readonly solver: Solver;
  private readonly solutions: Pick<Solutions, 'use'>;
  private readonly seconds: number;
  /** When the forecast that is being made began. */
  private began = 0;
  /** The last position that was too large: asking again would take as long again. */
  private tooLarge: Position | undefined;

  /** A forecast that takes longer than so many seconds is given up. */
  constructor(solutions: Pick<Solutions, 'use'>, seconds = Number.POSITIVE_INFINITY) {
    this.solutions = solutions;
    this.seconds = seconds;
    const onProgress = (): void => {
      if (performance.now() - this.began > 1000 * this.seconds) throw new GameLimitError('There is no more time.');
    };
    this.solver = new Solver({ maxStates: MAX_STATES, maxBoards: MAX_BOARDS, onProgress });
  }

  remoteness(position: Position): number | null {
    return this.ask(position, (source) => source.remoteness(position));
  }

  /** The moves, best first. */
  rate(position: Position): RatedMove[] | null {
    return this.ask(position, (source) => rateMoves(source, position));
  }

  private ask<T>(position: Position, question: (source: RemotenessSource) => T): T | null {
    if (position === this.tooLarge) return null;
    this.began = performance.now();
    try {
      return this.solutions.use(countsOf(position.board), question) ?? question(this.solver);
    } catch (error) {
      if (!(error instanceof GameLimitError)) throw error;
      this.tooLarge = position;
      return null;
    }
  }
}
