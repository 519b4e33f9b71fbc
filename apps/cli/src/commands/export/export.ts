/** `lilypad export`: certificates in the language of a proof assistant. */
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readCertificateFile } from '../../input/certificate-file.ts';
import { operand } from '../../input/operands.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';

const HELP_AFTER = `
With --rocq the certificate becomes a file of theorems for the Rocq (Coq) proof assistant, over the development in rocq/:
nothing of this program has to be trusted then. docs/rocq.md tells how to check it.

Examples:
  $ lilypad export A21.json --rocq A21.v
  $ lilypad export - --rocq - < A21.json`;

interface ExportOptions {
  readonly rocq: string;
}

export function define(command: Command): void {
  command
    .description('Write a certificate as theorems for a proof assistant.')
    .argument('<file>', 'a certificate; "-" reads it from standard input', operand)
    .requiredOption('--rocq <file>', 'write theorems for Rocq to this file; "-" prints them', operand)
    .addHelpText('after', HELP_AFTER)
    .action(exportCertificate);
}

async function exportCertificate(file: string, { rocq }: ExportOptions): Promise<void> {
  const json = await readCertificateFile(file);
  const { exportRocq } = await import('@lilypad/prover');
  const result = exportRocq(json);
  if (!result.ok) throw new InputError(`${file === '-' ? 'standard input' : file}: ${result.message}`);
  if (rocq === '-') return writeLine(result.text.trimEnd());
  await writeFile(rocq, result.text);
  const { name, words, leaves } = result;
  return writeLine(`${rocq}: ${name}, ${words} words, ${leaves} leaves.`);
}
