/** A job of verify-box.ts: formulas of a class compared with direct computation at some batches of points. */
import { Arena } from '@lilypad/games';
import { FormulaLibrary, libraryTheorem } from '@lilypad/prover';
import { Evaluator, type Task } from '@lilypad/toads';
import { certificateNamed } from './arguments.ts';
import { boardAt } from './meaning/meaning.ts';
import { pointsOfSum } from './meaning/points.ts';
import type { PartsFinding } from './verify-parts.ts';
import { certificateFile, read } from './workspace.ts';

/** Points that are valued together: all of a box with one sum, or those in a list. */
export type Batch =
  | { readonly part: number; readonly sum: number; readonly largest: number }
  | { readonly part: number; readonly points: readonly (readonly number[])[] };

interface ValuesJob {
  readonly target: string;
  readonly batches: readonly Batch[];
}

export const COMPARE_VALUES: Task<ValuesJob, PartsFinding> = {
  name: 'compare values',
  letters: 1000,
  run({ target, batches }) {
    const { gap, words } = certificateNamed(target);
    const theorem = libraryTheorem(target, read(certificateFile(target)));
    const library = new FormulaLibrary((wanted) => (wanted === target ? theorem : null));
    const gaps = words[0].parameters.length;
    let compared = 0;
    for (const batch of batches) {
      // Moves lead from word to word, and leave the sum of the gaps as it is.
      const arena = new Arena();
      const evaluator = new Evaluator(arena);
      for (const { word } of words) {
        for (const point of 'points' in batch ? batch.points : pointsOfSum(gaps, batch.sum, batch.largest)) {
          const board = boardAt(gap, word, point);
          compared += 1;
          if (library.value(arena, board)?.value === evaluator.value(board)) continue;
          return { compared, wrong: { part: batch.part, what: `${word} with gaps ${point.join(', ')}` } };
        }
      }
    }
    return { compared, wrong: null };
  },
};
