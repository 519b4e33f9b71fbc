/**
 * A text as it must be written inside an SVG or XML document.
 *
 * @example
 * ```ts
 * escapeXml('a < b & c'); // => 'a &lt; b &amp; c'
 * ```
 */
export function escapeXml(words: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return words.replace(/[&<>"]/g, (character) => names[character]!);
}
