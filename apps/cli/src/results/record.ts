/**
 * Lines of a results file. Each is a checksum, a blank and a JSON document:
 *
 *     0f3a9c… {"type":"result","position":"T^2.^2F^2","value":"*",…}
 *
 * A line that was cut short, or changed, does not fit its checksum and is passed over.
 */
import { createHash } from 'node:crypto';

/** What was found out about a position, and how. */
export interface Result {
  readonly type: 'result';
  /** The position, with powers. */
  readonly position: string;
  /** Its value in plain notation. */
  readonly value: string;
  readonly method: string;
  /** Positions looked at. */
  readonly nodes: number;
  readonly seconds: number;
  /** The version of the program, and when it was. */
  readonly version: string;
  readonly date: string;
}

/** Some process is at work on a position. In the file it is called a claim, as older versions of the program wrote it. */
export interface Reservation {
  readonly type: 'claim';
  readonly position: string;
  readonly host: string;
  readonly pid: number;
  /** Tells this reservation from all others. */
  readonly token: string;
  readonly date: string;
}

/** The first line of every file. */
export interface Header {
  readonly type: 'header';
  readonly program: 'lilypad';
  readonly format: number;
}

export type Line = Result | Reservation | Header;

export const FORMAT = 1;
export const HEADER: Header = { type: 'header', program: 'lilypad', format: FORMAT };

const DIGITS = 16;

const checksum = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, DIGITS);

export function writeLine(line: Line): string {
  const json = JSON.stringify(line);
  return `${checksum(json)} ${json}\n`;
}

/** The line that a text holds, or null if it is damaged. */
export function readLine(text: string): Line | null {
  const json = text.slice(DIGITS + 1);
  if (text[DIGITS] !== ' ' || checksum(json) !== text.slice(0, DIGITS)) return null;
  try {
    const line = JSON.parse(json) as Line;
    return typeof line === 'object' && line !== null ? line : null;
  } catch {
    return null;
  }
}
