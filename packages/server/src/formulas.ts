/**
 * Proved formulas, for boards that are too large to be solved or valued: the value of the board says who wins, though not
 * in how many moves. They are opened when they are first needed, since that takes time.
 */
import { Arena, formatGame, LEFT } from '@lilypad/games';
import {
  type Board,
  doMove,
  type FormulaLibrary,
  generateMoves,
  outcomeDocument,
  type Position,
  type PositionDocument,
  type ProvedValue,
  printPosition,
} from '@lilypad/toads';

/** The longest text of a value. */
const MAX_LENGTH = 10_000;
/** An arena is used for so many questions: a new one for each would cost more than most values. */
const QUESTIONS_OF_AN_ARENA = 1000;

export class Formulas {
  private readonly open: () => Promise<FormulaLibrary>;
  private library: Promise<FormulaLibrary> | undefined;
  private arena = new Arena();
  private questions = 0;

  constructor(open: () => Promise<FormulaLibrary>) {
    this.open = open;
  }

  /** The value of a board in plain notation; null if there is no formula. */
  async value(board: Board): Promise<string | null> {
    const library = await this.opened();
    const arena = this.nextArena();
    const found = valueIn(library, arena, board);
    return found === null ? null : formatGame(arena, found.value, { maxLength: MAX_LENGTH });
  }

  /** Who wins a position, and by which moves; null unless there are formulas for it and for all it can move to. */
  async document(position: Position): Promise<PositionDocument | null> {
    const library = await this.opened();
    const arena = this.nextArena();
    const wins = new Map<string, boolean>();
    const after = generateMoves(position).map((move) => doMove(position, move));
    for (const one of [position, ...after]) {
      const found = valueIn(library, arena, one.board);
      if (found === null) return null;
      // Left, moving first, wins unless the value is at most 0; Right unless it is at least 0.
      const loses = one.turn === LEFT ? arena.le(found.value, arena.zero) : arena.le(arena.zero, found.value);
      wins.set(printPosition(one), !loses);
    }
    return outcomeDocument((one) => wins.get(printPosition(one)) === true, position, null);
  }

  private nextArena(): Arena {
    this.questions++;
    if (this.questions % QUESTIONS_OF_AN_ARENA === 0) this.arena = new Arena();
    return this.arena;
  }

  private opened(): Promise<FormulaLibrary> {
    this.library ??= this.open();
    return this.library;
  }
}

/** A certificate that the checker rejects is as good as none. */
function valueIn(library: FormulaLibrary, arena: Arena, board: Board): ProvedValue | null {
  try {
    return library.value(arena, board);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RejectedCertificate')) throw error;
    process.emitWarning(error.message);
    return null;
  }
}
