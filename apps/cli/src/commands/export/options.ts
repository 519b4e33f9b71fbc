/** `lilypad export` on the command line. */
import type { Command } from 'commander';
import { operand } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';

const HELP_AFTER = `
With --rocq the certificate becomes a file of theorems for the Rocq (Coq) proof assistant, over the development in rocq/:
nothing of this program has to be trusted then. docs/rocq.md says how to check it.

Examples:
  $ lilypad export A21.json --rocq A21.v
  $ lilypad export - --rocq - < A21.json`;

export interface ExportOptions {
  readonly rocq: string;
  readonly json?: boolean;
  readonly seconds?: number;
}

export function define(command: Command): void {
  command
    .description('Write a certificate as theorems for a proof assistant.')
    .argument('<file>', 'a certificate; "-" reads it from standard input', operand)
    .requiredOption('--rocq <file>', 'write theorems for Rocq to this file; "-" prints them', operand)
    .addOption(secondsOption('certificate'))
    .option('--json', 'print a JSON document; with --rocq - it holds the theorems')
    .addHelpText('after', HELP_AFTER)
    .action(async (file: string, options: ExportOptions) => (await import('./run.ts')).run(file, options));
}
