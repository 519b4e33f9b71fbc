/**
 * All that a document has to show.
 *
 * Trusted: that nothing is left out.
 */
import { OutcomeClaim, ValueClaim } from './claim.ts';
import { corollaryPart } from './corollaries.ts';
import type { Document, WordEntry } from './document.ts';
import { outcomeParts } from './outcomes.ts';
import type { Part } from './part.ts';
import { valuePart } from './values.ts';

/** A word or a corollary with its parts. */
export interface Chapter {
  readonly name: string;
  readonly isWord: boolean;
  readonly word: string;
  readonly parts: readonly Part[];
}

/** The words, then the corollaries, which lean on them. */
export function chaptersOf(document: Document): Chapter[] {
  const words = [...document.words.values()].map((entry) => {
    return { name: `word "${entry.word}"`, isWord: true, word: entry.word, parts: wordParts(document, entry) };
  });
  const corollaries = document.corollaries.map((corollary) => {
    const { name, word } = corollary;
    return { name: `corollary "${name}"`, isWord: false, word, parts: [corollaryPart(document, corollary)] };
  });
  return [...words, ...corollaries];
}

function wordParts(document: Document, entry: WordEntry): Part[] {
  const { claim } = entry;
  if (claim instanceof ValueClaim) return [valuePart(document, entry, claim)];
  if (claim instanceof OutcomeClaim) return outcomeParts(document, entry, claim);
  throw new Error('a claim of an unknown kind');
}
