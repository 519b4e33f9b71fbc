/**
 * The version that jobs name: that of the program and a digest of the code that does them, so that programs of two
 * versions, or one that somebody changed, never share jobs or results.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages whose code decides what an answer is. */
const PACKAGES = ['@lilypad/games', '@lilypad/toads', '@lilypad/prover', '@lilypad/sheet', '@lilypad/farm'];
const DIGITS = 12;

/**
 * The version of this program.
 *
 * @example
 * ```ts
 * programVersion(); // => '0.1.0-…
 * ```
 */
export function programVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  const hash = createHash('sha256');
  for (const name of PACKAGES) {
    const folder = dirname(resolve(name));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    for (const file of files.map((one) => one.replaceAll('\\', '/')).sort()) {
      hash.update(`${name}/${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  const manifest = join(dirname(resolve('@lilypad/farm')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return `${version}-${hash.digest('hex').slice(0, DIGITS)}`;
}
