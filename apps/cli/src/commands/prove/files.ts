/** The files of `--out` and `--report`. */
import type { CheckedTheorem, FamilyCases } from '@lilypad/prover';
import { ExitCode, InputError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import type { ClaimOptions } from './options.ts';

/** A report is Markdown or LaTeX; `isMarkdownOnly` says what was proved where there is no LaTeX. */
export function checkFiles({ out, report }: ClaimOptions, isMarkdownOnly = ''): void {
  const isKnown = report === undefined || report.endsWith('.md') || (isMarkdownOnly === '' && report.endsWith('.tex'));
  if (!isKnown) {
    const where = isMarkdownOnly === '' ? ' or .tex' : ` where ${isMarkdownOnly} proved`;
    throw new InputError(`option --report writes a file that ends in .md${where}`);
  }
  // A proof may take minutes, so it is checked before it that its files can be written.
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
}

export function writeFiles(
  theorem: CheckedTheorem,
  families: readonly FamilyCases[],
  { out, report }: ClaimOptions,
): void {
  if (out !== undefined) writeWholeFile(out, theorem.certificate);
  if (report === undefined) return;
  const text = theorem.report(report.endsWith('.md') ? 'md' : 'tex', families);
  if (text !== null) writeWholeFile(report, text);
}

/** Sets the exit code, and says which files were not written. */
export function tellFailure({ out, report }: ClaimOptions): void {
  process.exitCode = ExitCode.Limit;
  const files = [out, report].filter((file) => file !== undefined);
  if (files.length > 0) messages.tell(`Nothing is proved, so ${files.join(' and ')} is not written.`);
}
