/** What `lilypad prove` and `lilypad conjecture` share: from the name of a class, or a family of positions, to its theorem. */
import { writeFile } from 'node:fs/promises';
import type { Corollary, Family, Placement, ProofProgress, ProofResult } from '@lilypad/prover';
import { claimDocument, classText, familyLine } from './claim-text.ts';
import { ExitCode, InputError } from './errors.ts';
import { libraryCertificate } from './library.ts';
import { writeLine } from './output.ts';
import { Progress } from './progress.ts';

export const WHAT_A_CLASS_IS = `A class is all positions with fixed numbers of two kinds of squares and any number of the third between them:
  Aij  i empty squares and j frogs, any numbers of toads between    (A11: T^a . T^b F T^c and T^a F T^b . T^c)
  Bij  i toads and j frogs, any numbers of empty squares between    (B11: .^a T .^b F .^c and .^a F .^b T .^c)
and the mirror image of one, as in "A21 mirror". A family such as T^a...FF or .^aT.^bF.^c is a part of a class.
`;

export interface ClaimOptions {
  readonly json?: boolean;
  readonly out?: string;
  readonly report?: string;
  readonly seconds?: number;
  readonly fresh?: boolean;
}

type Prover = typeof import('@lilypad/prover');

interface Target {
  readonly name: string;
  readonly positions: Placement['positions'];
  /** Null if the target is the whole class. */
  readonly family: { readonly family: Family; readonly placement: Placement } | null;
}

export async function claimCommand(operands: readonly string[], options: ClaimOptions, prove: boolean): Promise<void> {
  const [name = ''] = operands;
  if (options.report !== undefined && !/\.(md|tex)$/.test(options.report)) {
    throw new InputError('option --report writes a file that ends in .md or .tex');
  }
  const prover = await import('@lilypad/prover');
  const target = targetOf(prover, name);
  const result = known(prover, target, options) ?? search(prover, target, options, prove);
  if (result.status === 'proved') await confirm(prover, result, options);
  const corollary = corollaryOf(prover, target, result);
  if (options.report !== undefined) await writeReport(prover, result, corollary, options.report);
  const rows = result.claim === null ? [] : prover.theoremOf(result.claim);
  if (options.json)
    await writeLine(JSON.stringify(claimDocument(name, target.positions.name, result, rows, corollary)));
  else if (corollary !== null) await writeLine(familyLine(target.positions.name, result.status, corollary));
  else await writeLine(classText(target.positions.name, result, rows));
  if (result.status === 'failed') process.exitCode = ExitCode.Limit;
}

function targetOf(prover: Prover, name: string): Target {
  const positions = prover.classNamed(name);
  if (positions !== null) return { name, positions, family: null };
  const parsed = prover.parseFamily(name);
  if (!parsed.ok) {
    throw new InputError(
      `'${name}' is neither a class such as A32 nor a family such as T^a...FF: column ${parsed.column}: ${parsed.message}`,
    );
  }
  const placement = prover.placeFamily(parsed.value);
  if (typeof placement === 'string') throw new InputError(placement);
  return { name, positions: placement.positions, family: { family: parsed.value, placement } };
}

/** For a family, the proof of its class that comes with the program, gone through again. */
function known(prover: Prover, { positions, family }: Target, { fresh }: ClaimOptions): ProofResult | null {
  const certificate = family === null || fresh ? null : libraryCertificate(positions.name);
  if (certificate === null) return null;
  const start = Date.now();
  const claim = prover.readCertificate(certificate);
  const words = positions.words.map((word) => prover.checkRecurrence(claim, word));
  const seconds = (Date.now() - start) / 1000;
  return { status: 'proved', claim, words, rounds: 0, seconds, samples: 0, reason: '', failures: [] };
}

function search(prover: Prover, { positions }: Target, { seconds }: ClaimOptions, prove: boolean): ProofResult {
  const progress = new Progress('words', positions.words.length);
  const result = prover.proveClass(positions, {
    conjectureOnly: !prove,
    maxSeconds: seconds ?? 600,
    onProgress: (state) => progress.update(state.wordsDone, `; ${describe(state)}`),
  });
  progress.clear();
  return result;
}

function describe({ stage, round, word, regions, obligations, worst }: ProofProgress): string {
  const most = worst === null ? '' : `, most in ${worst.word} (${worst.regions})`;
  return `${stage} ${word}, attempt ${Math.max(round, 1)}, ${regions} regions${most}, ${obligations} obligations met`;
}

/** Proved means that the separate checker accepts the certificate, which is then written where it is wanted. */
async function confirm(prover: Prover, { claim, samples }: ProofResult, { out }: ClaimOptions): Promise<void> {
  if (claim === null) throw new Error('a proof without a claim');
  const certificate = prover.writeCertificate(claim, { program: 'lilypad', samples });
  const verdict = prover.checkCertificate(JSON.parse(JSON.stringify(certificate)));
  if (!verdict.ok) throw new Error(`the checker rejects a proof of our own: ${verdict.obligation}: ${verdict.message}`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(certificate, null, 2)}\n`);
}

function corollaryOf(prover: Prover, { name, family }: Target, { claim }: ProofResult): Corollary | null {
  if (family === null || claim === null) return null;
  return { family: name, cases: prover.corollaryOf(claim, family.family, family.placement) };
}

async function writeReport(
  prover: Prover,
  { status, claim, words }: ProofResult,
  corollary: Corollary | null,
  file: string,
): Promise<void> {
  if (status !== 'proved' || claim === null) throw new InputError('there is no proof to report on');
  const write = file.endsWith('.md') ? prover.markdownReport : prover.latexReport;
  await writeFile(file, write(claim, words, corollary));
}
