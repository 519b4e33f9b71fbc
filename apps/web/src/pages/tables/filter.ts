/** Which cells of a table are looked for: by kind, by how they compare with the paper, or by what is written in them. */
import { KIND_LABELS, MARK_SIGNS } from '@lilypad/tables';
import type { CellAnswer, CellQuestion } from '../../worker/protocol.ts';
import { MARKS } from './cell-look.ts';

export interface Filter {
  /** A kind, a mark, or empty for all. */
  readonly only: string;
  /** What the position or the value contains. */
  readonly text: string;
}

/** What `only` can be, with its words. */
export const CHOICES: readonly (readonly [name: string, words: string])[] = [
  ...Object.entries(KIND_LABELS).map(([name, words]) => [name, words] as const),
  ...(Object.keys(MARK_SIGNS) as (keyof typeof MARK_SIGNS)[]).map((name) => [name, MARKS[name][1]] as const),
];

export function matches({ only, text }: Filter, { position }: CellQuestion, answer: CellAnswer | null): boolean {
  if (only === '' && text === '') return true;
  if (answer === null) return false;
  const wanted = text.trim().replaceAll('*', '∗').replaceAll('-', '−');
  const written = answer.short.text.replaceAll('*', '∗').replaceAll('-', '−');
  const found = wanted === '' || position.includes(text.trim()) || written.includes(wanted);
  return found && (only === '' || answer.kind === only || answer.mark === only);
}
