/** The certificates that come with the program, for tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CertificateFiles, ProofLibrary, TheoremLibrary } from '@lilypad/prover';

const fileOf = (folder: string, name: string): URL =>
  new URL(import.meta.resolve(`@lilypad/prover/${folder}/${name}.json`));

const filesIn = (folder: string, one: string): CertificateFiles => ({
  names: () => readdirSync(new URL('./', fileOf(folder, one))).map((file) => file.replace(/\.json$/, '')),
  text: (name) => (existsSync(fileOf(folder, name)) ? readFileSync(fileOf(folder, name), 'utf8') : null),
});

/** The library; `change` may give other texts for certificates about classes, or null to take one away. */
export function openLibrary(change: (name: string, text: string) => string | null = (_, text) => text): ProofLibrary {
  const files = filesIn('library', 'A11');
  const changed: CertificateFiles = {
    names: files.names,
    text: (name) => {
      const text = files.text(name);
      return text === null ? null : change(name, text);
    },
  };
  return new ProofLibrary(new TheoremLibrary(changed), filesIn('strategies', 'E1'));
}
