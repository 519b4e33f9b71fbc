/** How hard a word looks: long words and toads behind frogs make a proof long. */
import { arePairs, type Word } from '../pattern/word.ts';

/** A pair of moves that leaves the board as it is costs so much more: the claim it comes from cannot be used there. */
const STILL_COST = 6;

/** `moved`: whether a piece has moved on the board. */
export function costOf(word: Word, moved: boolean): number {
  let behind = 0;
  let isBehind = false;
  for (const item of word) {
    if (item.kind === '#') isBehind = false;
    else if (item.kind === 'F' || item.kind === '?' || arePairs(item)) isBehind = true;
    else if (item.kind === 'T' && isBehind) behind += 1;
  }
  return 10 + word.length + 4 * behind + (moved ? 0 : STILL_COST);
}
