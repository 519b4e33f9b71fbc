/** What worksheets ask of the prover, with the certificates of the library: loaded when it is first asked. */
import { LIBRARY } from 'virtual:library';
import { type CertificateFiles, FormulaLibrary, ProofLibrary, StrategyValues, TheoremLibrary } from '@lilypad/prover';
import { graphOf, type ResultGraph } from '@lilypad/register';
import type { Host } from '@lilypad/sheet';
import { proverHost } from '@lilypad/sheet/prover';
import type { Team } from '@lilypad/toads';
import { loadResults } from '../bundled-results.ts';
import { knownOfResults } from './known-of-results.ts';

export interface WorksheetProver {
  readonly host: Required<Host>;
  /** Values of long boards by proved formulas. */
  readonly formulas: FormulaLibrary;
  readonly theorems: TheoremLibrary;
  /** The named results with what certificates prove and known values say of them; takes seconds. */
  resultGraph(): Promise<ResultGraph>;
}

export async function openProver(team: Team): Promise<WorksheetProver> {
  const texts = new Map(await Promise.all(LIBRARY.map(async ({ name, load }) => [name, await load()] as const)));
  const files: CertificateFiles = { names: () => [...texts.keys()], text: (name) => texts.get(name) ?? null };
  const theorems = new TheoremLibrary(files);
  return {
    host: proverHost(files, team),
    theorems,
    resultGraph: async () => graphOf(knownOfResults(new ProofLibrary(files), await loadResults())),
    formulas: new FormulaLibrary((name) => theorems.about(name), new StrategyValues(files)),
  };
}
