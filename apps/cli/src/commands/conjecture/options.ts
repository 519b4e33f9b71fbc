/** `lilypad conjecture` on the command line. */
import type { Command } from 'commander';
import { otherNotationOption } from '../../input/notation.ts';
import { operand } from '../../input/operands.ts';
import { WHAT_A_CLASS_IS } from '../prove/class-help.ts';
import { attemptSeconds, type ClaimOptions, learningThreads } from '../prove/options.ts';

const HELP_AFTER = `
${WHAT_A_CLASS_IS}
The formulas fit every sampled value; nothing is proved about the others. \`lilypad prove\` proves them. A statement is tried on
boards, and its smallest counterexample printed if there is one.

Examples:
  $ lilypad conjecture A21
  $ lilypad conjecture B11 --json
  $ lilypad conjecture "T^a.^4F^a = * for a >= 5"`;

export function define(command: Command): void {
  command
    .description('Find formulas that fit sampled values of all positions of a class, without proof.')
    .argument('<class>', 'a class such as A32, a family such as T^a...FF, or a statement', operand)
    .addOption(learningThreads())
    .addOption(attemptSeconds())
    .option('--tree', 'print the formulas of a class as trees instead of tables')
    .addOption(otherNotationOption())
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string, options: ClaimOptions) => (await import('./run.ts')).run(name, options));
}
