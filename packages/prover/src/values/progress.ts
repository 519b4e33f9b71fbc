/** Progress of a proof, for display. */
import { endCount } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import type { WordResult } from './recurrence.ts';

export type Stage = 'sampling' | 'widening' | 'learning' | 'proving' | 'refining';

/** Told what the thread that learns does itself. */
export interface LearnListener {
  /** A word is begun, after so many others are done. */
  onWord(word: string, stage: Stage, wordsDone: number): void;
  /** Called now and then while a word is learned. */
  onRound(): void;
  /** Called for each cell of a recurrence. */
  onCell(): void;
  onChecked(result: WordResult): void;
}

interface Where {
  readonly stage: Stage;
  readonly round: number;
  /** The current word. */
  readonly word: string;
  readonly wordsDone: number;
  readonly words: number;
}

/** Progress of a proof of values, for display. */
export interface ProofProgress extends Where {
  /** The ends of all formulas so far. */
  readonly regions: number;
  /** Obligations that were checked so far. */
  readonly obligations: number;
  /** The word with most regions; null before the first formula. */
  readonly worst: { readonly word: string; readonly regions: number } | null;
}

export function progressOf(where: Where, formulas: ReadonlyMap<string, Formula>, obligations: number): ProofProgress {
  let regions = 0;
  let worst: ProofProgress['worst'] = null;
  for (const [word, formula] of formulas) {
    const n = endCount(formula);
    regions += n;
    if (worst === null || n > worst.regions) worst = { word, regions: n };
  }
  return { ...where, regions, obligations, worst };
}
