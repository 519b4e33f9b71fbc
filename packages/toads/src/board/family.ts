/**
 * Families of positions with parameters, as text: `T^(a+1).^bF^a` is a position for every a and b.
 *
 * The notation is that of positions (notation.ts), with powers that may contain parameters: a small letter, or a sum of
 * integers and multiples of small letters in parentheses, such as `T^(2a-b+1)`.
 */
import type { Board } from './board.ts';
import { type NotationError, parseBoard } from './notation.ts';

export interface Family {
  readonly text: string;
  /** The names of the parameters, in the order of their first use. */
  readonly parameters: readonly string[];
  /** The position for these values of the parameters, or null if a power is negative or the board would be empty. */
  position(values: Readonly<Record<string, number>>): Board | null;
}

export type ParsedFamily =
  | { readonly ok: true; readonly value: Family }
  | { readonly ok: false; readonly error: NotationError };

/** An integer plus multiples of parameters. */
interface Linear {
  readonly constant: number;
  readonly coefficients: ReadonlyMap<string, number>;
}

/** Text between powers, and the powers. */
type Piece = string | Linear;

const POWER = /\^\s*(?:([a-z])|\(([^()]*)\))/g;
const TERM = /\s*([+-]?)\s*(?:(\d+)\s*\*?\s*([a-z])?|([a-z]))/y;

export function parseFamily(text: string): ParsedFamily {
  const pieces: Piece[] = [];
  const parameters = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(POWER)) {
    const [whole, letter, sum] = match;
    const linear = letter === undefined ? readLinear(sum ?? '') : readLinear(letter);
    if (linear === null) {
      const message = 'A power is a whole number, a parameter, or a sum of these in parentheses, as in T^(a+1).';
      return { ok: false, error: { message, column: match.index + 1 } };
    }
    for (const name of linear.coefficients.keys()) parameters.add(name);
    pieces.push(text.slice(at, match.index), linear);
    at = match.index + whole.length;
  }
  pieces.push(text.slice(at));
  // With every power 1 the text must be a position; what is wrong with it is told where it stands.
  const trial = parseBoard(text.replace(POWER, (power) => '^1'.padEnd(power.length)));
  if (!trial.ok) return trial;
  return {
    ok: true,
    value: { text, parameters: [...parameters], position: (values) => positionOf(pieces, values) },
  };
}

function readLinear(text: string): Linear | null {
  const coefficients = new Map<string, number>();
  let constant = 0;
  TERM.lastIndex = 0;
  for (let at = 0; at < text.trimEnd().length; at = TERM.lastIndex) {
    TERM.lastIndex = at;
    const match = TERM.exec(text);
    if (match === null || (at > 0 && match[1] === '')) return null;
    const sign = match[1] === '-' ? -1 : 1;
    const name = match[3] ?? match[4];
    const factor = sign * Number(match[2] ?? 1);
    if (name === undefined) constant += factor;
    else coefficients.set(name, (coefficients.get(name) ?? 0) + factor);
  }
  return text.trim() === '' ? null : { constant, coefficients };
}

function positionOf(pieces: readonly Piece[], values: Readonly<Record<string, number>>): Board | null {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    let power = piece.constant;
    for (const [name, factor] of piece.coefficients) power += factor * (values[name] ?? 0);
    if (power < 0) return null;
    text += `^${power}`;
  }
  const parsed = parseBoard(text);
  return parsed.ok ? parsed.value : null;
}
