/** `lilypad prove` with the name of a theorem by strategies, such as L4.5: proved from scratch. */
import { existsSync } from 'node:fs';
import {
  CheckedTheorem,
  type CorollaryText,
  type ProofLibrary,
  proveStrategies,
  type SearchProgress,
  type StrategyOptions,
  type StrategyTheorem,
  strategyNamed,
} from '@lilypad/prover';
import { type NamedResult, proofsOf, resultNamed } from '@lilypad/register';
import { onCertificate, readCertificateText } from '../../input/certificate-file.ts';
import { openProofLibrary } from '../../library/library.ts';
import { ExitCode, InputError, LimitError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { inSeconds, Progress } from '../../output/progress.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { openTeam } from '../../threads/team.ts';
import { processorSeconds } from './clock.ts';
import { checkFiles, writeFiles } from './files.ts';
import type { ClaimOptions } from './options.ts';

export async function strategy(named: StrategyTheorem, options: ClaimOptions): Promise<void> {
  checkFiles(options);
  const offered = await offers(options);
  const theorem = searching(options, (onProgress) => proveStrategies(named, { ...offered, onProgress }));
  if (theorem === null) {
    process.exitCode = ExitCode.Limit;
    const text = `${named.name}: no proof was found.`;
    return writeLine(options.json ? JSON.stringify({ target: named.name, status: 'failed' }) : text);
  }
  writeFiles(theorem, [], options);
  await writeLine(options.json ? JSON.stringify(strategyDocument(theorem)) : strategyText(theorem));
}

/** What a search may use, its threads, and where it leaves what it has proved: strategies when it ends without a proof, closed sets as they grow. */
interface Offers extends Pick<StrategyOptions, 'using' | 'team' | 'onGivenUp'> {
  readonly onClosedSet?: (certificate: string) => void;
}

/** What the options offer to a search. */
export async function offers({ using = [], keep, threads = 1 }: ClaimOptions): Promise<Offers> {
  if (keep !== undefined) checkFolderOf(keep);
  const theorems: CheckedTheorem[] = [];
  for (const name of using) theorems.push(...(await offered(name)));
  const offer = { using: theorems, team: openTeam(threads) };
  if (keep === undefined) return offer;
  const write = (certificate: string): void => writeWholeFile(keep, certificate);
  return { ...offer, onGivenUp: write, onClosedSet: write };
}

/** The theorems by strategies that prove a result of the register, or one of a file (or an invariant), which is checked. */
async function offered(name: string): Promise<readonly CheckedTheorem[]> {
  const library = openProofLibrary();
  const result = resultNamed(name);
  const named = strategyNamed(name);
  const own = named && library.theorems.theorem(named.name);
  if (own !== null) return [own];
  if (result !== undefined) return proving(result, library);
  if (name !== '-' && !existsSync(name)) {
    throw new InputError(`there is no result '${name}' and no such file; 'lilypad results' lists all results`);
  }
  const text = await readCertificateText(name);
  const theorem = onCertificate(name, () => CheckedTheorem.check(text));
  if (!(theorem instanceof CheckedTheorem)) {
    throw new InputError(`the certificate ${name} is rejected: ${theorem.obligation}: ${theorem.message}`);
  }
  if (theorem.claim.kind !== 'strategy' && theorem.claim.kind !== 'invariant') {
    throw new InputError(`the certificate ${name} is no theorem by strategies or by an invariant`);
  }
  return [theorem];
}

/** What proves a result, or parts of it. Classes and counting claims are in the library, which is tried anyway. */
function proving(result: NamedResult, library: ProofLibrary): readonly CheckedTheorem[] {
  const { proofs } = proofsOf(result, library);
  const names = proofs.flatMap(({ certificate, objection }) => (objection === null ? certificate.split(' and ') : []));
  if (names.length === 0) throw new InputError(`nothing is proved of ${result.name}, so it cannot be used`);
  const theorems = [...new Set(names)].flatMap((one) => library.theorems.theorem(one) ?? []);
  return theorems.filter(({ claim }) => claim.kind === 'strategy');
}

/** A search with its progress on the terminal; ends with an error when its time is up. */
function searching<T>(
  { seconds = 600 }: ClaimOptions,
  search: (onProgress: (progress: SearchProgress) => void) => T,
): T {
  const progress = new Progress('claims');
  try {
    return search(({ made, open, closed, dead, goal }) => {
      progress.update(made, `; ${open} open, ${closed} closed, ${dead} dead; ${goal}`);
      if (processorSeconds() <= seconds) return;
      throw new LimitError(`there was no proof after ${inSeconds(seconds)} (claims made: ${made}, open: ${open})`);
    });
  } finally {
    progress.clear();
  }
}

function strategyText({ target, counts, corollaries }: CheckedTheorem): string {
  const { words, obligations } = counts;
  return [
    `Theorem, proved for all parameters and checked: ${target}, ${words} claims with replies to ${obligations} moves.`,
    ...corollaries.map((corollary) => `  ${corollary.family} ${says(corollary)}`),
  ].join('\n');
}

function says({ relation, formula: [line = ''] }: CorollaryText): string {
  if (relation === 'infinitesimal') return `is ${line}`;
  return relation === '=' ? `= ${line}` : line;
}

function strategyDocument({ target, claim, counts, corollaries }: CheckedTheorem): object {
  const { words, obligations } = counts;
  return { target, claim: claim.kind, status: 'proved', claims: words, moves: obligations, corollaries };
}
