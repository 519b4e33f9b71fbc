/**
 * The version that jobs of a farm name: that of the program and a digest of the code that computes, so that programs of
 * two versions, or one that somebody changed, never share jobs or results.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { version } from '../output/version.ts';

/** The packages whose code decides what an answer is. */
const packages = (): string[] => [
  import.meta.resolve('@lilypad/games'),
  import.meta.resolve('@lilypad/toads'),
  import.meta.resolve('@lilypad/tables'),
  import.meta.resolve('@lilypad/prover'),
  import.meta.resolve('@lilypad/sheet'),
  import.meta.resolve('@lilypad/farm'),
];

const DIGITS = 12;

export function programVersion(): string {
  const hash = createHash('sha256');
  for (const [index, entry] of packages().entries()) {
    const folder = new URL('./', entry);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    for (const file of files.map((one) => one.replaceAll('\\', '/')).sort()) {
      hash.update(`${index}/${file}\n`).update(readFileSync(new URL(file, folder)));
    }
  }
  return `${version()}-${hash.digest('hex').slice(0, DIGITS)}`;
}
