/**
 * LaTeX to the plain notation, before a text is parsed: what the latex style prints, and what papers write. Every piece is
 * replaced by a text of the same length, filled up with blanks, so that all columns stay where they were. A command that
 * means nothing here stays, and the parser complains about it.
 */
import { MAX_LENGTH } from './scanner.ts';

/** A command alone or in braces: \ast, {\ast}. */
const command = (names: string): string => String.raw`(?:\{\\(?:${names})\}|\\(?:${names})(?![A-Za-z]))`;
const SIZE = String.raw`(?:\\(?:left|right|middle|[bB]igg?[lmr]?)\s*)`;
const BAR = String.raw`(?:${SIZE}?(?:\||\\(?:mid|vert)(?![A-Za-z]))|\\\||\\Vert(?![A-Za-z]))`;

type Rule = readonly [pattern: RegExp, plain: (match: RegExpExecArray) => string];

const rule = (pattern: string, plain: string | Rule[1]): Rule => [
  new RegExp(pattern, 'y'),
  typeof plain === 'string' ? () => plain : plain,
];

const RULES: readonly Rule[] = [
  // Blanks come first: 1+\frac{-1}{2} must not become 1+-1/2.
  rule(String.raw`\\[dt]?frac\s*\{\s*(-?\w+)\s*\}\s*\{\s*(\d+)\s*\}`, ([all, above, below]) =>
    `${above}/${below}`.padStart(all.length),
  ),
  rule(String.raw`\\[dt]?frac\s*(\d)\s*(\d)`, ([all, above, below]) => `${above}/${below}`.padStart(all.length)),
  rule(`${BAR}+`, ([all]) =>
    '|'.repeat([...all.matchAll(/\\\||\\Vert|\||\\(?:mid|vert)(?![A-Za-z])/g)].reduce(countBars, 0)),
  ),
  rule(String.raw`${SIZE}?(?:\\\{|\\lbrace(?![A-Za-z]))`, '{'),
  rule(String.raw`${SIZE}?(?:\\\}|\\rbrace(?![A-Za-z]))`, '}'),
  rule(String.raw`${SIZE}\(`, '('),
  rule(String.raw`${SIZE}\)`, ')'),
  rule(command('Uparrow'), '^^'),
  rule(command('Downarrow'), 'vv'),
  rule(
    String.raw`${command('(?:up|down)arrow')}(?:\^(?:\{(\d+)\}|\{(\[\d+\])\}|(\d)))?`,
    ([all, power, series = '', digit = power]) =>
      (all.includes('up') ? '^' : 'v') + (digit === undefined ? series : `<${digit}>`),
  ),
  rule(command('ast|star'), '*'),
  rule(command('pm'), '+-'),
  rule(command('cdot|times'), '.'),
  rule(String.raw`\\[,;:! ]|\\q?quad(?![A-Za-z])|[$~]`, ''),
];

/** The number + tiny of a subscript: the subscript goes on to the brace that closes it, or is one digit. */
const TINY = /(?:\{\\mathbf\{([+-])\}\}|\\mathbf\{([+-])\})_(?:\{|(\d))/y;

/**
 * The text in plain notation, of the same length. A text without a backslash is as it was, and so is one that is too
 * long to be parsed.
 *
 * @example
 * ```ts
 * readLatex(String.raw`\frac{1}{2}`).replaceAll(' ', ''); // => '1/2'
 * ```
 */
export function readLatex(text: string): string {
  if (text.length > MAX_LENGTH || !text.includes('\\')) return text;
  const pieces: string[] = [];
  /** How each open brace of TeX closes. */
  const closers: string[] = [];
  for (let at = 0; at < text.length; ) {
    const [plain, length] = readTiny(text, at, closers) ?? readRule(text, at) ?? [text.charAt(at), 1];
    if (length === 1 && plain === '{') closers.push('}');
    pieces.push(length === 1 && plain === '}' ? (closers.pop() ?? '}') : plain.padEnd(length));
    at += length;
  }
  return pieces.join('');
}

function readTiny(text: string, at: number, closers: string[]): readonly [string, number] | null {
  TINY.lastIndex = at;
  const match = TINY.exec(text);
  if (match === null) return null;
  const [all, inBraces, alone, digit] = match;
  const name = (inBraces ?? alone) === '+' ? 'Tiny' : 'Miny';
  if (digit !== undefined) return [`${name}(${digit})`, all.length];
  closers.push(')');
  return [`${name}(`, all.length];
}

function readRule(text: string, at: number): readonly [string, number] | null {
  for (const [pattern, plain] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return [plain(match), match[0].length];
  }
  return null;
}

function countBars(sum: number, [sign]: RegExpExecArray): number {
  return sum + (sign === '\\|' || sign === '\\Vert' ? 2 : 1);
}
