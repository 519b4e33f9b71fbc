/** A readable proof of a class: what it says, word by word, the recurrences, and why they prove it. */
import type { Counts, FamilyCases } from '../../claim/kind.ts';
import { movesOf } from '../../classes/moves.ts';
import { familyText } from '../../classes/position-class.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type TheoremRow, theoremOf } from '../../formula/rows.ts';
import type { GameStyle } from '../../formula/text.ts';
import { type OptionText, optionTexts } from './recurrence-text.ts';

/** What a report is made of; the writers decide how it looks. */
export interface Report {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly words: readonly ReportWord[];
  /** The rows of all words. */
  readonly regions: number;
  /** The values in the certificate, which may take several rows each. */
  readonly values: number;
  readonly moves: number;
  readonly obligations: number;
  readonly cells: number;
  readonly corollary: FamilyCases | null;
}

export interface ReportWord {
  /** The positions of the word, such as T^a.T^bFT^c. */
  readonly family: string;
  /** Options of Left and of Right. */
  readonly options: readonly (readonly OptionText[])[];
  readonly rows: readonly TheoremRow[];
}

/** The counts are those of the checker. */
export function reportOf(
  claim: ClassFormula,
  { leaves, obligations, cells }: Counts,
  corollary: FamilyCases | null,
  style?: GameStyle,
): Report {
  const { positions } = claim;
  const rows = theoremOf(claim, style);
  const words = positions.words.map((word) => {
    const family = familyText(positions, word);
    return { family, options: optionTexts(positions, word), rows: rows.filter((row) => row.family === family) };
  });
  return {
    name: positions.name,
    parameters: positions.parameters,
    words,
    regions: rows.length,
    values: leaves,
    moves: positions.words.reduce((n, word) => n + movesOf(positions, word).length, 0),
    obligations,
    cells,
    corollary,
  };
}
