/**
 * A sum in the editor: boards, which can be drawn and changed square by square, and other games, which stay the
 * text that was typed. Read and written here without being valued, so that the page follows every keystroke.
 */
import { type Board, type NotationError, parseExpression, printBoard } from '@lilypad/toads';

export interface SumTerm {
  readonly negative: boolean;
  /** The board, or null if the term is a game written in notation. */
  readonly board: Board | null;
  readonly text: string;
}

export type ParsedSum =
  | { readonly ok: true; readonly terms: readonly SumTerm[] }
  | { readonly ok: false; readonly error: NotationError };

export function parseSum(text: string): ParsedSum {
  const parsed = parseExpression(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (value.kind === 'atom') return { ok: true, terms: [boardTerm(value.value, false)] };
  if (value.kind === 'negative' && value.operand.kind === 'atom') {
    return { ok: true, terms: [boardTerm(value.operand.value, true)] };
  }
  const whole: SumTerm = { negative: false, board: null, text: text.trim() };
  if (value.kind !== 'sum') return { ok: true, terms: [whole] };
  const terms = value.terms.map((term, i): SumTerm | null => {
    let { negative, value: node } = term;
    if (node.kind === 'negative' && node.operand.kind === 'atom') {
      negative = !negative;
      node = node.operand;
    }
    if (node.kind === 'atom') return boardTerm(node.value, negative);
    const own = text.slice(node.at, value.terms[i + 1]?.value.at ?? text.length).replace(/[-+−\s(]*$/, '');
    // A term in brackets begins within them.
    const readable = [own, `(${own}`].find((candidate) => parseExpression(candidate).ok);
    return readable === undefined ? null : { negative, board: null, text: readable };
  });
  // Brackets may contain several terms; then the text is one game.
  return { ok: true, terms: terms.every((term) => term !== null) ? terms : [whole] };
}

export function boardTerm(board: Board, negative: boolean): SumTerm {
  return { negative, board, text: printBoard(board) };
}

/** The text of a sum, which is read as the same sum again. */
export function printSum(terms: readonly SumTerm[]): string {
  return terms
    .map(({ negative, board, text }, i) => {
      const sign = i === 0 ? (negative ? '- ' : '') : negative ? ' - ' : ' + ';
      const bare = board !== null || (terms.length === 1 && !negative) || !/^[-+−±]/.test(text);
      return sign + (bare ? text : `(${text})`);
    })
    .join('');
}
