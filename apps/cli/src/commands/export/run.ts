/** `lilypad export`: certificates in the language of a proof assistant. */
import { exportRocq, type RocqTheorem } from '@lilypad/prover';
import type { Answer } from '../../input/batch.ts';
import { fileName, onCertificate, readCertificateText } from '../../input/certificate-file.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { TimeLimit } from '../../threads/time-limit.ts';
import type { ExportOptions } from './options.ts';

export async function run(file: string, options: ExportOptions): Promise<void> {
  const { rocq, json } = options;
  const { name, words, leaves, text } = await exported(file, options);
  const printed = rocq === '-';
  if (!printed) writeWholeFile(rocq, text);
  if (json) {
    return writeLine(JSON.stringify({ input: file, name, words, leaves, ...(printed ? { text } : { file: rocq }) }));
  }
  await writeLine(printed ? text.trimEnd() : `${rocq}: ${name}, ${words} words, ${leaves} leaves.`);
}

async function exported(file: string, options: ExportOptions): Promise<RocqTheorem> {
  const certificate = await readCertificateText(file);
  const { seconds } = options;
  if (seconds === undefined) return exportOne(file, certificate);
  const script = new URL('./export-worker.js', import.meta.url);
  const limit = new TimeLimit(script, { operands: [file], options }, seconds);
  try {
    return JSON.parse(await limit.answer(certificate)) as RocqTheorem;
  } finally {
    await limit.close();
  }
}

/** Exports the text of a certificate as JSON. */
export function answerer([file = '']: readonly string[]): Answer {
  return (certificate) => JSON.stringify(exportOne(file, certificate));
}

function exportOne(file: string, certificate: string): RocqTheorem {
  const result = onCertificate(file, () => exportRocq(certificate));
  if (!result.ok) throw new InputError(`${fileName(file)}: ${result.message}`);
  return result;
}
