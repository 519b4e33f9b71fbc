/**
 * Results on disk: a file of checksummed lines (record.ts) to which lines are only ever added, each by one write to a
 * file opened for appending, followed by fsync.
 *
 * Killing the process at any moment leaves at worst a line cut short, which readers skip; a line begins with its own
 * line break, so the next line is whole. Processes share a file without waiting for each other: the operating system
 * puts appended lines one after the other. A process that wants to work on a position appends a reservation; the first
 * one of a process that is still alive holds.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { FORMAT, HEADER, type Line, type Reservation, type Result, readLine, writeLine } from '@lilypad/tables';
import { InputError } from '../output/errors.ts';
import { cannotWrite } from '../output/write-file.ts';

/** Reservations from other machines, and of processes whose number may have been reused, end after this time. */
const RESERVATION_HOURS = 24;
const CHUNK = 1 << 20;

export class ResultStore {
  readonly path: string;
  /** Lines that were cut short or changed. */
  damaged = 0;

  private readonly file: number;
  private readonly results = new Map<string, Result>();
  private readonly reservations = new Map<string, Reservation[]>();
  private readonly tokens = new Set<string>();
  /** How far the file has been read, and the beginning of a line that was not complete then. */
  private offset = 0;
  private rest: Buffer = Buffer.alloc(0);

  /** Opens a file of results; makes it if there is none, in an existing folder. */
  constructor(path: string) {
    this.path = path;
    this.file = opened(path);
    this.checkHeader();
    this.refresh();
  }

  close(): void {
    closeSync(this.file);
  }

  /** The result for a position, if this or another process has found it. */
  get(position: string): Result | undefined {
    return this.results.get(position);
  }

  all(): Result[] {
    return [...this.results.values()];
  }

  add(result: Result): void {
    this.append(result);
  }

  /** Takes a position for this process to work on; false if it is finished, or another process is at work on it. */
  reserve(position: string): boolean {
    this.refresh();
    if (this.results.has(position) || this.holder(position) !== undefined) return false;
    const token = randomUUID();
    this.tokens.add(token);
    this.append({ type: 'claim', position, host: hostname(), pid: process.pid, token, date: new Date().toISOString() });
    return !this.results.has(position) && this.holder(position)?.token === token;
  }

  /** The reservation that holds: the first whose process is still at work. */
  private holder(position: string): Reservation | undefined {
    return this.reservations.get(position)?.find((one) => this.tokens.has(one.token) || isAlive(one));
  }

  /** Reads the lines added to the file since the last time. */
  refresh(): void {
    const chunk = Buffer.alloc(CHUNK);
    for (;;) {
      const length = readSync(this.file, chunk, 0, CHUNK, this.offset);
      if (length === 0) return;
      this.offset += length;
      const text = Buffer.concat([this.rest, chunk.subarray(0, length)]);
      const end = text.lastIndexOf('\n') + 1;
      for (const line of text.subarray(0, end).toString('utf8').split('\n')) if (line !== '') this.take(line);
      this.rest = Buffer.from(text.subarray(end));
    }
  }

  private take(text: string): void {
    const line = readLine(text);
    if (line === null) {
      this.damaged++;
    } else if (line.type === 'result') {
      if (!this.results.has(line.position)) this.results.set(line.position, line);
      this.reservations.delete(line.position);
    } else if (line.type === 'claim') {
      const reservations = this.reservations.get(line.position) ?? [];
      this.reservations.set(line.position, [...reservations, line]);
    }
  }

  private append(line: Line): void {
    const bytes = Buffer.from(`\n${writeLine(line)}`);
    if (writeSync(this.file, bytes) !== bytes.length) throw new Error(`${this.path} could not be written`);
    fsyncSync(this.file);
    this.refresh();
  }

  private checkHeader(): void {
    const bytes = Buffer.alloc(4096);
    const start = bytes.subarray(0, readSync(this.file, bytes, 0, bytes.length, 0)).toString('utf8');
    const header = readLine(start.split('\n')[0] ?? '');
    if (header?.type !== 'header') {
      this.close();
      throw new InputError(`the file ${this.path} holds no results`);
    }
    if (header.format > FORMAT) {
      this.close();
      throw new InputError(`the file ${this.path} was written by a newer version of this program`);
    }
  }
}

/** Opens a file to add lines, and makes it if there is none. */
function opened(path: string): number {
  try {
    create(path);
    return openSync(path, 'a+');
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Makes a file with the header, in one step, unless there is a file already. */
function create(path: string): void {
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  const file = openSync(draft, 'wx');
  writeSync(file, writeLine(HEADER));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

function isAlive({ host, pid, date }: Reservation): boolean {
  if (Date.now() - Date.parse(date) > RESERVATION_HOURS * 3_600_000) return false;
  if (host !== hostname()) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
