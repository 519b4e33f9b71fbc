/** `lilypad check`: verifies certificates with the separate checker of the prover. */
import type { Accepted, Rejected } from '@lilypad/prover';
import type { Command } from 'commander';
import { readCertificateFile } from '../../input/certificate-file.ts';
import { collectOperands } from '../../input/operands.ts';
import { describeError, ExitCode } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';

const HELP_AFTER = `
A certificate claims a formula for the value of every position of a class, such as A21 (two empty squares, one frog,
any number of toads between them), or tells where positions are >= 0 and <= 0, >= * and <= *; and it may claim
corollaries about families of positions. It is accepted if the rules of the game force every claim, for all sizes of
the gaps. The checker shares nothing with the programs that find certificates; docs/checker.md tells what must be trusted.

Examples:
  $ lilypad check A21.json
  $ lilypad check certificates/*.json
  $ lilypad check A21.json --json
  $ lilypad check - < A21.json

The exit code is 0 if all are accepted, 4 if one is rejected, 2 if a file cannot be read or is not JSON.`;

interface CheckOptions {
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('Check certificates: is what they claim of every position of a class proved?')
    .argument('<file...>', 'certificates; "-" reads one from standard input', collectOperands)
    .option('--json', 'print a JSON document for each certificate, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(check);
}

async function check(files: readonly string[], options: CheckOptions): Promise<void> {
  const { checkCertificate } = await import('@lilypad/prover');
  for (const file of files) {
    try {
      const json = await readCertificateFile(file);
      const started = performance.now();
      let progress: Progress | undefined;
      const result = checkCertificate(json, {
        onProgress: ({ wordsDone, words }) => {
          progress ??= new Progress('words', words);
          progress.update(wordsDone);
        },
      });
      progress?.clear();
      const seconds = Math.round(performance.now() - started) / 1000;
      await writeLine(options.json ? JSON.stringify({ file, ...result, seconds }) : `${file}: ${sentence(result)}`);
      if (!result.ok) raiseExitCode(ExitCode.Rejected);
    } catch (error) {
      const { text, exitCode } = describeError(error);
      if (exitCode === ExitCode.Internal) throw error;
      process.stderr.write(`${text}\n`);
      raiseExitCode(exitCode);
    }
  }
}

function raiseExitCode(code: ExitCode): void {
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}

function sentence(result: Accepted | Rejected): string {
  if (result.ok) {
    const { target, claim, words, corollaries, leaves, obligations, cells } = result;
    const [what, ends] = claim === 'value' ? ['', 'values'] : [' by outcomes', 'values and verdicts'];
    const more = corollaries.length === 0 ? '' : `, and with it ${corollaries.join(', ')}`;
    return `${target} is proved${what}${more}: ${words} words, ${leaves} ${ends}, ${obligations} obligations in ${cells} cases.`;
  }
  const { obligation, message, point = {} } = result;
  const at = Object.entries(point).map(([name, size]) => `${name} = ${size}`);
  return `rejected: ${obligation}: ${message}${at.length === 0 ? '' : ` at ${at.join(', ')}`}.`;
}
