/**
 * The values of short boards, once many of them have been asked for: one pass (strips.ts) values all boards of up to
 * twelve squares in the time of a few hundred searches, and every other board of that length then costs a look into its table.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { openStrips } from './open-strips.ts';
import { BYTES_PER_STRIP, type StripTable, stripNumber } from './strips.ts';

/** The longest boards that are worth a pass: there are half a million of them, 2 MB of table. */
const LONGEST = 12;
/** So many questions for boards of twelve squares are worth a pass; for each square less a third, but not below `FEWEST`. */
const ENOUGH = 192;
const FEWEST = 16;
/** What the table and the values need at most, in bytes. */
const ROOM = 2 ** 23;

export class ShortStrips {
  private readonly arena: Arena;
  private readonly maxBytes: number;
  private table: StripTable | null = null;
  /** How many questions are known to come. */
  coming = 0;
  /** How many boards of each length were asked for. */
  private readonly asked = new Uint32Array(LONGEST + 1);

  /** `maxBytes`: the most memory for values. */
  constructor(arena: Arena, maxBytes: number) {
    this.arena = arena;
    this.maxBytes = maxBytes;
  }

  /** The memory of the table, in bytes. */
  get bytes(): number {
    return BYTES_PER_STRIP * this.positions;
  }

  /** How many boards have been valued. */
  get positions(): number {
    return this.table?.count ?? 0;
  }

  /** The value of a board, if it is in the table or the table is worth making; else null. */
  find(board: Board): GameId | null {
    if (board.length > LONGEST) return null;
    if (this.table === null || this.table.length < board.length) {
      const asked = ++this.asked[board.length] + this.coming;
      if (asked < Math.max(FEWEST, ENOUGH / 3 ** (LONGEST - board.length))) return null;
      if (this.arena.bytes + ROOM > this.maxBytes) return null;
      this.table = openStrips(this.arena, board.length);
      while (this.table.known < this.table.count) this.table.work(this.table.count);
    }
    // Boards that are shorter than the table have frogs, digit 0, before them.
    return this.table.value(stripNumber(board));
  }
}
