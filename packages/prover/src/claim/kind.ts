/**
 * A kind of claim: all that the program does with claims of the kind, except finding and checking them. Each kind has
 * an entry in theorem/kinds.ts, and one in check/kinds.ts, which shares nothing with it.
 */
import type { Arena, GameId, StyleName } from '@lilypad/games';
import type { NotExported, RocqTheorem } from '../rocq/theorem.ts';
import type { CorollaryText } from './family-claim.ts';
import type { ClaimView } from './view.ts';
import type { Certificate, Made } from './write.ts';

/** `C` is the claim, as the prover computes with it; `D` the document, as the checker read it. */
export interface ClaimKind<C extends { readonly kind: string }, D> {
  readonly phrases: Phrases;
  /** The field of certificates that has what they conclude from their claims. */
  readonly conclusions: 'corollaries' | 'statements';
  /** The claim that a document makes. */
  read(document: D): C;
  write(claim: C, made?: Made): Certificate;
  /** The ends of all its decision trees. */
  ends(claim: C): number;
  /** The claim to read, as decision trees: for each entry an empty line, its positions, and the lines of its trees. */
  trees(claim: C, style?: StyleName): string[];
  /** What it says about families, in the notation of certificates or in another one. */
  corollaries(claim: C, style?: StyleName): CorollaryText[];
  /** Readable proofs by the extension of the file name. */
  readonly reports: Reports<C>;
  /** The part of a page of docs/theorems that is made from the certificate. */
  page(claim: C, counts: Counts): string;
  /** The same for a page that would be too long; a sentence about how to make it if not given. */
  shortPage?(claim: C, counts: Counts): string;
  /**
   * The values of the starting positions of a class, for the index of the pages; null if the claim does not determine
   * them.
   */
  start(claim: C): FamilyCases | null;
  /** What the workbench shows. */
  view(document: D): ClaimView;
  /** The claim as theorems for Rocq. */
  rocq(document: D): RocqTheorem | NotExported;
  /** The value of a position, a word of a class with the sizes of its gaps, where the claim determines it. */
  valueAt(claim: C, arena: Arena, word: string, gaps: readonly number[]): GameId | null;
}

/** Parts of sentences about a kind. */
export interface Phrases {
  /** What comes before the target in "B11 is proved": it says what kind of name the target is, if it is not that of a class. */
  readonly before: string;
  /** "B11 is proved by outcomes": the end of that, with a blank before it. */
  readonly by: string;
  /** "B11, where its positions are ≥ and ≤ 0, is proved": the part between commas, with both. */
  readonly says: string;
  /** What the ends of decision trees are. */
  readonly ends: string;
  /** What the entries are. */
  readonly entries: string;
  /** "The certificate gives every word of the class its formula": the end of that. */
  readonly gives: string;
}

/** How much of a proof is written, and how. */
export interface ReportOptions {
  /** Whether the proof is written out case by case (default true). */
  readonly withCases?: boolean;
  /** Proofs with more regions have their cases folded, or at the end (default 100). */
  readonly mostInSight?: number;
  /** The notation of games in Markdown; that of certificates if not given. */
  readonly notation?: StyleName;
}

type Report<C> = (claim: C, counts: Counts, families: readonly FamilyCases[], options?: ReportOptions) => string;

export interface Reports<C> {
  readonly md: Report<C>;
  /** If not given, the page of Markdown is set in LaTeX. */
  readonly tex?: Report<C>;
}

/** How large a proof is, as the checker counts. */
export interface Counts {
  /** Entries of the claim: the words of a class. */
  readonly words: number;
  /** Ends of formulas and predicates that some point reaches. */
  readonly leaves: number;
  /** Things that must hold for the claim to be proved. */
  readonly obligations: number;
  /** Cases into which the obligations fall. */
  readonly cells: number;
}

/** The values of a family, in cases that cover all its positions. */
export interface FamilyCases {
  /** The positions, such as T^a...FF. */
  readonly family: string;
  /** The cases: conditions on the parameters, and the value there. */
  readonly cases: readonly { readonly where: string; readonly value: string }[];
  /** The statement that was asked about it, which is printed in place of the cases. */
  readonly says?: string;
}
