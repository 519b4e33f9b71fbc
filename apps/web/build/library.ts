/**
 * The module `virtual:library`: the certificates that packages/prover offers, each loaded as text when it is needed.
 * The list is made here, since a page cannot list a folder. A library without certificates fails the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:library';
const PACKAGE = '@lilypad/prover/library';

export function library(): Plugin {
  return {
    name: 'lilypad-library',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(certificates()) : null),
  };
}

interface Certificate {
  readonly name: string;
  /** The kind of its claim. */
  readonly kind: string;
  /** What it is about, for lists and searches. */
  readonly says: string;
}

/** What is read of a certificate here; the prover reads all of it. */
interface Read {
  readonly claim: string;
  readonly target: string;
  readonly corollaries?: readonly { readonly name: string }[];
  readonly statements?: readonly { readonly word: string; readonly relation?: string; readonly game?: string }[];
}

function certificates(): Certificate[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/A11.json`));
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length < 2) throw new Error(`There are no certificates in ${PACKAGE}.`);
  return files.sort().map((file) => {
    const {
      claim,
      target,
      corollaries = [],
      statements = [],
    } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Read;
    const said = statements.map(({ word, relation = 'is', game = 'infinitesimal' }) => `${word} ${relation} ${game}`);
    const about = said.length > 0 ? said : [`class ${target}`, ...corollaries.map(({ name }) => name)];
    return { name: file.replace('.json', ''), kind: claim, says: about.join('; ') };
  });
}

function moduleOf(all: readonly Certificate[]): string {
  const lines = all.map((certificate) => {
    const { name } = certificate;
    const data = JSON.stringify(certificate).slice(0, -1);
    return `  ${data}, load: async () => (await import('${PACKAGE}/${name}.json?raw')).default },`;
  });
  return `export const LIBRARY = [\n${lines.join('\n')}\n];\n`;
}
