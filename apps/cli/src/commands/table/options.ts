/** `lilypad table` on the command line: which table, in which format, and how much to compute. */
import type { StyleName } from '@lilypad/games';
import { type Command, Option } from 'commander';
import { type FarmChoice, farmOption } from '../../input/farm.ts';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { mostOption } from '../../input/most.ts';
import { notationOption } from '../../input/notation.ts';
import { operand } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';
import { threadsOption } from '../../input/threads.ts';
import { defaultStorePath } from '../../results/location.ts';

export const TABLE_FORMATS = ['text', 'markdown', 'latex', 'csv', 'json', 'svg'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

const HELP_AFTER = `
Tables are 3.1, 3.2, 3.3 and 3.4 of "Further Hopping with Toads and Frogs", that is T^(a+k).^bF^a for k from 0 to 3; the same
for any k with --excess; or any family with one parameter (a sequence), two, or three (a table for each value of the third, which
--slices chooses). Each cell is marked: as the paper prints it, settling what the
paper bounds, not in its tables, or different.

Results are kept in a file that several processes may share; a cell that is there is never computed again. Cells with more
work than --most are left open unless their values are known. The program comes with many results.

Examples:
  $ lilypad table 3.2
  $ lilypad table 3.1 --gaps 1..103 --toads 2 --format csv
  $ lilypad table --excess 4 --toads 1..4 --gaps 1..6
  $ lilypad table "T^a.^bF^2" --rows b=1..6 --columns a=2..7 --format markdown
  $ lilypad table 3.3 --format svg > table.svg
  $ lilypad table "T^a...FF" --rows 1..12 --guess
  $ lilypad table ".^LT^a.^bF" --slices L=0..2
  $ lilypad table 3.1 --most 100 --farm postgres://frog@pond/lilypad
  $ lilypad table --export results.log
  $ lilypad table --import results.log`;

/** Which table is meant. */
export interface SpecOptions {
  readonly excess?: string;
  readonly toads?: string;
  readonly gaps?: string;
  readonly rows?: string;
  readonly columns?: string;
  readonly slices?: string;
}

export interface TableOptions extends SpecOptions, FarmChoice {
  readonly guess?: boolean;
  readonly format: TableFormat;
  readonly notation: StyleName;
  readonly json?: boolean;
  readonly most: number;
  readonly store: string;
  readonly export?: string;
  readonly import?: string;
  readonly threads: number;
  readonly memory: number;
  readonly seconds?: number;
}

export function define(command: Command): void {
  command
    .description('Show a table of values of positions, computing what is not known.')
    .argument('[table]', 'a table of the paper, or a family such as "T^a.^bF^2"', operand)
    .option('--excess <K>', 'the table of T^(a+K).^bF^a')
    .option('--toads <range>', 'a from..to, in tables of starting positions')
    .option('--gaps <range>', 'b from..to, in tables of starting positions')
    .option('--rows <range>', 'rows of a family, such as b=1..8')
    .option('--columns <range>', 'columns of a family, such as a=1..8')
    .option('--slices <range>', 'values of a third parameter, such as c=1..3')
    .option('--guess', 'guess formulas for what the table shows, and prove them if possible')
    .addOption(new Option('--format <format>', 'how to write the table').choices(TABLE_FORMATS).default('text'))
    .addOption(notationOption())
    .option('--json', 'print a JSON document, as --format json does')
    .addOption(mostOption(20))
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .option('--export <file>', 'write all results that are known to a file, "-" for standard output')
    .option('--import <file>', 'add the results in a file to the store')
    .addOption(threadsOption('how many threads compute cells, each its own or a large one together'))
    .option('--memory <MB>', `${MEMORY_HELP}, for all threads`, megabytes, 4096)
    .addOption(secondsOption('table'))
    .addOption(farmOption())
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string | undefined, options: TableOptions) => (await import('./run.ts')).run(name, options));
}
