/**
 * What a worker keeps between questions: an arena with the values found so far, and a solver with the positions solved.
 * Both are begun anew when they have grown large.
 */
import { Arena } from '@lilypad/games';
import { type Board, type Expression, parseExpression, Solver, Valuer } from '@lilypad/toads';
import type { Progress } from './protocol.ts';

/** More than this at once is refused with a sentence; a browser tab has no more to spare. */
const MAX_BYTES = 768 * 2 ** 20;
/** What may be kept from one question to the next. */
const KEPT_BYTES = 256 * 2 ** 20;
const MAX_SOLVED_BOARDS = 60_000_000;

/** The text of a question cannot be read; told with its place. */
export class InputError extends Error {
  readonly column: number;

  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

export class Session {
  /** Tells the page how far the question under work has come. */
  report: (progress: Progress) => void = () => {};

  private current = this.newValuer();
  private solving: Solver | null = null;

  /** The valuer; asked for once at the start of a question, since it may be a new one. */
  valuer(): Valuer {
    if (this.current.bytes > KEPT_BYTES) this.current = this.newValuer();
    return this.current;
  }

  solver(): Solver {
    this.solving ??= new Solver({
      maxBoards: MAX_SOLVED_BOARDS,
      onProgress: (done) => this.report({ done, unit: 'positions' }),
    });
    return this.solving;
  }

  private newValuer(): Valuer {
    return new Valuer(new Arena(), {
      maxBytes: MAX_BYTES,
      onProgress: (done, total) => this.report({ done, total, unit: 'positions' }),
    });
  }
}

/** The expression of a text; throws InputError. */
export function readExpression(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new InputError(parsed.error.message, parsed.error.column);
  return parsed.value;
}

/** The board of a text that is nothing else; throws InputError. */
export function readBoard(text: string): Board {
  const expression = readExpression(text);
  if (expression.kind !== 'atom') throw new InputError('This is no board.', 1);
  return expression.value;
}
