/** What `lilypad prove` and `lilypad conjecture` share: from the name of a class, or a family of positions, to its theorem. */
import {
  type Accepted,
  type Certificate,
  type Corollary,
  certificateText,
  checkCertificate,
  checkRecurrence,
  classNamed,
  corollaryOf,
  latexReport,
  markdownReport,
  type OutcomeCertificate,
  type Placement,
  type ProofProgress,
  type ProofResult,
  placeFamily,
  proveClass,
  readCertificate,
  theoremOf,
  treesOf,
  writeCertificate,
} from '@lilypad/prover';
import { type Family, parseFamily } from '@lilypad/toads';
import { libraryCertificate } from '../../library/library.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { claimDocument, classText, familyText, tableLines } from './claim-text.ts';
import type { ClaimOptions } from './options.ts';

export interface Target {
  readonly name: string;
  readonly positions: Placement['positions'];
  /** Null if the target is the whole class. */
  readonly family: { readonly family: Family; readonly placement: Placement } | null;
}

export async function claimCommand(name: string, options: ClaimOptions, prove: boolean): Promise<void> {
  if (options.report !== undefined && !/\.(md|tex)$/.test(options.report)) {
    throw new InputError('option --report writes a file that ends in .md or .tex');
  }
  checkWritable(options);
  const target = targetOf(name);
  const result = (prove ? known(target, options) : null) ?? search(target, options, prove);
  const corollary = familyCorollary(target, result);
  if (result.status === 'proved') {
    await confirm(result, options);
    await writeReport(result, corollary, options.report);
  }
  await writeLine(answer(target, result, corollary, options));
  if (result.status === 'failed') tellFailure(options);
}

/** Sets the exit code, and says which files are not there for it. */
export function tellFailure({ out, report }: ClaimOptions): void {
  process.exitCode = ExitCode.Limit;
  const files = [out, report].filter((file) => file !== undefined);
  if (files.length > 0) messages.tell(`Nothing is proved, so ${files.join(' and ')} is not written.`);
}

/** A proof may take minutes; that its files cannot be written should not come out at its end. */
export function checkWritable({ out, report }: ClaimOptions): void {
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
}

function answer(
  { name, positions }: Target,
  result: ProofResult,
  corollary: Corollary | null,
  { json, tree }: ClaimOptions,
): string {
  if (corollary !== null && !json) return familyText(positions.name, result, corollary);
  const rows = result.claim === null ? [] : theoremOf(result.claim);
  if (json) return JSON.stringify(claimDocument(name, positions.name, result, rows, corollary));
  const formulas = tree && result.claim !== null ? treesOf(result.claim) : tableLines(rows);
  return classText(positions.name, result, rows.length, formulas);
}

export function targetOf(name: string): Target {
  const positions = classNamed(name);
  if (positions !== null) return { name, positions, family: null };
  if (/^[AB]\d\d( mirror)?$/i.test(name)) {
    throw new InputError(`there is no class ${name}: both numbers are from 1 to 9, and their sum is at most 12`);
  }
  const parsed = parseFamily(name);
  if (!parsed.ok) {
    throw new InputError(
      `'${name}' is neither a class such as A32 nor a family such as T^a...FF: column ${parsed.error.column}: ${parsed.error.message}`,
    );
  }
  const placement = placeFamily(parsed.value);
  if (typeof placement === 'string') throw new InputError(placement);
  return { name, positions: placement.positions, family: { family: parsed.value, placement } };
}

/** For a family, the claim about its class that comes with the program; it is checked like one found just now. */
function known({ positions, family }: Target, { fresh, report }: ClaimOptions): ProofResult | null {
  const certificate = family === null || fresh ? null : libraryCertificate(positions.name);
  if (certificate === null) return null;
  const start = Date.now();
  const claim = readCertificate(certificate);
  const words = report === undefined ? [] : positions.words.map((word) => checkRecurrence(claim, word));
  const seconds = (Date.now() - start) / 1000;
  return { status: 'proved', claim, words, rounds: 0, seconds, samples: 0, reason: '', failures: [] };
}

function search({ positions }: Target, { seconds }: ClaimOptions, prove: boolean): ProofResult {
  const progress = new Progress('attempts');
  const result = proveClass(positions, {
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
async function confirm({ claim, samples }: ProofResult, { out }: ClaimOptions): Promise<void> {
  if (claim === null) throw new Error('a proof without a claim');
  await keep(writeCertificate(claim, { program: 'lilypad', samples }), out);
}

/** Has a certificate checked, and then written where it is wanted. */
export async function keep(certificate: Certificate | OutcomeCertificate, out: string | undefined): Promise<Accepted> {
  const verdict = checkCertificate(JSON.parse(JSON.stringify(certificate)));
  if (!verdict.ok) throw new Error(`the checker rejects a proof of our own: ${verdict.obligation}: ${verdict.message}`);
  if (out !== undefined) writeWholeFile(out, certificateText(certificate));
  return verdict;
}

function familyCorollary({ name, family }: Target, { claim }: ProofResult): Corollary | null {
  if (family === null || claim === null) return null;
  return { family: name, cases: corollaryOf(claim, family.family, family.placement) };
}

async function writeReport(
  { claim, words }: ProofResult,
  corollary: Corollary | null,
  file: string | undefined,
): Promise<void> {
  if (file === undefined || claim === null) return;
  const write = file.endsWith('.md') ? markdownReport : latexReport;
  writeWholeFile(file, write(claim, words, corollary));
}
