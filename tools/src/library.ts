/**
 * `npm run library`: proves the theorems of packages/prover/library from scratch, writes their certificates, records
 * what the checker accepts, and makes the pages of docs/theorems from them. A theorem gives the same certificate every
 * time, so nothing changes unless the prover has; the certificate of T2 has formulas of B21 in it, so it comes after
 * the classes.
 *
 *   npm run library                     all of the library
 *   npm run library -- A23 B21 L4.5     these theorems, which may be new
 *   npm run library -- --pages          the record and the pages only
 *   npm run library -- --long-pages     the same, and in docs/theorems/long/ the pages too long for the repository
 *
 * Ends with exit code 1 if a theorem cannot be proved or a certificate is rejected.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import {
  CheckedTheorem,
  countingNamed,
  type Goal,
  indexPage,
  invariantNamed,
  isKept,
  pageOf,
  parseTarget,
  proveCounting,
  proveInvariant,
  proveStandings,
  proveStrategies,
  proveValues,
  recordText,
  strategyNamed,
} from '@lilypad/prover';
import { fail } from './arguments.ts';
import { certificateFile, inWorkspace, libraryNames, read } from './workspace.ts';

const MOST_SECONDS = 3600;
const RECORD = inWorkspace('packages/prover/src/theorem/recorded.ts');
/** Pages that are too long for the repository. */
const LONG_PAGES = inWorkspace('docs/theorems/long/');

const page = (name: string): string => inWorkspace(`docs/theorems/${name}.md`);

/** A certificate of the library, checked. */
function theoremNamed(name: string): CheckedTheorem {
  const theorem = CheckedTheorem.check(read(certificateFile(name)));
  return theorem instanceof CheckedTheorem
    ? theorem
    : fail(`${name} is rejected: ${theorem.obligation}: ${theorem.message}`);
}

/** Conjecture T2 by outcomes: TT.^aFF is * if a = 7, 13, 19 ... and 0 for all other a >= 7. */
const T2: Goal = {
  name: 'T2',
  says: 'TT.^aFF = * if a = 7, 13, 19, ... and 0 for all other a >= 7',
  corollary: {
    name: 'T2',
    word: 'TTFF',
    parameters: ['n'],
    gaps: ['0', '0', 'n+7', '0', '0'],
    // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
    formula: { if: 'n = 0 (mod 6)', then: { value: '*' }, else: { value: '0' } },
  },
};

/** The theorem T2, from the values of smaller classes. */
function outcomesAnew(): CheckedTheorem {
  const { theorem, reason } = proveStandings(parseTarget('TT.^nFF'), {
    library: (name) => (existsSync(certificateFile(name)) ? theoremNamed(name) : null),
    goal: T2,
    maxSeconds: MOST_SECONDS,
  });
  return theorem ?? fail(`T2: ${reason}.`);
}

/** A theorem by strategies, by counting claims, by a closed set, or about the values of a class. */
function proveAnew(name: string): CheckedTheorem {
  const strategy = strategyNamed(name);
  if (strategy !== null) return proveStrategies(strategy) ?? fail(`${name}: no strategy was found.`);
  const closed = invariantNamed(name);
  if (closed !== null) return proveInvariant(closed, { maxSeconds: MOST_SECONDS });
  const problem = countingNamed(name);
  if (problem !== null) return proveCounting(problem);
  const { theorem, reason } = proveValues(parseTarget(name), { maxSeconds: MOST_SECONDS });
  return theorem ?? fail(`${name}: ${reason}.`);
}

/**
 * Proves one certificate of the library again and writes it; returns the seconds of processor time, 0 for a conjecture.
 */
function renew(name: string): number {
  const file = certificateFile(name);
  const old = existsSync(file) ? read(file) : '';
  let seconds = 0;
  if (name === T2.name) writeFileSync(file, outcomesAnew().certificate);
  else {
    const before = process.cpuUsage().user;
    writeFileSync(file, proveAnew(name).certificate);
    seconds = (process.cpuUsage().user - before) / 1e6;
    process.stdout.write(`${seconds.toFixed(1)} s: `);
  }
  process.stdout.write(`${name} proved${read(file) === old ? ', as before' : ', changed'}\n`);
  return seconds;
}

/** Checks all certificates; writes the record of them, the pages of docs/theorems, and the table of their index. */
function writePages(withLong: boolean): void {
  const all = libraryNames().map((name) => ({ name, theorem: theoremNamed(name) }));
  const records = all.map(({ name, theorem: { certificate, counts } }) => ({ name, certificate, counts }));
  writeFileSync(RECORD, recordText(read(RECORD), records));
  if (withLong) mkdirSync(LONG_PAGES, { recursive: true });
  for (const { name, theorem } of all) {
    const old = existsSync(page(name)) ? read(page(name)) : null;
    // A long page that exists was written by hand, without its formulas.
    if (old !== null || isKept(theorem)) writeFileSync(page(name), pageOf(name, theorem, old));
    if (withLong && !isKept(theorem)) writeFileSync(`${LONG_PAGES}${name}.md`, pageOf(name, theorem, null));
  }
  const index = page('README');
  const rows = all.map(({ theorem }) => theorem);
  writeFileSync(index, indexPage(rows, read(index)) ?? fail('The index of the pages has no marks for its table.'));
}

const operands = process.argv.slice(2);
const names = operands.filter((word) => !word.startsWith('--'));
const wanted = operands.length > 0 ? names : libraryNames();
const total = wanted.map(renew).reduce((sum, seconds) => sum + seconds, 0);
if (total > 0) process.stdout.write(`${total.toFixed(1)} s of processor time, without conjectures by outcomes\n`);
writePages(operands.includes('--long-pages'));
