/**
 * All that a document about a class has to show.
 *
 * Trusted: that nothing is left out.
 */

import type { Chapter } from './chapters.ts';
import { OutcomeClaim, ValueClaim } from './claim.ts';
import { corollaryChapters } from './corollaries.ts';
import type { ClassDocument, WordEntry } from './document.ts';
import { outcomeParts } from './outcomes.ts';
import type { Part } from './part.ts';
import { valuePart } from './values.ts';

/** The words, then the corollaries, which depend on them. */
export function chaptersOf(document: ClassDocument): Chapter[] {
  const words = [...document.words.values()].map((entry) => {
    return { name: `word "${entry.word}"`, isEntry: true, word: entry.word, parts: () => wordParts(document, entry) };
  });
  return [...words, ...corollaryChapters(document.words, document.corollaries)];
}

function wordParts(document: ClassDocument, entry: WordEntry): Part[] {
  const { claim } = entry;
  if (claim instanceof ValueClaim) return [valuePart(document, entry, claim)];
  if (claim instanceof OutcomeClaim) return outcomeParts(document, entry, claim);
  throw new Error('a claim of an unknown kind');
}
