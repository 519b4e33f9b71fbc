/** `lilypad conjecture`: formulas for the values of a class that fit all samples, without proof and labelled so. */
import type { Command } from 'commander';
import { collectOperands } from '../../input/operands.ts';
import { type ClaimOptions, claimCommand, WHAT_A_CLASS_IS } from '../prove/claim.ts';

const HELP_AFTER = `
${WHAT_A_CLASS_IS}
The formulas fit every sampled value; nothing is proved about the others. \`lilypad prove\` proves them.

Examples:
  $ lilypad conjecture A21
  $ lilypad conjecture B11 --json`;

export function define(command: Command): void {
  command
    .description('Find formulas that fit sampled values of all positions of a class, without proof.')
    .argument('<class>', 'a class such as A32, or a family such as T^a...FF', collectOperands)
    .option('--tree', 'print the formulas of a class as trees instead of tables')
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP_AFTER)
    .action((operands: readonly string[], options: ClaimOptions) => claimCommand(operands, options, false));
}
