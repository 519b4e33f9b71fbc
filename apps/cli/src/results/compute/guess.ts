/**
 * A guess at the value of a large starting position: that of the one with a toad and a frog fewer. In tables of
 * T^(a+k).^bF^a rows soon repeat one value, once there are fewer empty squares than frogs; and a search is quickest
 * there.
 */
import { printStart } from '@lilypad/toads';

const START = /^T(?:\^(\d+))?\.(?:\^(\d+))?F(?:\^(\d+))?$/;

/**
 * The starting position with a toad and a frog fewer; null for other positions, and if there are many empty squares.
 */
export function smallerStart(position: string): string | null {
  const match = START.exec(position);
  if (match === null) return null;
  const [toads, blanks, frogs] = match.slice(1).map((digits) => Number(digits ?? 1));
  if (Math.min(toads, frogs) <= Math.max(blanks, 1)) return null;
  return printStart(toads - 1, blanks, frogs - 1);
}
