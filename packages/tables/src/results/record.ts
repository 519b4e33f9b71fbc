/**
 * Lines of a results file. Each is a checksum, a blank and a JSON document:
 *
 *     0f3a9c… {"type":"result","position":"T^2.^2F^2","value":"*",…}
 *
 * A line that was cut short, or changed by accident, does not fit its checksum. The checksum does not prove that a
 * value is right: imported results are compared with what is known (doubt.ts).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The value of a position, and how it was found. */
export interface Result {
  readonly type: 'result';
  /** The position, with powers. */
  readonly position: string;
  /** Its value in plain notation. */
  readonly value: string;
  /** How it was found, such as "sweep". */
  readonly method: string;
  /** Positions looked at. */
  readonly nodes: number;
  /** The time it took, in seconds. */
  readonly seconds: number;
  /** The version of the program. */
  readonly version: string;
  /** The date. */
  readonly date: string;
}

/** A note that a process works on a position. In the file its type is `claim`, as older versions wrote it. */
export interface Reservation {
  readonly type: 'claim';
  /** The position, with powers. */
  readonly position: string;
  /** The name of the machine. */
  readonly host: string;
  /** The number of the process on that machine. */
  readonly pid: number;
  /** Identifies this reservation. */
  readonly token: string;
  /** When it was made. */
  readonly date: string;
}

/** The first line of every file. */
export interface Header {
  readonly type: 'header';
  readonly program: 'lilypad';
  /** The format of the file; see `FORMAT`. */
  readonly format: number;
}

/** One line of a file of results. */
export type Line = Result | Reservation | Header;

/** The newest format of files that this program reads and writes. */
export const FORMAT = 1;
/** The header of the files that this program writes. */
export const HEADER: Header = { type: 'header', program: 'lilypad', format: FORMAT };

const DIGITS = 16;

/** The first digits of SHA-256: enough to notice any damage. It does not protect against forgery. */
const checksum = (json: string): string => bytesToHex(sha256(utf8ToBytes(json))).slice(0, DIGITS);

/**
 * The text of a line, with its checksum and the line break.
 *
 * @example
 * ```ts
 * writeLine(HEADER); // => '2384b111e42420d5 {"type":"header","program":"lilypad","format":1}\n'
 * ```
 */
export function writeLine(line: Line): string {
  const json = JSON.stringify(line);
  return `${checksum(json)} ${json}\n`;
}

/**
 * The line that a text holds, or null if it is damaged.
 *
 * @example
 * ```ts
 * readLine(writeLine(HEADER).trimEnd()); // => { type: 'header', program: 'lilypad', format: 1 }
 * readLine('damaged'); // => null
 * ```
 */
export function readLine(text: string): Line | null {
  const json = text.slice(DIGITS + 1);
  if (text[DIGITS] !== ' ' || checksum(json) !== text.slice(0, DIGITS)) return null;
  try {
    const line: unknown = JSON.parse(json);
    return isLine(line) ? line : null;
  } catch {
    return null;
  }
}

/** The types of the keys of each type of line. */
const KEYS: Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>> = {
  header: { program: 'string', format: 'number' },
  result: {
    position: 'string',
    value: 'string',
    method: 'string',
    nodes: 'number',
    seconds: 'number',
    version: 'string',
    date: 'string',
  },
  claim: { position: 'string', host: 'string', pid: 'number', token: 'string', date: 'string' },
};

function isLine(line: unknown): line is Line {
  if (typeof line !== 'object' || line === null || !('type' in line)) return false;
  const keys = Object.hasOwn(KEYS, String(line.type)) ? KEYS[String(line.type)] : undefined;
  return (
    keys !== undefined &&
    Object.entries(keys).every(([key, type]) => typeof (line as Record<string, unknown>)[key] === type)
  );
}
