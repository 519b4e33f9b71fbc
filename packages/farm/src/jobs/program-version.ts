/**
 * The version that jobs name: that of the program and a digest of the code that does them and of the
 * certificates that it uses, so that programs of two
 * versions, or one that somebody changed, never share jobs or results.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { libraryFolder } from './library.ts';

/** The packages whose code decides what an answer is. */
const PACKAGES = ['@lilypad/games', '@lilypad/toads', '@lilypad/prover', '@lilypad/sheet', '@lilypad/farm'];
const DIGITS = 12;

const { resolve } = createRequire(import.meta.url);

/**
 * The version of this program.
 *
 * @example
 * ```ts
 * programVersion(); // => '0.1.0-…
 * ```
 */
export function programVersion(): string {
  const manifest = join(dirname(resolve('@lilypad/farm')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return `${version}-${digestOf(programFiles())}`;
}

/** Another one for other files: by their names or by what is in them. */
export function digestOf(files: readonly ProgramFile[]): string {
  const hash = createHash('sha256');
  for (const { name, path } of files) hash.update(`${name}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, DIGITS);
}

/** A file that decides what an answer is, with a name that is the same on all machines. */
export interface ProgramFile {
  readonly name: string;
  readonly path: string;
}

/** All files that decide what an answer is, always in the same order. */
export const programFiles = (): ProgramFile[] => [
  ...PACKAGES.flatMap((name) => filesIn(name, dirname(resolve(name)), '.js')),
  ...filesIn('library', libraryFolder(), '.json'),
];

function filesIn(name: string, folder: string, ending: string): ProgramFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ name: `${name}/${file.replaceAll('\\', '/')}`, path: join(folder, file) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
