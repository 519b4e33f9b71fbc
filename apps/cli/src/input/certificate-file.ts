/** Certificates are JSON, in files or on standard input. */
import { text } from 'node:stream/consumers';
import { InputError } from '../output/errors.ts';
import { readTextFile } from './read-file.ts';

/** The document in a file; `-` is standard input. */
export async function readCertificateFile(file: string): Promise<unknown> {
  const source = file === '-' ? await text(process.stdin) : readTextFile(file);
  try {
    return JSON.parse(source);
  } catch (error) {
    const where = file === '-' ? 'standard input' : `the file ${file}`;
    // The message quotes the file, and may run over several lines.
    throw new InputError(`${where} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}
