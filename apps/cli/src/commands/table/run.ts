/** `lilypad table`: tables of values: computed, stored, and compared with the paper. */
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { computePositions } from '../../results/compute/fill.ts';
import { KnownResults } from '../../results/known.ts';
import { readTable, type Table, written } from './cells.ts';
import { formatTable } from './format.ts';
import type { TableOptions } from './options.ts';
import { tableSpecs } from './spec.ts';
import { exportTo, importFrom } from './transfer.ts';

export async function run(name: string | undefined, options: TableOptions): Promise<void> {
  if (options.export !== undefined || options.import !== undefined) {
    if (name !== undefined || (options.export !== undefined && options.import !== undefined)) {
      throw new InputError('options --export and --import stand alone');
    }
    const results = new KnownResults(options.store);
    if (options.import !== undefined) await importFrom(options.import, results, options.json === true);
    else await exportTo(options.export as string, results, options.json === true);
    return results.store.close();
  }
  const specs = tableSpecs(name, options);
  const results = new KnownResults(options.store);
  const read = (): Table[] => specs.map((spec) => readTable(spec, (position) => results.find(position)));
  const unknown = read().flatMap(({ cells }) => cells.flat().filter(({ known }) => known === null));
  const positions = new Set(unknown.flatMap(({ position }) => position ?? []));
  const failures = await computePositions([...positions], results, options);
  const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  const format = options.json ? 'json' : options.format;
  const tables = read();
  if (format === 'svg' && tables.length > 1) throw new InputError('a picture shows one table: choose one slice');
  const between = format === 'json' ? '\n' : '\n\n';
  await writeLine(tables.map((table) => formatTable(written(table, options.notation), format, width)).join(between));
  if (options.guess) await (await import('./guess.ts')).guess(tables, format === 'json');
  for (const { position, message } of failures) messages.tell(`${position}: ${message}`);
  if (failures.length > 0) raiseExitCode(ExitCode.Limit);
  for (const complaint of results.complaints()) messages.tell(complaint);
  results.store.close();
}
