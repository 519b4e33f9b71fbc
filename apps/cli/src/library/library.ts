/** The certificates that come with the program, each read when a position of its class is asked for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Certificate, FormulaLibrary, type OutcomeCertificate } from '@lilypad/prover';

/** Values by the formulas of classes, and by outcomes where a class has no formula. */
export function openLibrary(): FormulaLibrary {
  return new FormulaLibrary((name) => libraryCertificate(name) ?? outcomesOf(name));
}

/** The certificate of a class, null if there is none. */
export function libraryCertificate(name: string): Certificate | null {
  const file = new URL(`${name}.json`, folder());
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Certificate) : null;
}

/** A certificate about the outcomes of a class; such certificates have the names of conjectures. */
function outcomesOf(target: string): OutcomeCertificate | null {
  for (const name of readdirSync(folder())) {
    if (!/^[ET]\d\.json$/.test(name)) continue;
    const certificate = JSON.parse(readFileSync(new URL(name, folder()), 'utf8')) as OutcomeCertificate;
    if (certificate.target === target) return certificate;
  }
  return null;
}

const folder = (): URL => new URL('../library/', import.meta.resolve('@lilypad/prover'));
