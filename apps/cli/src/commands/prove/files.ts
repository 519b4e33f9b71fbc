/** The files of `--out` and `--report`. */
import type { StyleName } from '@lilypad/games';
import type { CheckedTheorem, FamilyCases } from '@lilypad/prover';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import type { ClaimOptions } from './options.ts';

/** A report is Markdown or LaTeX. */
export function checkFiles({ out, report }: ClaimOptions): void {
  if (report !== undefined && !/\.(?:md|tex)$/.test(report))
    throw new InputError('option --report writes a file that ends in .md or .tex');
  // A proof may take minutes, so it is checked before it that its files can be written.
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
}

export function writeFiles(
  theorem: CheckedTheorem,
  families: readonly FamilyCases[],
  { out, report, notation }: ClaimOptions,
): void {
  if (out !== undefined) writeWholeFile(out, theorem.certificate);
  if (report !== undefined) writeWholeFile(report, reportText(report, theorem, families, notation));
}

/** The report for a file, by the ending of its name. */
export const reportText = (
  file: string,
  theorem: CheckedTheorem,
  families: readonly FamilyCases[],
  notation?: StyleName,
): string => theorem.report(file.endsWith('.md') ? 'md' : 'tex', families, notation === undefined ? {} : { notation });

/** Sets the exit code, and says which files were not written. */
export function tellFailure({ out, report }: ClaimOptions): void {
  process.exitCode = ExitCode.Limit;
  const files = [out, report].filter((file) => file !== undefined);
  if (files.length > 0) messages.tell(`Nothing is proved, so ${files.join(' and ')} is not written.`);
}
