/** What `lilypad prove` and `lilypad conjecture` share: from the name of a class to its theorem. */
import { writeFile } from 'node:fs/promises';
import type { ProofResult, TheoremRow } from '@lilypad/prover';
import { ExitCode, InputError } from './errors.ts';
import { writeLine } from './output.ts';
import { Progress } from './progress.ts';

export const WHAT_A_CLASS_IS = `A class is all positions with fixed numbers of two kinds of squares and any number of the third between them:
  Aij  i empty squares and j frogs, any numbers of toads between    (A11: T^a . T^b F T^c and T^a F T^b . T^c)
  Bij  i toads and j frogs, any numbers of empty squares between    (B11: .^a T .^b F .^c and .^a F .^b T .^c)
and the mirror image of one, as in "A21 mirror".
`;

export interface ClaimOptions {
  readonly json?: boolean;
  readonly out?: string;
  readonly seconds?: number;
}

type Prover = typeof import('@lilypad/prover');

export async function claimCommand(operands: readonly string[], options: ClaimOptions, prove: boolean): Promise<void> {
  const [name = ''] = operands;
  const prover = await import('@lilypad/prover');
  const positions = prover.classNamed(name);
  if (positions === null) throw new InputError(`'${name}' is not a class; classes are named like A11, A32 or B21`);
  const progress = new Progress('words of the attempt', positions.words.length);
  const result = prover.proveClass(positions, {
    conjectureOnly: !prove,
    maxSeconds: options.seconds ?? 600,
    onProgress: ({ wordsDone }) => progress.update(wordsDone),
  });
  progress.clear();
  const status = prove ? await confirmed(prover, result, options) : result.status;
  const rows = result.claim === null ? [] : prover.theoremOf(result.claim);
  await writeLine(
    options.json
      ? JSON.stringify(document(name, positions.name, status, result, rows))
      : text(positions.name, status, result, rows),
  );
  if (status === 'failed') process.exitCode = ExitCode.Limit;
}

/** Proved means that the separate checker accepts the certificate, which is then written where it is wanted. */
async function confirmed(prover: Prover, result: ProofResult, options: ClaimOptions): Promise<ProofResult['status']> {
  if (result.status !== 'proved' || result.claim === null) return result.status;
  const certificate = prover.writeCertificate(result.claim, { program: 'lilypad', samples: result.samples });
  const verdict = prover.checkCertificate(JSON.parse(JSON.stringify(certificate)));
  if (!verdict.ok) throw new Error(`the checker rejects a proof of our own: ${verdict.obligation}: ${verdict.message}`);
  if (options.out !== undefined) await writeFile(options.out, `${JSON.stringify(certificate, null, 2)}\n`);
  return 'proved';
}

function document(
  target: string,
  name: string,
  status: ProofResult['status'],
  result: ProofResult,
  theorem: readonly TheoremRow[],
): object {
  const words = new Set(theorem.map(({ family }) => family)).size;
  const { seconds, samples, reason, failures } = result;
  const failed = status === 'failed' ? { reason, failures } : {};
  return { target, class: name, status, words, regions: theorem.length, seconds, samples, ...failed, theorem };
}

const HEADINGS: Readonly<Record<ProofResult['status'], string>> = {
  proved: 'Theorem, proved for all sizes of the gaps and checked',
  conjectured: 'Conjecture, which fits all samples; not proved',
  failed: 'Not proved',
};

function text(name: string, status: ProofResult['status'], result: ProofResult, rows: readonly TheoremRow[]): string {
  const lines = [`${HEADINGS[status]}: class ${name}, ${rows.length} regions, ${result.samples} samples.`];
  if (status === 'failed') lines.push(`${result.reason}.`);
  let family = '';
  const width = Math.max(0, ...rows.map(({ value }) => value.length));
  for (const row of rows) {
    if (row.family !== family) lines.push('', row.family);
    family = row.family;
    lines.push(`  ${row.value.padEnd(width)}  ${row.where === 'always' ? 'always' : `where ${row.where}`}`);
  }
  return lines.join('\n');
}
