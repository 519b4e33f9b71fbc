/**
 * Checks a certificate: is what it claims true? Each kind of claim has its own way to be read and checked (kinds.ts).
 *
 * Trusted: this file, and all it imports. It answers `ok` only if every obligation was met in every case; what it
 * cannot decide within its limits it rejects.
 */
import { type Chapter, type ChapterVerdict, checkChapter, joinVerdicts } from './chapters.ts';
import { Beyond } from './form.ts';
import { type AnyDocument, kindOf, readDocument } from './kinds.ts';
import { Misread } from './misread.ts';
import { missing } from './missing.ts';
import type { Accepted, CheckOptions, Rejected } from './verdict.ts';

/** Reads and checks a certificate. Never throws for what is wrong with it. */
export function checkCertificate(json: unknown, options: CheckOptions = {}): Accepted | Rejected {
  const document = tryToRead(() => readDocument(json));
  return 'ok' in document ? document : checkDocument(document, options);
}

/** Checks what was read from a certificate. */
export function checkDocument(document: AnyDocument, options: CheckOptions = {}): Accepted | Rejected {
  return tryToRead(() => kindOf(document).check(document, options));
}

/** The chapters of what was read, which can be checked in any order; none if it can only be checked as a whole. */
export const chaptersIn = (document: AnyDocument): readonly Chapter[] => kindOf(document).chapters?.(document) ?? [];

/** Checks some chapters of what was read, given by their numbers. */
export function checkSome(
  document: AnyDocument,
  numbers: readonly number[],
  options: CheckOptions,
): readonly ChapterVerdict[] {
  const chapters = chaptersIn(document);
  return numbers.map((i) => checkChapter(chapters[i] ?? missing(), 0, options));
}

/** The verdict on what was read, given those on all its chapters in their order. */
export const joinChapters = (
  document: AnyDocument,
  verdicts: readonly ChapterVerdict[],
  options: CheckOptions,
): Accepted | Rejected => joinVerdicts(document, chaptersIn(document), verdicts, options);

/** What was read from a certificate, with other corollaries in place of its own; or why these cannot be read. */
export function concluding(document: AnyDocument, corollaries: unknown): AnyDocument | Rejected {
  return tryToRead(() => kindOf(document).concluding(document, corollaries));
}

/**
 * Checks the corollaries of what was read from a certificate. Only for a certificate whose other claims were accepted
 * before.
 */
export function checkCorollaries(document: AnyDocument, options: CheckOptions = {}): Accepted | Rejected {
  return tryToRead(() => kindOf(document).checkCorollaries(document, options));
}

/** What was read, or why it cannot be. */
export function tryToRead<T>(read: () => T): T | Rejected {
  try {
    return read();
  } catch (error) {
    if (error instanceof Misread || error instanceof Beyond)
      return { ok: false, obligation: 'format', message: error.message };
    throw error;
  }
}
