/** `lilypad prove` with a statement: how the positions of a family compare with a game, proved by a strategy. */
import { parseStatement, proveStatement } from '@lilypad/prover';
import { ExitCode, InputError, LimitError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { inSeconds, Progress } from '../../output/progress.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { processorSeconds } from './clock.ts';
import type { ClaimOptions } from './options.ts';

export async function statement(text: string, { json, out, report, seconds = 600 }: ClaimOptions): Promise<void> {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new InputError(parsed.error);
  for (const file of [out, report]) if (file !== undefined) checkFolderOf(file);
  const progress = new Progress('claims');
  const finding = proveStatement(parsed.value, {
    onProgress: ({ made, open, closed, goal }) => {
      progress.update(made, `; ${open} open, ${closed} closed; ${goal}`);
      if (processorSeconds() <= seconds) return;
      progress.clear();
      throw new LimitError(`there was no proof after ${inSeconds(seconds)} (claims made: ${made}, open: ${open})`);
    },
  });
  progress.clear();
  if (finding.status === 'proved') {
    const { theorem } = finding;
    if (out !== undefined) writeWholeFile(out, theorem.certificate);
    if (report !== undefined) writeWholeFile(report, theorem.report('md') as string);
    const { words, obligations } = theorem.counts;
    const document = { statement: text, status: 'proved', claims: words, moves: obligations };
    await writeLine(
      json ? JSON.stringify(document) : `${text}: proved, by ${words} claims with replies to ${obligations} moves.`,
    );
    return;
  }
  process.exitCode = finding.status === 'refuted' ? ExitCode.Refuted : ExitCode.Limit;
  const board = finding.status === 'refuted' ? { board: finding.board } : {};
  const sentence = finding.status === 'refuted' ? `false at ${finding.board}` : 'no proof was found';
  await writeLine(
    json ? JSON.stringify({ statement: text, status: finding.status, ...board }) : `${text}: ${sentence}.`,
  );
}
