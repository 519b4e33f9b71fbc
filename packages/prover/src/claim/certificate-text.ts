/** The text of a certificate as it is written to files: indented, with lists of names on one line. */
export function certificateText(certificate: object): string {
  const text = JSON.stringify(certificate, null, 2);
  const short = text.replace(
    /\[\n\s+((?:"[^"\n]*"(?:,\n\s+)?)+)\n\s+\]/g,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
  return `${short}\n`;
}

/** Lines of certificates are no longer than this, unless a text in them is. */
const WIDEST = 120;

/** The same for certificates with many small parts: what fits on a line is on one line. */
export const compactText = (certificate: object): string => `${partText(certificate, '', 0)}\n`;

/** A part of a document; `used` characters of its line are taken by other things. */
function partText(part: unknown, indent: string, used: number): string {
  const line = lineText(part);
  const isShort = indent.length + used + line.length <= WIDEST;
  if (typeof part !== 'object' || part === null || (isShort && indent !== '')) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(part)
    ? part.map((each, i) => partText(each, inner, i < part.length - 1 ? 1 : 0))
    : Object.entries(part).map(([name, each], i, { length }) => {
        const key = `${JSON.stringify(name)}: `;
        return `${key}${partText(each, inner, key.length + (i < length - 1 ? 1 : 0))}`;
      });
  const [open, close] = Array.isArray(part) ? '[]' : '{}';
  return `${open}\n${parts.map((each) => inner + each).join(',\n')}\n${indent}${close}`;
}

/** A part of a document on one line. */
function lineText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  if (Array.isArray(part)) return `[${part.map(lineText).join(', ')}]`;
  const entries = Object.entries(part).map(([name, each]) => `${JSON.stringify(name)}: ${lineText(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
