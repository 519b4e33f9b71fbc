/**
 * The module `virtual:library`: the certificates that packages/prover offers, each loaded as text when it is needed.
 * The list is made here, since a page cannot list a folder. A library without certificates fails the build.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:library';
const PACKAGE = '@lilypad/prover/library';

export function library(): Plugin {
  return {
    name: 'lilypad-library',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(certificateNames()) : null),
  };
}

function certificateNames(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/A11.json`));
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (names.length < 2) throw new Error(`There are no certificates in ${PACKAGE}.`);
  return names.map((file) => file.replace('.json', '')).sort();
}

function moduleOf(names: readonly string[]): string {
  const lines = names.map(
    (name) => `  { name: '${name}', load: async () => (await import('${PACKAGE}/${name}.json?raw')).default },`,
  );
  return `export const LIBRARY = [\n${lines.join('\n')}\n];\n`;
}
