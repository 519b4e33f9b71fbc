/** The forecast for the current position: who should win, and what each move is worth; nothing if it is too large. */
import { GameLimitError } from '@lilypad/games';
import { type Position, type RatedMove, rateMoves, type Solver } from '@lilypad/toads';

export class Oracle {
  private readonly solver: Solver;
  /** The last position that was too large: asking again would take as long again. */
  private tooLarge: Position | undefined;

  constructor(solver: Solver) {
    this.solver = solver;
  }

  remoteness(position: Position): number | null {
    return this.attempt(position, () => this.solver.remoteness(position));
  }

  /** The moves, best first. */
  rate(position: Position): RatedMove[] | null {
    return this.attempt(position, () => rateMoves(this.solver, position));
  }

  private attempt<T>(position: Position, solve: () => T): T | null {
    if (position === this.tooLarge) return null;
    try {
      return solve();
    } catch (error) {
      if (!(error instanceof GameLimitError)) throw error;
      this.tooLarge = position;
      return null;
    }
  }
}
