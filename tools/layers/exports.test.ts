/** The public face of the packages: every export of an index has a comment that says what it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The exports of an index, each with the file that declares it. */
function exportsOf(folder: string): [name: string, file: string][] {
  const index = readFileSync(join(folder, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
      .map((name): [string, string] => [name, join(folder, 'src', file)]),
  );
}

describe.each(readdirSync(PACKAGES))('%s', (name) => {
  const folder = join(PACKAGES, name);
  const all = exportsOf(folder);

  test('has a comment on every export', () => {
    expect(all.length).toBeGreaterThan(2);
    const bare = all.filter(([one, file]) => {
      const declared = `\\*/\\nexport (?:async |abstract )?(?:function\\*?|const|class|interface|type) ${one}\\b`;
      return !new RegExp(declared).test(readFileSync(file, 'utf8'));
    });
    expect(bare.map(([one]) => one)).toEqual([]);
  });

  test('has a README with an example', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/```ts\n/);
  });
});
