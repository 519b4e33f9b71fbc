/** What the checker says about a certificate, and its options. */

export interface Accepted {
  readonly ok: true;
  readonly target: string;
  /** The kind of claim that is proved. */
  readonly claim: string;
  /** Entries of the claim, such as the words of a class. */
  readonly words: number;
  /** The names of the corollaries, which are proved too. */
  readonly corollaries: readonly string[];
  /** Ends of formulas and predicates that some point reaches. */
  readonly leaves: number;
  readonly obligations: number;
  /** Cases in which the obligations were met, none of them empty. */
  readonly cells: number;
}

/** The verdict on a certificate that proves nothing: what failed first, and why. */
export interface Rejected {
  readonly ok: false;
  /** What failed first: a word or a corollary, a region and a move or an option; or "format". */
  readonly obligation: string;
  /** Why, in a sentence without its full stop. */
  readonly message: string;
  /** Sizes of the gaps, or parameters of the corollary, for which it fails, where such are known. */
  readonly point?: Readonly<Record<string, number>>;
}

/** How a certificate is checked. */
export interface CheckOptions {
  /** Called now and then. */
  readonly onProgress?: (progress: CheckProgress) => void;
  /** The number of cases beyond which the checker gives up and rejects. */
  readonly maxCells?: number;
}

/** Progress of a check, for display. */
export interface CheckProgress {
  /** The entry that is being checked. */
  readonly word: string;
  /** How many entries are done. */
  readonly wordsDone: number;
  /** How many entries there are. */
  readonly words: number;
  /** How many cases have been checked so far. */
  readonly cells: number;
}
