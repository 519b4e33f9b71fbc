/** `lilypad check`: verifies certificates with the separate checker of the prover. */
import { type Accepted, checkCertificate, type Rejected } from '@lilypad/prover';
import { readCertificateFile } from '../../input/certificate-file.ts';
import { describeError, ExitCode } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode, reportError } from '../../output/report-error.ts';
import type { CheckOptions } from './options.ts';

export async function run(files: readonly string[], options: CheckOptions): Promise<void> {
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
      if (describeError(error).exitCode === ExitCode.Internal) throw error;
      await reportError(error, options);
    }
  }
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
