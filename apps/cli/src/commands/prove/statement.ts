/** `lilypad prove` with a statement: how the positions of a family compare with a game, proved by a strategy. */
import { parseStatement, proveStatement } from '@lilypad/prover';
import { ExitCode, InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import type { ClaimOptions } from './options.ts';
import { checkStrategyFiles, searching, writeStrategyFiles } from './strategy.ts';

export async function statement(text: string, options: ClaimOptions): Promise<void> {
  const { json } = options;
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new InputError(parsed.error);
  checkStrategyFiles(options);
  const finding = searching(options, (onProgress) => proveStatement(parsed.value, { onProgress }));
  if (finding.status === 'proved') {
    const { theorem } = finding;
    writeStrategyFiles(theorem, options);
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
