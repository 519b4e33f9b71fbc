/** The certificates that come with the program, for tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ProofLibrary } from '@lilypad/prover';

const fileOf = (name: string): URL => new URL(import.meta.resolve(`@lilypad/prover/library/${name}.json`));

/** The library; `change` may give other texts for certificates, or null to take one away. */
export const openLibrary = (change: (name: string, text: string) => string | null = (_, text) => text): ProofLibrary =>
  new ProofLibrary({
    names: () => readdirSync(new URL('./', fileOf('A11'))).map((file) => file.replace(/\.json$/, '')),
    text: (name) => (existsSync(fileOf(name)) ? change(name, readFileSync(fileOf(name), 'utf8')) : null),
  });
