/** `lilypad table`: tables of values, computed, remembered, and marked against the paper. */

import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { computePositions } from '../../results/compute/fill.ts';
import { bundledResults } from '../../results/known.ts';
import { openStore } from '../../results/open-store.ts';
import { readPaper, readTable, type Table } from './cells.ts';
import { formatTable } from './format.ts';
import type { TableOptions } from './options.ts';
import { tableSpec } from './spec.ts';
import { exportTo, importFrom } from './transfer.ts';

export async function run(name: string | undefined, options: TableOptions): Promise<void> {
  if (options.export !== undefined || options.import !== undefined) {
    if (name !== undefined || (options.export !== undefined && options.import !== undefined)) {
      throw new InputError('options --export and --import stand alone');
    }
    const store = openStore(options.store);
    if (options.import !== undefined) await importFrom(options.import, store, options.json === true);
    else await exportTo(options.export as string, store, options.json === true);
    return store.close();
  }
  const paper = readPaper();
  const spec = tableSpec(paper, name, options);
  const store = openStore(options.store);
  const bundled = bundledResults();
  const find = (position: string) => store.get(position) ?? bundled.get(position);
  const read = (): Table => readTable(spec, paper, find);
  const unknown = read().cells.flatMap((cells) => cells.filter(({ known }) => known === null));
  const positions = new Set(unknown.flatMap(({ position }) => position ?? []));
  const failures = await computePositions([...positions], store, options);
  const width = process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
  await writeLine(formatTable(read(), paper, options.json ? 'json' : options.format, width));
  for (const { position, message } of failures) messages.tell(`${position}: ${message}`);
  if (failures.length > 0) raiseExitCode(ExitCode.Limit);
  if (store.damaged > 0) messages.tell(`${store.damaged} damaged lines of ${store.path} were passed over.`);
  store.close();
}
