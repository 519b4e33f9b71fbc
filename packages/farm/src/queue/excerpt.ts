/** Long texts in messages: certificates may have millions of letters, and two of them differ somewhere far inside. */

const MOST_LETTERS = 300;
/** So many letters before a difference are shown. */
const BEFORE = 100;

/** A text of a few hundred letters at most, from a place on. */
export function excerpt(text: string, from: number): string {
  if (text.length <= MOST_LETTERS) return text;
  const [begin, end] = [Math.min(from, text.length - 1), from + MOST_LETTERS];
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}

/** Two results as JSON, or excerpts of them from where they begin to differ. */
export function differing(one: unknown, other: unknown): [string, string] {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  let place = 0;
  while (place < a.length && a[place] === b[place]) place += 1;
  const from = Math.max(0, place - BEFORE);
  return [excerpt(a, from), excerpt(b, from)];
}
