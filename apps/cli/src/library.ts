/** The certificates that come with the program, each read when a position of its class is asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { type Certificate, FormulaLibrary } from '@lilypad/prover';

export function openLibrary(): FormulaLibrary {
  return new FormulaLibrary(libraryCertificate);
}

/** The certificate of a class, null if there is none. */
export function libraryCertificate(name: string): Certificate | null {
  const folder = new URL('../library/', import.meta.resolve('@lilypad/prover'));
  const file = new URL(`${name}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : null;
}
