/** `lilypad check`: verifies certificates with the separate checker of the prover. */
import { CheckedTheorem, type Rejected } from '@lilypad/prover';
import { onCertificate, readCertificateText } from '../../input/certificate-file.ts';
import { describeError, ExitCode } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { raiseExitCode, reportError } from '../../output/report-error.ts';
import type { CheckOptions } from './options.ts';

export async function run(files: readonly string[], options: CheckOptions): Promise<void> {
  for (const file of files) {
    try {
      const text = await readCertificateText(file);
      const started = performance.now();
      let progress: Progress | undefined;
      const result = onCertificate(file, () =>
        CheckedTheorem.check(text, {
          onProgress: ({ wordsDone, words }) => {
            progress ??= new Progress('words', words);
            progress.update(wordsDone);
          },
        }),
      );
      progress?.clear();
      const seconds = Math.round(performance.now() - started) / 1000;
      const isProved = result instanceof CheckedTheorem;
      if (options.json) {
        await writeLine(JSON.stringify({ file, ...(isProved ? document(result) : result), seconds }));
      } else await writeLine(`${file}: ${isProved ? acceptance(result) : rejection(result)}`);
      if (!isProved) raiseExitCode(ExitCode.Rejected);
    } catch (error) {
      if (describeError(error).exitCode === ExitCode.Internal) throw error;
      await reportError(error, options);
    }
  }
}

function document({ target, claim, counts, corollaries }: CheckedTheorem): object {
  const { words, leaves, obligations, cells } = counts;
  return { ok: true, target, claim: claim.kind, words, corollaries, leaves, obligations, cells };
}

/** What is proved, and under it what each corollary says: its name alone proves nothing. */
function acceptance({ target, phrases, counts, corollaries }: CheckedTheorem): string {
  const { words, leaves, obligations, cells } = counts;
  const more =
    corollaries.length === 0
      ? ''
      : `, and with it ${corollaries.length === 1 ? 'a corollary' : `${corollaries.length} corollaries`}`;
  return [
    `${phrases.before}${target} is proved${phrases.by}${more}: ${words} ${phrases.entries}, ${leaves} ${phrases.ends}, ${obligations} obligations in ${cells} cases.`,
    ...corollaries.flatMap(({ name, family, formula }) => [
      `  ${name === family ? '' : `"${name}": `}${family} is`,
      ...formula.map((line) => `    ${line}`),
    ]),
  ].join('\n');
}

function rejection({ obligation, message, point = {} }: Rejected): string {
  const at = Object.entries(point).map(([name, size]) => `${name} = ${size}`);
  return `rejected: ${obligation}: ${message}${at.length === 0 ? '' : ` at ${at.join(', ')}`}.`;
}
