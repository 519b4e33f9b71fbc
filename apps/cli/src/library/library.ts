/** The certificates that come with the program, as theorems, each read when it is needed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type CertificateFiles, FormulaLibrary, ProofLibrary, StrategyValues, TheoremLibrary } from '@lilypad/prover';

/** One of them must be named to find the folder. */
const folder = (): URL => new URL('./', import.meta.resolve('@lilypad/prover/library/A11.json'));
const fileOf = (name: string): URL => new URL(`${name}.json`, folder());

/** The certificates that come with the program. */
export const FILES: CertificateFiles = {
  names: () => readdirSync(folder()).map((file) => file.replace(/\.json$/, '')),
  text: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null),
};

/** A certificate that was changed is checked when it is needed, and refused if it is false. */
export const openTheorems = (): TheoremLibrary => new TheoremLibrary(FILES);

/** All certificates, to prove statements with. */
export const openProofLibrary = (): ProofLibrary => new ProofLibrary(FILES);

/** Values by the formulas of classes alone, which are found quickly, and remembered: for many boards. */
export function openClassFormulas(): FormulaLibrary {
  const theorems = openTheorems();
  const found = new Map<string, ReturnType<TheoremLibrary['about']>>();
  return new FormulaLibrary((name) => {
    const theorem = found.get(name) ?? (found.has(name) ? null : theorems.about(name));
    found.set(name, theorem);
    return theorem;
  });
}

/** Values by the formulas of classes, by outcomes where a class has no formula, and by strategies. */
export function openLibrary(): FormulaLibrary {
  const theorems = openTheorems();
  return new FormulaLibrary((name) => theorems.about(name), new StrategyValues(FILES));
}
