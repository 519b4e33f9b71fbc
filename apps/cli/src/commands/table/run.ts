/** `lilypad table`: tables of values, computed, remembered, and marked against the paper. */
import { Arena, parseGame } from '@lilypad/games';
import { InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { computePositions } from '../../results/compute/fill.ts';
import { bundledResults, exportResults, importResults } from '../../results/known.ts';
import { ResultStore } from '../../results/store.ts';
import { readPaper, readTable, type Table } from './cells.ts';
import { formatTable } from './format.ts';
import type { TableOptions } from './options.ts';
import { tableSpec } from './spec.ts';

export async function run(name: string | undefined, options: TableOptions): Promise<void> {
  if (options.export !== undefined || options.import !== undefined) {
    if (name !== undefined || (options.export !== undefined && options.import !== undefined)) {
      throw new InputError('options --export and --import stand alone');
    }
    const store = new ResultStore(options.store);
    if (options.import !== undefined) return writeLine(importInto(store, options.import));
    return exportFrom(store, options.export as string);
  }
  const paper = readPaper();
  const spec = tableSpec(paper, name, options);
  const store = new ResultStore(options.store);
  const bundled = bundledResults();
  const find = (position: string) => store.get(position) ?? bundled.get(position);
  const read = (): Table => readTable(spec, paper, find);
  const unknown = read().cells.flatMap((cells) => cells.filter(({ known }) => known === null));
  const positions = new Set(unknown.flatMap(({ position }) => position ?? []));
  const failures = await computePositions([...positions], store, options);
  await writeLine(formatTable(read(), paper, options.format));
  for (const { position, message } of failures) messages.tell(`${position}: ${message}`);
  if (store.damaged > 0) messages.tell(`${store.damaged} damaged lines of ${store.path} were passed over.`);
  store.close();
}

function importInto(store: ResultStore, file: string): string {
  const arena = new Arena();
  const same = (a: string, b: string): boolean => {
    const [x, y] = [parseGame(arena, a), parseGame(arena, b)];
    return x.ok && y.ok && x.value === y.value;
  };
  const { added, known } = importResults(store, file, same);
  return `${added} results added, ${known} known before.`;
}

async function exportFrom(store: ResultStore, file: string): Promise<void> {
  const results = new Map([...bundledResults(), ...store.all().map((result) => [result.position, result] as const)]);
  const text = exportResults([...results.values()]);
  if (file === '-') process.stdout.write(text);
  else writeWholeFile(file, text);
}
