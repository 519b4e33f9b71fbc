/** Results from one machine to another: `lilypad table --export` and `--import`. */
import { writeResults } from '@lilypad/tables';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { importResults, type KnownResults } from '../../results/known.ts';

/** Adds the results in a file to the store. */
export async function importFrom(file: string, results: KnownResults, json: boolean): Promise<void> {
  const { added, known } = await importResults(results, file);
  await writeLine(json ? JSON.stringify({ file, added, known }) : `${added} results added, ${known} known before.`);
}

/** Writes all results that are known to a file, or to standard output. */
export async function exportTo(file: string, known: KnownResults, json: boolean): Promise<void> {
  const results = known.all();
  const text = writeResults(results);
  if (file !== '-') writeWholeFile(file, text);
  if (json) await writeLine(JSON.stringify(file === '-' ? results : { file, results: results.length }));
  else if (file === '-') await writeLine(text.trimEnd());
}
