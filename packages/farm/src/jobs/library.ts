/** The certificates that come with the program, for jobs that need them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TheoremLibrary } from '@lilypad/prover';

/** The folder of the certificates. One of them must be named to find it. */
export const libraryFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@lilypad/prover/library/A11.json'));

export function openTheorems(): TheoremLibrary {
  const folder = libraryFolder();
  const fileOf = (name: string): string => join(folder, `${name}.json`);
  return new TheoremLibrary({
    names: () => readdirSync(folder).map((file) => file.replace(/\.json$/, '')),
    text: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null),
  });
}
