/** Results from one machine to another: `lilypad table --export` and `--import`. */
import { Arena, parseGame } from '@lilypad/games';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { bundledResults, exportResults, importResults } from '../../results/known.ts';
import type { ResultStore } from '../../results/store.ts';

/** Adds the results in a file to the store. */
export async function importFrom(file: string, store: ResultStore, json: boolean): Promise<void> {
  const arena = new Arena();
  const same = (a: string, b: string): boolean => {
    const [x, y] = [parseGame(arena, a), parseGame(arena, b)];
    return x.ok && y.ok && x.value === y.value;
  };
  const { added, known } = importResults(store, file, same);
  await writeLine(json ? JSON.stringify({ file, added, known }) : `${added} results added, ${known} known before.`);
}

/** Writes all results that are known to a file, or to standard output. */
export async function exportTo(file: string, store: ResultStore, json: boolean): Promise<void> {
  const results = new Map([...bundledResults(), ...store.all().map((result) => [result.position, result] as const)]);
  const text = exportResults([...results.values()]);
  if (file !== '-') writeWholeFile(file, text);
  if (json) await writeLine(JSON.stringify(file === '-' ? [...results.values()] : { file, results: results.size }));
  else if (file === '-') await writeLine(text.trimEnd());
}
