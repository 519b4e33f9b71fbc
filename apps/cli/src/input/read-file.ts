/** The text of a file that the user names, or of standard input. It may be a device that never ends, so there is a limit. */
import { closeSync, openSync, readSync } from 'node:fs';
import { InputError } from '../output/errors.ts';
import { isSystemError, reasonOf } from '../output/system-error.ts';

/** Many times the largest certificate. */
const MOST_BYTES = 2 ** 28;
const CHUNK_BYTES = 2 ** 16;

/** Throws InputError if there is no such file, it cannot be read, or it is too long. */
export function readTextFile(file: string, mostBytes = MOST_BYTES): string {
  try {
    const text = new BoundedText(`the file ${file}`, mostBytes);
    for (const chunk of chunksOf(file)) text.add(chunk);
    return text.toString();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') throw new InputError(`there is no file ${file}`);
    if (error.code === 'EISDIR') throw new InputError(`the path ${file} is a folder, not a file`);
    throw new InputError(`the file ${file} cannot be read: ${reasonOf(error.code ?? '', error.message)}`);
  }
}

/** Throws InputError if it is too long. */
export async function readStandardInput(mostBytes = MOST_BYTES): Promise<string> {
  const text = new BoundedText('standard input', mostBytes);
  for await (const chunk of process.stdin) text.add(chunk as Buffer);
  return text.toString();
}

class BoundedText {
  private readonly name: string;
  private readonly mostBytes: number;
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  constructor(name: string, mostBytes: number) {
    this.name = name;
    this.mostBytes = mostBytes;
  }

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > this.mostBytes) {
      throw new InputError(`${this.name} is longer than ${Math.floor(this.mostBytes / 2 ** 20)} MB`);
    }
    this.chunks.push(chunk);
  }

  toString(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

function* chunksOf(file: string): Generator<Buffer> {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(descriptor, chunk);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}
