/** Makes room for games: the block of each thread with its memos, the table in which games are found again, and their rows. */
import { ENDING_BYTES } from './endings';
import { GAME_MEMO_BYTES } from './game-memo';
import { ORDER_MEMO_BYTES } from './order';
import { openRows } from './row';
import { openScratch } from './scratch';
import { openTable } from './table';

/** For so many threads and shapes, with a table of 2^tableBits chains. All memory that is left goes to the rows. */
export function openGames(threads: u32, tableBits: u32, maxShapes: u32): void {
  openScratch(threads, ENDING_BYTES + ORDER_MEMO_BYTES + GAME_MEMO_BYTES);
  openTable(tableBits);
  openRows(maxShapes, threads);
}
