/** A certificate as a file for the Rocq proof assistant. */
export interface RocqTheorem {
  readonly ok: true;
  /** The text of the file. */
  readonly text: string;
  /** The file, as its theorems are named: B21, or B22_outcome for a certificate of outcomes. */
  readonly name: string;
  /** Entries of the claim: the words of a class. */
  readonly words: number;
  /** Values and truths in the formulas and predicates. */
  readonly leaves: number;
}

/** A certificate that cannot be read, or of a kind that has no theory in Rocq. */
export interface NotExported {
  readonly ok: false;
  /** A sentence without its full stop. */
  readonly message: string;
}
