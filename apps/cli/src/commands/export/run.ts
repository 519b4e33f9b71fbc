/** `lilypad export`: certificates in the language of a proof assistant. */
import { exportRocq } from '@lilypad/prover';
import { onCertificate, readCertificateText } from '../../input/certificate-file.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import type { ExportOptions } from './options.ts';

export async function run(file: string, { rocq, json }: ExportOptions): Promise<void> {
  const certificate = await readCertificateText(file);
  const result = onCertificate(file, () => exportRocq(certificate));
  if (!result.ok) throw new InputError(`${file === '-' ? 'standard input' : file}: ${result.message}`);
  const { name, words, leaves, text } = result;
  const printed = rocq === '-';
  if (!printed) writeWholeFile(rocq, text);
  if (json) {
    return writeLine(JSON.stringify({ input: file, name, words, leaves, ...(printed ? { text } : { file: rocq }) }));
  }
  await writeLine(printed ? text.trimEnd() : `${rocq}: ${name}, ${words} words, ${leaves} leaves.`);
}
