/** The certificates that come with the program, as theorems, each read when it is needed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CertificateFiles, FormulaLibrary, StrategyValues, TheoremLibrary } from '@lilypad/prover';

/** The certificates in a folder of the prover; one of them must be named to find it. */
function filesIn(folder: 'library' | 'strategies', one: string): CertificateFiles {
  const fileOf = (name: string): URL => new URL(import.meta.resolve(`@lilypad/prover/${folder}/${name}.json`));
  return {
    names: () => readdirSync(new URL('./', fileOf(one))).map((file) => file.replace(/\.json$/, '')),
    text: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null),
  };
}

/** A certificate that was changed is checked when it is needed, and refused if it is false. */
export const openTheorems = (): TheoremLibrary => new TheoremLibrary(filesIn('library', 'A11'));

/** The theorems by strategies, which have a folder of their own. */
export const openStrategies = (): TheoremLibrary => new TheoremLibrary(filesIn('strategies', 'E1'));

/** Values by the formulas of classes, by outcomes where a class has no formula, and by strategies. */
export function openLibrary(): FormulaLibrary {
  const theorems = openTheorems();
  return new FormulaLibrary((name) => theorems.about(name), new StrategyValues(filesIn('strategies', 'E1')));
}
