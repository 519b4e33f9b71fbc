/** Certificates are JSON, in files or on standard input. */
import { InputError } from '../output/errors.ts';
import { readStandardInput, readTextFile } from './read-file.ts';

/** The text of a file; `-` is standard input. */
export const readCertificateText = async (file: string): Promise<string> =>
  file === '-' ? await readStandardInput() : readTextFile(file);

/** The file in a sentence. */
export const fileName = (file: string): string => (file === '-' ? 'standard input' : `the file ${file}`);

/** Runs a function on the text of a file, which is bad input if it is not JSON. */
export function onCertificate<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The message quotes the file, and may have several lines.
    throw new InputError(`${fileName(file)} is not JSON: ${error.message.replace(/\s+/g, ' ')}`);
  }
}
