/** Paths in the documents: every path of the workspace that they name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths from the root in code type, such as `packages/toads/src/session.ts`; not patterns such as packages/*. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(/`((?:packages|apps|tools|bench|rocq|docs)\/[\w./-]*)`/g);
  // The output of a build is not in the repository.
  return [...found].map((match) => match[1] ?? '').filter((path) => !/\/(?:dist|build)\b/.test(path));
}

test.each(DOCUMENTS)('%s names files that are there', (document) => {
  const paths = pathsIn(readFileSync(join(ROOT, document), 'utf8'));
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the walks of the architecture go through many files', () => {
  expect(pathsIn(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')).length).toBeGreaterThan(45);
});
