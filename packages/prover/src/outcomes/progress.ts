/** How far a proof of outcomes is. */

/** Progress of a proof of outcomes, for display. */
export interface OutcomeProgress {
  /** What is being done. */
  readonly stage: 'learning' | 'proving';
  /** How many times predicates were learned, this time included. */
  readonly round: number;
  /** The word that is looked at. */
  readonly word: string;
  /** How many words are done in this round. */
  readonly wordsDone: number;
  /** How many words the class has. */
  readonly words: number;
  /** The ends of all predicates so far. */
  readonly regions: number;
  /** Obligations that were checked so far. */
  readonly obligations: number;
}
