/** Certificates are JSON, in files or on standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { InputError } from './errors.ts';

/** The document in a file; `-` is standard input. */
export async function readCertificateFile(file: string): Promise<unknown> {
  const source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  try {
    return JSON.parse(source);
  } catch (error) {
    const where = file === '-' ? 'standard input' : `the file ${file}`;
    throw new InputError(`${where} is not JSON: ${(error as Error).message}`);
  }
}
