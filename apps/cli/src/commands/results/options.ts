/** `lilypad results` on the command line. */
import type { StyleName } from '@lilypad/games';
import { type Command, Option } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { mostOption } from '../../input/most.ts';
import { notationOption } from '../../input/notation.ts';
import { operand } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';
import { threadsOption } from '../../input/threads.ts';
import { InputError } from '../../output/errors.ts';
import { defaultStorePath } from '../../results/location.ts';

const HELP_AFTER = `
The register has the conjectures of Erickson (E1 to E6) and of "Further Hopping with Toads and Frogs" (T1 to T5), the lemmas and
theorems of the papers, and results of this program. What is proved is computed: each statement is checked as a corollary of the
certificates that come with the program. Each is checked position by position, too, up to a bound that --up-to changes; values
that are stored, or come with the program, are not computed again. A statement in place of a name is looked up in the same way.

--graph writes the results as a graph: a node for each with its state, an arrow to each from what it follows from. A solid arrow
is a proof that uses the other result, a bold one a result that says it or a part of it, a dashed one a certificate that proves it or a part of it.

Examples:
  $ lilypad results
  $ lilypad results L4.5
  $ lilypad results "T^a..F^a is infinitesimal for a >= 4"
  $ lilypad results --graph dot | dot -Tsvg > results.svg
  $ lilypad results --json`;

/** As in the register, which is not loaded here. */
const GRAPH_FORMATS = ['dot', 'mermaid', 'json'];

export interface ResultOptions {
  readonly upTo?: number;
  readonly most: number;
  readonly store: string;
  readonly threads: number;
  readonly memory: number;
  readonly seconds?: number;
  readonly json?: boolean;
  readonly notation: StyleName;
  readonly graph?: 'dot' | 'mermaid' | 'json';
}

export function define(command: Command): void {
  withOptions(command)
    .addOption(new Option('--graph <language>', 'print a graph of the results').choices(GRAPH_FORMATS))
    .description('List the named results and what is known of each, or of one of them.')
    .argument('[name]', 'a result such as E1, T3 or L4.5, or a statement', operand)
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string | undefined, options: ResultOptions) => (await import('./run.ts')).run(name, options));
}

/** The options of this command and of `lilypad conjectures`. */
export const withOptions = (command: Command): Command =>
  command
    .option('--up-to <N>', 'check to this bound', bound)
    .addOption(mostOption(2))
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .addOption(threadsOption('how many positions to compute at a time'))
    .option('--memory <MB>', `${MEMORY_HELP}, for all threads`, megabytes, 4096)
    .addOption(secondsOption('computation'))
    .addOption(notationOption())
    .option('--json', 'print a JSON document');

function bound(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InputError(`option --up-to takes a whole number up to 999, not '${text}'`);
  return Number(text);
}
