/** The certificates that come with the program, as theorems, each read when it is needed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FormulaLibrary, TheoremLibrary } from '@lilypad/prover';

const fileOf = (name: string): URL => new URL(import.meta.resolve(`@lilypad/prover/library/${name}.json`));

/** A certificate that was changed is checked when it is needed, and refused if it is false. */
export function openTheorems(): TheoremLibrary {
  return new TheoremLibrary({
    names: () => readdirSync(new URL('./', fileOf('A11'))).map((file) => file.replace(/\.json$/, '')),
    text: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null),
  });
}

/** Values by the formulas of classes, and by outcomes where a class has no formula. */
export function openLibrary(): FormulaLibrary {
  const theorems = openTheorems();
  return new FormulaLibrary((name) => theorems.about(name));
}
