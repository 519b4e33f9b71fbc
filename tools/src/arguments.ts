/** How the scripts read their arguments: a bad one ends the script with one sentence and exit code 2. */
import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { JsonCertificate } from './meaning/meaning.ts';
import { certificateFile, read } from './workspace.ts';

export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** Ends the script because it found something wrong. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The options of the script. */
export function readOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** A whole number, written in digits. */
export function wholeNumber(text: string, what: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : refuse(`${what} must be a whole number, not '${text}'.`);
}

/** A certificate of the library by its name. */
export function certificateNamed(name: string): JsonCertificate {
  const file = certificateFile(name);
  if (!existsSync(file)) refuse(`There is no certificate '${name}' in the library.`);
  return JSON.parse(read(file)) as JsonCertificate;
}
