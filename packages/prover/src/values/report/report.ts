/** A readable proof of a class: what it says, word by word, the recurrences, and why they prove it. */
import { parseFamily } from '@lilypad/toads';
import type { Counts, FamilyCases } from '../../claim/kind.ts';
import { movesOf } from '../../classes/moves.ts';
import { placeFamily } from '../../classes/placement.ts';
import { familyText, type PositionClass } from '../../classes/position-class.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type TheoremRow, theoremOf } from '../../formula/rows.ts';
import type { GameStyle } from '../../formula/text.ts';
import { type OptionText, optionTexts } from './recurrence-text.ts';

/** What a report is made of; the writers decide how it looks. */
export interface Report {
  readonly name: string;
  readonly parameters: readonly string[];
  /** All words, or for a family those that its positions lead to. */
  readonly words: readonly ReportWord[];
  /** The rows of these words. */
  readonly regions: number;
  /** The values in the certificate, which may take several rows each. */
  readonly values: number;
  /** The words of the class, and the moves of all of them. */
  readonly classWords: number;
  readonly moves: number;
  readonly obligations: number;
  readonly cells: number;
  readonly corollary: FamilyCases | null;
}

export interface ReportWord {
  /** Its place among the words of the class. */
  readonly index: number;
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
  const needed = corollary === null ? new Set(positions.words) : wordsFor(positions, corollary.family);
  const words = positions.words.flatMap((word, index): ReportWord[] => {
    const family = familyText(positions, word);
    const own = rows.filter((row) => row.family === family);
    return needed.has(word) ? [{ index, family, options: optionTexts(positions, word), rows: own }] : [];
  });
  return {
    name: positions.name,
    parameters: positions.parameters,
    words,
    regions: words.reduce((n, word) => n + word.rows.length, 0),
    values: leaves,
    classWords: positions.words.length,
    moves: positions.words.reduce((n, word) => n + movesOf(positions, word).length, 0),
    obligations,
    cells,
    corollary,
  };
}

/** The words of a class that the positions of a family lead to. */
function wordsFor(positions: PositionClass, family: string): Set<string> {
  const parsed = parseFamily(family);
  const placement = parsed.ok ? placeFamily(parsed.value) : '';
  if (typeof placement === 'string') return new Set(positions.words);
  const words = new Set([placement.word]);
  // A set gives what is added to it while it is gone through.
  for (const word of words) for (const move of movesOf(positions, word)) words.add(move.word);
  return words;
}
