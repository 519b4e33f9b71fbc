/** How long each statement of a text takes; without a limit it does nothing. */
import { type LimitError, tooLate } from '../../output/errors.ts';

export class StatementWatch {
  /** What is known of the progress of the statement. */
  reached = '';
  /** Whether a statement took too long. */
  isLate = false;
  private readonly seconds: number | undefined;
  private readonly onLate: () => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(seconds: number | undefined, onLate: () => void) {
    this.seconds = seconds;
    this.onLate = onLate;
  }

  /** A statement begins. */
  begin(): void {
    this.end();
    this.reached = '';
    if (this.seconds === undefined || this.isLate) return;
    this.timer = setTimeout(() => {
      this.isLate = true;
      this.onLate();
    }, 1000 * this.seconds);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** What to report of a statement that took too long. */
  get error(): LimitError {
    return tooLate(this.seconds ?? 0, this.reached);
  }
}
