/**
 * What is kept from one question to the next: an arena and a valuer, which remember every position they have valued.
 * Both are renewed when they have grown large, and only then, at the start of a question: ids of games are valid until
 * the next question.
 */
import { Arena } from '@lilypad/games';
import type { Board } from './board/board.ts';
import { ALONE, type Team } from './team/team.ts';
import { type FormulaLibrary, isLong } from './value/formula-library.ts';
import { Valuer } from './value/valuer.ts';

/** The limits of a session, and its callbacks. */
export interface SessionOptions {
  /** The most memory for positions and values during a question, in bytes. */
  readonly maxBytes: number;
  /** What may be kept for the next question, in bytes (default: half of `maxBytes`). */
  readonly keptBytes?: number;
  /** Opens the proved formulas. It is called once, when the first long board is met, since opening them takes time. */
  readonly openLibrary?: (() => Promise<FormulaLibrary>) | undefined;
  /** The threads that work together on a large sweep (default: this one alone). */
  readonly team?: Team | undefined;
  /** Called now and then with the number of positions done and, for a sweep, their total. */
  readonly onProgress?: (done: number, total?: number) => void;
}

/**
 * An arena and a valuer that are kept from question to question.
 *
 * @example
 * ```ts
 * import { formatGame } from '@lilypad/games';
 * const session = new Session({ maxBytes: 2 ** 30 });
 * const valuer = session.valuer();
 * formatGame(valuer.arena, valuer.value(boardOf('TT..FF'))); // => '*'
 * ```
 */
export class Session {
  /** The most memory for positions and values during a question, in bytes. */
  readonly maxBytes: number;
  /** The threads that work together on a large sweep. */
  readonly team: Team;
  private readonly options: SessionOptions;
  private library: FormulaLibrary | null = null;
  private current: Valuer;

  constructor(options: SessionOptions) {
    this.options = options;
    this.maxBytes = options.maxBytes;
    this.team = options.team ?? ALONE;
    this.current = this.newValuer();
  }

  /**
   * The valuer for a question, with its arena: a new one if the last has grown too large. Uses formulas that are open.
   */
  valuer(): Valuer {
    if (this.current.bytes > (this.options.keptBytes ?? this.maxBytes / 2)) this.current = this.newValuer();
    return this.current;
  }

  /** The valuer for a question about these boards: if one of them is long, the proved formulas are opened first. */
  async valuerFor(boards: readonly Board[]): Promise<Valuer> {
    const { openLibrary } = this.options;
    if (openLibrary !== undefined && boards.some(isLong)) this.library ??= await openLibrary();
    return this.valuer();
  }

  private newValuer(): Valuer {
    const { maxBytes, onProgress } = this.options;
    const arena = new Arena();
    return new Valuer(arena, {
      maxBytes,
      team: this.team,
      ...(onProgress && { onProgress }),
      formula: (board) => this.library?.value(arena, board) ?? null,
    });
  }
}
