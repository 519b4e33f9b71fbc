/**
 * Reads JSON so that every text has one meaning: an object with the same key twice, of which readers take the first or
 * the last, is refused. A byte order mark at the beginning is allowed.
 *
 * Trusted: that what is returned is all that the text says.
 */
import { clip, Misread } from './misread.ts';

/** Strings, and the signs that open, close and separate objects and lists. The text is known to be JSON. */
const TOKEN = /"(?:[^"\\]+|\\.)*"|[[\]{},:]/g;

/** The document in a text. Throws `SyntaxError` if it is not JSON, and `Misread` if an object has a key twice. */
export function parseJson(text: string): unknown {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const json: unknown = JSON.parse(source);
  refuseDuplicates(source);
  return json;
}

function refuseDuplicates(source: string): void {
  /** The keys of the objects around a place; null for a list. */
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open[open.length - 1];
      const key: string = JSON.parse(last);
      if (keys?.has(key)) throw new Misread(`the key "${clip(key)}" is there twice in one object`);
      keys?.add(key);
    }
    last = token;
  }
}
