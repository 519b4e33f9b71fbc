/**
 * Learners of all words of a class with wider labels. Words need each other's labels, so one thread has all of them, and they are widened one after
 * the other.
 */
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import type { KeptValues } from './kept-values.ts';
import type { Labels } from './labels/labels.ts';
import { Widener } from './labels/widen.ts';
import { type SavedWord, WordLearner } from './word-learner.ts';
import { Workroom } from './workroom.ts';

/**
 * All words together take much memory, so what was saved of a word is let go when it is at work.
 *
 * @param saved - words, which are taken out
 * @param onWord - called when a word is begun, with its number
 */
export function widened(
  positions: PositionClass,
  saved: Map<string, SavedWord>,
  rounds: number,
  kept: KeptValues,
  onWord: (word: string, number: number) => void,
): Map<string, WordLearner> {
  const room = new Workroom(positions, kept);
  const learners = new Map<string, WordLearner>();
  for (const [word, one] of saved) {
    saved.delete(word);
    learners.set(word, WordLearner.from(room, one));
  }
  const labelsOf = (word: string): Labels => (learners.get(word) as WordLearner).labels;
  const wideners = positions.words.map((word) => new Widener(labelsOf(word), movesOf(positions, word)));
  for (let round = 0; round < rounds; round++) {
    for (const [i, word] of positions.words.entries()) {
      onWord(word, i);
      wideners[i].widen(labelsOf);
    }
  }
  return learners;
}
