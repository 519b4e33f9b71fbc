/** A certificate about a class, as the checker reads it. */
import type { ClassDocument } from '../document.ts';
import { readDocument } from '../kinds.ts';

export function readClassDocument(json: unknown): ClassDocument {
  const document = readDocument(json);
  if (document.claim === 'value' || document.claim === 'outcome') return document;
  throw new Error(`${document.target} is not about a class`);
}
