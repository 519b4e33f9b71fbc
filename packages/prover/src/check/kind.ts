/**
 * What the checker needs for a kind of claims: how a certificate of the kind is read, and how it is checked.
 *
 * Trusted: that what is checked is enough for what was read. Each kind says why in its own files.
 */
import type { Chapter, DocumentHead } from './chapters.ts';
import type { Fields } from './fields.ts';
import type { Accepted, CheckOptions, Rejected } from './verdict.ts';

export interface Kind<D extends DocumentHead> {
  /** Reads a certificate whose fields format and claim are right; the kind reads all others. Throws `Misread`. */
  read(fields: Fields): D;
  check(document: D, options: CheckOptions): Accepted | Rejected;
  /** What `check` checks, in chapters that do not need each other; left out if it is checked as a whole. */
  chapters?(document: D): readonly Chapter[];
  /** The document with other corollaries, which are read from JSON. Throws `Misread`. */
  concluding(document: D, corollaries: unknown): D;
  /** Checks the corollaries only, for a document whose other claims are known to be true. */
  checkCorollaries(document: D, options: CheckOptions): Accepted | Rejected;
}
