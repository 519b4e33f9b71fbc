/** Shows where an input is wrong: the line itself, and below it a caret under the column. */

const WIDTH = 72;
const ELLIPSIS = '…';

/**
 * Two lines, the input and the caret. Columns count from 1 and may lie one past the end. A long input is cut to a window
 * round the column; characters that could disturb a terminal are shown as a question mark, so that every character
 * takes one column.
 */
export function excerpt(input: string, column: number): string {
  const characters = Array.from(input, (c) => (/[\p{C}\p{Zl}\p{Zp}\t]/u.test(c) ? (c === '\t' ? ' ' : '?') : c));
  let at = Array.from(input.slice(0, column - 1)).length;
  const start = Math.max(0, Math.min(at - WIDTH / 2, characters.length - WIDTH));
  const end = Math.min(characters.length, start + WIDTH);
  let line = characters.slice(start, end).join('');
  at -= start;
  if (start > 0) {
    line = ELLIPSIS + line;
    at += 1;
  }
  if (end < characters.length) line += ELLIPSIS;
  return `  ${line}\n  ${' '.repeat(at)}^`;
}
