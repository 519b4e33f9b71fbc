/** `lilypad export`: certificates in the language of a proof assistant. */
import { exportRocq } from '@lilypad/prover';
import { readCertificateFile } from '../../input/certificate-file.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import type { ExportOptions } from './options.ts';

export async function run(file: string, { rocq }: ExportOptions): Promise<void> {
  const json = await readCertificateFile(file);
  const result = exportRocq(json);
  if (!result.ok) throw new InputError(`${file === '-' ? 'standard input' : file}: ${result.message}`);
  if (rocq === '-') return writeLine(result.text.trimEnd());
  writeWholeFile(rocq, result.text);
  const { name, words, leaves } = result;
  return writeLine(`${rocq}: ${name}, ${words} words, ${leaves} leaves.`);
}
