/** `lilypad table`: tables of values, computed, remembered, and marked against the paper. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { operand } from '../../input/operands.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { bundledResults, exportResults, importResults } from '../../results/known.ts';
import { defaultStorePath } from '../../results/location.ts';
import { ResultStore } from '../../results/store.ts';
import { threadCount } from '../../threads/threads.ts';
import { readPaper, readTable, type Table } from './cells.ts';
import { computePositions, MOST_HELP, mostWork } from './fill.ts';
import { formatTable, TABLE_FORMATS, type TableFormat } from './format.ts';
import { type SpecOptions, tableSpec } from './spec.ts';

const HELP_AFTER = `
Tables are 3.1, 3.2, 3.3 and 3.4 of "Further Hopping with Toads and Frogs", that is T^(a+k).^bF^a for k from 0 to 3; the same
for any k with --excess; or any family with two parameters. Each cell is marked: as the paper prints it, settling what the
paper bounds, not in the paper, or different.

Results are kept in a file that several processes may share; a cell that is there is never computed again. Cells with more
work than --most are left open unless their values are known. The program comes with many results.

Examples:
  $ lilypad table 3.2
  $ lilypad table 3.1 --gaps 1..103 --toads 2 --format csv
  $ lilypad table --excess 4 --toads 1..4 --gaps 1..6
  $ lilypad table "T^a.^bF^2" --rows b=1..6 --columns a=2..7 --format markdown
  $ lilypad table 3.3 --format svg > table.svg
  $ lilypad table --export results.log
  $ lilypad table --import results.log`;

interface TableOptions extends SpecOptions {
  readonly format: TableFormat;
  readonly most: number;
  readonly store: string;
  readonly export?: string;
  readonly import?: string;
  readonly threads: number;
  readonly memory: number;
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
    .addOption(new Option('--format <format>', 'how to write the table').choices(TABLE_FORMATS).default('text'))
    .addOption(new Option('--most <N>', MOST_HELP).argParser(mostWork).default(20_000_000, '20'))
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .option('--export <file>', 'write all results that are known to a file, "-" for standard output')
    .option('--import <file>', 'add the results in a file to the store')
    .option('--threads <N>', 'how many cells to compute at a time', threadCount, availableParallelism())
    .option('--memory <MB>', `${MEMORY_HELP}, for all threads`, megabytes, 4096)
    .addHelpText('after', HELP_AFTER)
    .action(table);
}

type Games = typeof import('@lilypad/games');

async function table(name: string | undefined, options: TableOptions): Promise<void> {
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  if (options.export !== undefined || options.import !== undefined) {
    if (name !== undefined || (options.export !== undefined && options.import !== undefined)) {
      throw new InputError('options --export and --import stand alone');
    }
    const store = new ResultStore(options.store);
    if (options.import !== undefined) return writeLine(importInto(games, store, options.import));
    return exportFrom(store, options.export as string);
  }
  const paper = readPaper();
  const spec = tableSpec(toads, paper, name, options);
  const store = new ResultStore(options.store);
  const bundled = bundledResults();
  const find = (position: string) => store.get(position) ?? bundled.get(position);
  const read = (): Table => readTable(games, toads, spec, paper, find);
  const unknown = read().cells.flatMap((cells) => cells.filter(({ known }) => known === null));
  const positions = new Set(unknown.flatMap(({ position }) => position ?? []));
  const failures = await computePositions(toads, [...positions], store, options);
  await writeLine(formatTable(read(), paper, options.format));
  for (const { position, message } of failures) process.stderr.write(`${position}: ${message}\n`);
  if (store.damaged > 0) process.stderr.write(`${store.damaged} damaged lines of ${store.path} were passed over.\n`);
  store.close();
}

function importInto(games: Games, store: ResultStore, file: string): string {
  const arena = new games.Arena();
  const same = (a: string, b: string): boolean => {
    const [x, y] = [games.parseGame(arena, a), games.parseGame(arena, b)];
    return x.ok && y.ok && x.value === y.value;
  };
  const { added, known } = importResults(store, file, same);
  return `${added} results added, ${known} known before.`;
}

async function exportFrom(store: ResultStore, file: string): Promise<void> {
  const results = new Map([...bundledResults(), ...store.all().map((result) => [result.position, result] as const)]);
  const text = exportResults([...results.values()]);
  if (file === '-') process.stdout.write(text);
  else await writeFile(file, text);
}
