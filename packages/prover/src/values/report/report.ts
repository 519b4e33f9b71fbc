/** A readable proof of a class: what it says, word by word, the recurrences, and why they prove it. */

import type { StyleName } from '@lilypad/games';
import { parseFamily } from '@lilypad/toads';
import type { Counts, FamilyCases, ReportOptions } from '../../claim/kind.ts';
import { movesOf } from '../../classes/moves.ts';
import { type Placement, placeFamily } from '../../classes/placement.ts';
import { familyText, type PositionClass } from '../../classes/position-class.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type TheoremRow, theoremOf } from '../../formula/rows.ts';
import type { GameStyle } from '../../formula/text.ts';
import { type WrittenCase, writtenCases } from './cases.ts';
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
  readonly families: readonly FamilyCases[];
  /** Whether the cases are so many that readers want them out of sight. */
  readonly isFolded: boolean;
}

export interface ReportWord {
  /** Its place among the words of the class. */
  readonly index: number;
  /** The positions of the word, such as T^a.T^bFT^c. */
  readonly family: string;
  /** Options of Left and of Right. */
  readonly options: readonly (readonly OptionText[])[];
  readonly rows: readonly TheoremRow[];
  /** The proof, case by case; null if it is not wanted, or cannot be found. */
  readonly cases: readonly WrittenCase[] | null;
}

/** The cases of the proof are folded if the words, and the formulas of the certificate, have more regions. */
const MOST_IN_SIGHT = 100;

/** The counts are those of the checker. */
export function reportOf(
  claim: ClassFormula,
  { leaves, obligations, cells }: Counts,
  families: readonly FamilyCases[],
  { withCases = true, mostInSight = MOST_IN_SIGHT }: ReportOptions = {},
  style?: GameStyle | StyleName,
): Report {
  const { positions } = claim;
  const rows = theoremOf(claim, style);
  const own = families.filter(({ family }) => placementIn(positions, family) !== null);
  const needed = own.length === 0 ? new Set(positions.words) : wordsFor(positions, own);
  const found = positions.words.flatMap((word, index) => {
    const family = familyText(positions, word);
    return needed.has(word) ? [{ word, index, family, rows: rows.filter((row) => row.family === family) }] : [];
  });
  const regions = found.reduce((sum, one) => sum + one.rows.length, 0);
  const isFolded = Math.min(regions, leaves) > mostInSight;
  const words = found.map(
    ({ word, ...one }): ReportWord => ({
      ...one,
      options: optionTexts(positions, word),
      cases: withCases ? writtenCases(claim, word, style) : null,
    }),
  );
  return {
    name: positions.name,
    parameters: positions.parameters,
    words,
    regions,
    values: leaves,
    classWords: positions.words.length,
    moves: positions.words.reduce((n, word) => n + movesOf(positions, word).length, 0),
    obligations,
    cells,
    families: own,
    isFolded,
  };
}

/** Where a family lies in a class; null if it does not. */
function placementIn(positions: PositionClass, family: string): Placement | null {
  const parsed = parseFamily(family);
  const placement = parsed.ok ? placeFamily(parsed.value) : '';
  return typeof placement === 'string' || placement.positions.name !== positions.name ? null : placement;
}

/** The words of a class that the positions of families lead to. */
function wordsFor(positions: PositionClass, families: readonly FamilyCases[]): Set<string> {
  const words = new Set(families.flatMap(({ family }) => placementIn(positions, family)?.word ?? []));
  // A set gives what is added to it while it is gone through.
  for (const word of words) for (const move of movesOf(positions, word)) words.add(move.word);
  return words;
}
