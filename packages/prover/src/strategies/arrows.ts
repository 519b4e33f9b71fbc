/** Pictures of moves as the papers draw them: arrows over a pattern, one from each piece that can move. */
import type { Goal } from './pattern/goal.ts';
import { leftMoves } from './pattern/moves.ts';
import { itemText, type Names } from './pattern/text.ts';
import { isRun, type Word } from './pattern/word.ts';

/**
 * A line with an arrow over every move of Left that is known before any split, to be printed above the word: from the
 * toads to the holes that one of them moves into.
 */
export function arrowLine(goal: Goal, names: Names): string {
  const found = leftMoves(goal);
  if (!('moves' in found)) return '';
  const places = placesOf(goal.word, names);
  const holes = goal.word.flatMap((item, at) => (item.kind === '.' ? [at] : []));
  let line = '';
  for (const { name } of found.moves) {
    if (!name.startsWith('T')) continue;
    const at = holes[Number(name.slice(1)) - 1];
    const from = goal.word[at - 1]?.kind === 'T' ? at - 1 : at - 2;
    if (!isRun(goal.word[from])) continue;
    line = `${line.padEnd(places[from])}╭${'─'.repeat(places[at] - places[from] - 1)}→`;
  }
  return line;
}

/** The column at which each item begins. */
function placesOf(word: Word, names: Names): number[] {
  const places: number[] = [];
  let column = 0;
  for (const item of word) {
    places.push(column);
    column += itemText(item, names).length;
  }
  return places;
}
