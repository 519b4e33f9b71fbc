/**
 * What is known of the recurrences of a class: which were checked with the formulas that they have now. Formulas are known by what
 * they are, not by the words that have them: a check holds as long as none of the formulas in it was replaced.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { endCount } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { type PlainFormula, plainFormula } from '../formula/plain.ts';
import type { Forest } from '../symbolic/forest.ts';
import type { WordResult } from './recurrence.ts';
import { wordsIn } from './word-tasks.ts';

type Formulas = ReadonlyMap<string, Formula>;

interface Checked {
  /** The formulas of the word and of those that its moves lead to. */
  readonly formulas: readonly (Formula | undefined)[];
  readonly result: WordResult;
}

export class Checks {
  /** The last check of each word. */
  private readonly checked = new Map<string, Checked>();
  private readonly plain = new WeakMap<Formula, PlainFormula>();

  constructor(private readonly positions: PositionClass) {}

  /** The result of the last check of a word. */
  resultOf(word: string): WordResult {
    return (this.checked.get(word) as Checked).result;
  }

  /** Takes the result of a check with these formulas. */
  take(formulas: Formulas, result: WordResult): void {
    this.checked.set(result.word, { formulas: this.formulasIn(formulas, result.word), result });
  }

  /** The words that were not checked with these formulas; large ones first, so that no thread is left alone with the largest. */
  missing(formulas: Formulas, words: readonly string[]): readonly string[] {
    const changed = words.filter((word) => {
      const last = this.checked.get(word)?.formulas;
      return last === undefined || this.formulasIn(formulas, word).some((formula, i) => formula !== last[i]);
    });
    return changed
      .map((word) => ({ word, regions: regionsIn(this.formulasIn(formulas, word)) }))
      .sort((x, y) => y.regions - x.regions)
      .map(({ word }) => word);
  }

  /** Keeps a formula as it was learned, as plain data. */
  keepPlain(formula: Formula, plain: PlainFormula): void {
    this.plain.set(formula, plain);
  }

  /** A formula as plain data. */
  plainOf(forest: Forest, formula: Formula): PlainFormula {
    let known = this.plain.get(formula);
    if (known === undefined) {
      known = plainFormula(forest, formula);
      this.plain.set(formula, known);
    }
    return known;
  }

  private formulasIn(formulas: Formulas, word: string): (Formula | undefined)[] {
    return wordsIn(this.positions, word).map((one) => formulas.get(one));
  }
}

/** About how much there is to do to check a recurrence with these formulas. */
const regionsIn = (formulas: readonly (Formula | undefined)[]): number =>
  formulas.reduce((sum, formula) => sum + (formula === undefined ? 0 : endCount(formula)), 0);
