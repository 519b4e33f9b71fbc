/** What `lilypad prove` and `lilypad conjecture` share: from the name of a class, or a family of positions, to its theorem. */
import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  Accepted,
  Certificate,
  Corollary,
  Family,
  OutcomeCertificate,
  Placement,
  ProofProgress,
  ProofResult,
} from '@lilypad/prover';
import { libraryCertificate } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { claimDocument, classText, familyText, tableLines } from './claim-text.ts';

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
  readonly tree?: boolean;
  readonly outcomes?: boolean;
}

type Prover = typeof import('@lilypad/prover');

export interface Target {
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
  await checkWritable(options);
  const prover = await import('@lilypad/prover');
  const target = targetOf(prover, name);
  const result = (prove ? known(prover, target, options) : null) ?? search(prover, target, options, prove);
  const corollary = corollaryOf(prover, target, result);
  if (result.status === 'proved') {
    await confirm(prover, result, options);
    await writeReport(prover, result, corollary, options.report);
  }
  await writeLine(answer(prover, target, result, corollary, options));
  if (result.status === 'failed') tellFailure(options);
}

/** Sets the exit code, and says which files are not there for it. */
export function tellFailure({ out, report }: ClaimOptions): void {
  process.exitCode = ExitCode.Limit;
  const files = [out, report].filter((file) => file !== undefined);
  if (files.length > 0) process.stderr.write(`Nothing is proved, so ${files.join(' and ')} is not written.\n`);
}

/** A proof may take minutes; that its files cannot be written should not come out at its end. */
export async function checkWritable({ out, report }: ClaimOptions): Promise<void> {
  for (const file of [out, report]) {
    if (file !== undefined) await access(dirname(file), constants.W_OK);
  }
}

function answer(
  prover: Prover,
  { name, positions }: Target,
  result: ProofResult,
  corollary: Corollary | null,
  { json, tree }: ClaimOptions,
): string {
  if (corollary !== null && !json) return familyText(positions.name, result, corollary);
  const rows = result.claim === null ? [] : prover.theoremOf(result.claim);
  if (json) return JSON.stringify(claimDocument(name, positions.name, result, rows, corollary));
  const formulas = tree && result.claim !== null ? prover.treesOf(result.claim) : tableLines(rows);
  return classText(positions.name, result, rows.length, formulas);
}

export function targetOf(prover: Prover, name: string): Target {
  const positions = prover.classNamed(name);
  if (positions !== null) return { name, positions, family: null };
  if (/^[AB]\d\d( mirror)?$/i.test(name)) {
    throw new InputError(`there is no class ${name}: both numbers are from 1 to 9, and their sum is at most 12`);
  }
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

/** For a family, the claim about its class that comes with the program; it is checked like one found just now. */
function known(prover: Prover, { positions, family }: Target, { fresh, report }: ClaimOptions): ProofResult | null {
  const certificate = family === null || fresh ? null : libraryCertificate(positions.name);
  if (certificate === null) return null;
  const start = Date.now();
  const claim = prover.readCertificate(certificate);
  const words = report === undefined ? [] : positions.words.map((word) => prover.checkRecurrence(claim, word));
  const seconds = (Date.now() - start) / 1000;
  return { status: 'proved', claim, words, rounds: 0, seconds, samples: 0, reason: '', failures: [] };
}

function search(prover: Prover, { positions }: Target, { seconds }: ClaimOptions, prove: boolean): ProofResult {
  const progress = new Progress('attempts');
  const result = prover.proveClass(positions, {
    conjectureOnly: !prove,
    maxSeconds: seconds ?? 600,
    onProgress: (state) => progress.update(state.round, `; ${describe(state)}`),
  });
  progress.clear();
  return result;
}

function describe({ stage, word, wordsDone, words, regions, obligations, worst }: ProofProgress): string {
  // Short, and the most telling first: a terminal may have 80 columns.
  const most = worst === null ? '' : ` (${worst.word} ${worst.regions})`;
  return `${stage} ${word}, words ${wordsDone}/${words}, regions ${regions}${most}, obligations ${obligations}`;
}

/** Proved means that the separate checker accepts the certificate, which is then written where it is wanted. */
async function confirm(prover: Prover, { claim, samples }: ProofResult, { out }: ClaimOptions): Promise<void> {
  if (claim === null) throw new Error('a proof without a claim');
  await keep(prover, prover.writeCertificate(claim, { program: 'lilypad', samples }), out);
}

/** Has a certificate checked, and then written where it is wanted. */
export async function keep(
  prover: Prover,
  certificate: Certificate | OutcomeCertificate,
  out: string | undefined,
): Promise<Accepted> {
  const verdict = prover.checkCertificate(JSON.parse(JSON.stringify(certificate)));
  if (!verdict.ok) throw new Error(`the checker rejects a proof of our own: ${verdict.obligation}: ${verdict.message}`);
  if (out !== undefined) await writeFile(out, prover.certificateText(certificate));
  return verdict;
}

function corollaryOf(prover: Prover, { name, family }: Target, { claim }: ProofResult): Corollary | null {
  if (family === null || claim === null) return null;
  return { family: name, cases: prover.corollaryOf(claim, family.family, family.placement) };
}

async function writeReport(
  prover: Prover,
  { claim, words }: ProofResult,
  corollary: Corollary | null,
  file: string | undefined,
): Promise<void> {
  if (file === undefined || claim === null) return;
  const write = file.endsWith('.md') ? prover.markdownReport : prover.latexReport;
  await writeFile(file, write(claim, words, corollary));
}
