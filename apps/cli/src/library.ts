/** The certificates that come with the program, each read when a position of its class is asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { type Certificate, FormulaLibrary } from '@lilypad/prover';

export function openLibrary(): FormulaLibrary {
  const folder = new URL('../library/', import.meta.resolve('@lilypad/prover'));
  return new FormulaLibrary((name) => {
    const file = new URL(`${name}.json`, folder);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : null;
  });
}
