/**
 * Who wins a sum, and how: for every position that the winner can bring about, the reply to each move of the other player. Positions
 * are listed once, so the tree of all plays is folded to a table.
 */
import { type GameId, LEFT, opposite, SIDES, type Side } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { printTerms, type Term, termMoves } from '../board/terms.ts';
import { sumValue } from '../value/analysis.ts';
import type { Valuer } from '../value/valuer.ts';

/** The most positions that are listed for one winner. */
const MOST_POSITIONS = 60;

/**
 * The winning strategies in a sum, a line each step: for each player who may begin, who wins and by which replies.
 *
 * @throws GameLimitError - if there is not enough memory for a value
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const terms: Term[] = [{ kind: 'board', negative: false, board: boardOf('TF.') }];
 * winningReplies(valuer, terms, (g) => formatGame(valuer.arena, g))[1]; // => '  TF.'
 * ```
 */
export function winningReplies(valuer: Valuer, terms: readonly Term[], format: (g: GameId) => string): string[] {
  return SIDES.flatMap((side) => new Strategy(valuer, format).lines(terms, side));
}

const NAMES = ['Left', 'Right'] as const;

class Strategy {
  constructor(
    private readonly valuer: Valuer,
    private readonly format: (g: GameId) => string,
  ) {}

  /** What happens if a player begins. */
  lines(terms: readonly Term[], begins: Side): string[] {
    const other = opposite(begins);
    if (this.isSafe(terms, other)) {
      return [`If ${NAMES[begins]} begins, ${NAMES[other]} wins:`, ...this.table(terms, begins)];
    }
    const first = this.reply(terms, begins);
    if (first === null) throw new Error('a player who wins has no winning move');
    return [`If ${NAMES[begins]} begins, ${NAMES[begins]} wins with ${this.text(first)}:`, ...this.table(first, other)];
  }

  /** Every position in which the loser is to move, with the reply to each of his moves. */
  private table(start: readonly Term[], loser: Side): string[] {
    const listed = new Set([this.text(start)]);
    const pending = [start];
    const lines: string[] = [];
    for (let at = 0; at < pending.length && at < MOST_POSITIONS; at++) {
      lines.push(`  ${this.text(pending[at])}`);
      const answers = this.answers(pending[at], loser);
      if (answers.size === 0) lines.push(`    ${NAMES[loser]} has no move.`);
      for (const [text, { moves, after }] of answers) {
        lines.push(`    ${moves.join(' or ')} -> ${text}`);
        if (!listed.has(text)) pending.push(after);
        listed.add(text);
      }
    }
    const more = pending.length - MOST_POSITIONS;
    return more > 0 ? [...lines, `  and so on: more than ${more} other positions.`] : lines;
  }

  /** The replies to all moves of the loser; moves with the same reply together. */
  private answers(terms: readonly Term[], loser: Side): Map<string, { moves: string[]; after: readonly Term[] }> {
    const answers = new Map<string, { moves: string[]; after: readonly Term[] }>();
    for (const { index, after } of termMoves(this.valuer.arena, terms, loser)) {
      const moved = terms.with(index, after);
      const reply = this.reply(moved, opposite(loser));
      if (reply === null) throw new Error('a winner has no reply');
      const entry = answers.get(this.text(reply)) ?? { moves: [], after: reply };
      const move = this.text(moved);
      if (!entry.moves.includes(move)) entry.moves.push(move);
      answers.set(this.text(reply), entry);
    }
    return answers;
  }

  /** The sum after the first move of a side that wins; null if there is none. */
  private reply(terms: readonly Term[], side: Side): readonly Term[] | null {
    for (const { index, after } of termMoves(this.valuer.arena, terms, side)) {
      const moved = terms.with(index, after);
      if (this.isSafe(moved, side)) return moved;
    }
    return null;
  }

  /** Does a side win if the other one is to move? */
  private isSafe(terms: readonly Term[], side: Side): boolean {
    const { arena } = this.valuer;
    const value = sumValue(arena, terms, (board: Board) => this.valuer.value(board));
    return side === LEFT ? arena.le(arena.zero, value) : arena.le(value, arena.zero);
  }

  /** The sum, without games that are 0. */
  private text(terms: readonly Term[]): string {
    const shown = terms.filter((term) => term.kind === 'board' || term.game !== this.valuer.arena.zero);
    return shown.length === 0 ? '0' : printTerms(shown, this.format);
  }
}
