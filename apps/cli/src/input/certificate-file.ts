/** Certificates are JSON, in files or on standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { InputError } from '../output/errors.ts';

/** The document in a file; `-` is standard input. */
export async function readCertificateFile(file: string): Promise<unknown> {
  const source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(unreadable(file));
  try {
    return JSON.parse(source);
  } catch (error) {
    const where = file === '-' ? 'standard input' : `the file ${file}`;
    throw new InputError(`${where} is not JSON: ${printable((error as Error).message)}`);
  }
}

function unreadable(file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'ENOENT') throw new InputError(`there is no file ${file}`);
    if (error.code === 'EISDIR') throw new InputError(`${file} is a folder, not a file`);
    throw error;
  };
}

/** A message that may quote the file, without what would disturb a terminal. */
function printable(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  return message.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
