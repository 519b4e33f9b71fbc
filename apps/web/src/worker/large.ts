/** Which questions are so much work that other threads should help. */
import { boardCount, boardsIn, countsOf, parseExpression, valueCost } from '@lilypad/toads';
import type { Request } from './protocol.ts';

/** Arrangements of a sweep, or boards of a pass. */
const MUCH = 1_000_000;
/** Letters of a certificate. */
const LONG = 100_000;

export function isLarge({ task, input }: Request): boolean {
  const asked = input as Readonly<Record<string, unknown>>;
  if (task === 'check') return String(asked.certificate).length >= LONG;
  const texts = [asked.sum, asked.left, asked.right, asked.position].filter((text) => typeof text === 'string');
  if (texts.some((text) => boardsOf(text).some((board) => valueCost(board) >= MUCH))) return true;
  return played(asked).some((text) => boardsOf(text).some((board) => boardCount(countsOf(board)) >= MUCH));
}

/** The boards of the first position of a game: it leads to all others. */
function played({ boards, positions }: Readonly<Record<string, unknown>>): readonly string[] {
  const [first] = Array.isArray(positions) ? positions : [{ boards }];
  return Array.isArray(first?.boards) ? first.boards : [];
}

/** None if the text cannot be read: the task will say why. */
function boardsOf(text: string): ReturnType<typeof boardsIn> {
  const parsed = parseExpression(text);
  return parsed.ok ? boardsIn(parsed.value) : [];
}
