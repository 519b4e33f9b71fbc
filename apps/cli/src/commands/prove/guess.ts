/** `lilypad prove FILE.json`: formulas for some words of a class, which are completed and proved. */
import type { StyleName } from '@lilypad/games';
import { type GuessFinding, proveGuess, type WrongRow } from '@lilypad/prover';
import { fileName, onCertificate } from '../../input/certificate-file.ts';
import { readTextFile } from '../../input/read-file.ts';
import { ExitCode, InputError } from '../../output/errors.ts';
import { inNotation } from '../../output/in-notation.ts';
import { writeLine } from '../../output/output.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { openTeam } from '../../threads/team.ts';
import { processorSeconds } from './clock.ts';
import { checkFiles } from './files.ts';
import type { ClaimOptions } from './options.ts';
import { tellValues, withProgress } from './values.ts';

export async function guess(file: string, options: ClaimOptions): Promise<void> {
  checkFiles(options);
  const text = readTextFile(file);
  const found = onCertificate(file, () => find(text, options));
  if (found.kind === 'unreadable') throw new InputError(`${fileName(file)}: ${found.rejected.message}`);
  if (found.kind === 'completed') return tellValues(found.finding, options);
  raiseExitCode(ExitCode.Refuted);
  await writeLine(
    options.json
      ? JSON.stringify({ file, status: 'refuted', ...found.row })
      : `${file}: ${wrongRowText(found.row, options.notation)}`,
  );
}

const find = (text: string, { seconds = 600, threads = 1 }: ClaimOptions): GuessFinding =>
  withProgress((onProgress) =>
    proveGuess(text, { maxSeconds: seconds, clock: processorSeconds, team: openTeam(threads), onProgress }),
  );

/** Which row is wrong, where, and what is right there. */
export function wrongRowText(
  { word, family, where, value, point, position, right, claimed }: WrongRow,
  notation?: StyleName,
): string {
  const region = where === 'always' ? '' : ` where ${where}`;
  const at = Object.entries(point).map(([name, size]) => `${name} = ${size}`);
  return (
    `word "${word}" is wrong where it says that ${family} is ${value}${region}: ` +
    `at ${at.join(', ')}, ${position} is ${inNotation(right, notation)}, not ${inNotation(claimed, notation)}.`
  );
}
