/** How the scripts read their arguments: a bad one ends the script with one sentence and exit code 2. */
import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { JsonCertificate } from './meaning/meaning.ts';
import { certificateFile, read } from './workspace.ts';

/** What stands in a database may move the cursor. */
const printable = (sentence: string): string => sentence.replace(/[^\P{C}\n]/gu, '?');

export function refuse(sentence: string): never {
  process.stderr.write(`${printable(sentence)}\n`);
  process.exit(2);
}

/** Ends the script because it found something wrong. */
export function fail(sentence: string): never {
  process.stderr.write(`${printable(sentence)}\n`);
  process.exit(1);
}

/** A password in an address, before the machine or among its parameters. */
const PASSWORD = /:\/\/[^/@]*:.*@|[?&]password=/is;

/** Ends the script if an argument has a password: npm has it in the arguments of its shell, where others see it as long as the script runs. */
export function refusePasswords(argv: readonly string[]): void {
  if (!argv.some((argument) => PASSWORD.test(argument) || PASSWORD.test(decoded(argument)))) return;
  refuse(
    'A password on the command line can be seen by others: put the address into LILYPAD_FARM, or the password into .pgpass.',
  );
}

/** Letters may be written as %70. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
