/**
 * `npm run library`: proves the classes of packages/prover/library, and conjecture T2, from nothing, writes their
 * certificates, and makes the pages of docs/theorems from them. A class leads to the same certificate every time, so nothing
 * changes unless the prover has; the certificate of T2 has formulas of B21 in it, so it comes last.
 *
 *   npm run library                     all of the library
 *   npm run library -- A23 B21          these classes, which may be new
 *   npm run library -- --pages          the pages only
 *
 * Ends with exit code 1 if a class cannot be proved or a certificate is rejected.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import {
  type Certificate,
  certificateText,
  checkCertificate,
  classNamed,
  indexPage,
  type OutcomeCertificate,
  outcomePageOf,
  pageOf,
  proveClass,
  writeCertificate,
} from '@lilypad/prover';
import { fail } from './arguments.ts';
import { COMMAND, certificateFile, inWorkspace, libraryNames, read } from './workspace.ts';

const MOST_SECONDS = 3600;

const page = (name: string): string => inWorkspace(`docs/theorems/${name}.md`);
const certificateOf = (name: string): Certificate | OutcomeCertificate => JSON.parse(read(certificateFile(name)));

function mustBeAccepted(certificate: Certificate): void {
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) fail(`${certificate.target} is rejected: ${verdict.obligation}: ${verdict.message}`);
}

/** The certificate of a class, seen by the checker, and the seconds of processor time that it took. */
function proveAnew(name: string): { readonly text: string; readonly seconds: number } {
  const positions = classNamed(name) ?? fail(`${name} is not a class.`);
  const before = process.cpuUsage().user;
  const result = proveClass(positions, { maxSeconds: MOST_SECONDS });
  if (result.status !== 'proved' || result.claim === null) fail(`${name}: ${result.reason}.`);
  const text = certificateText(writeCertificate(result.claim, { program: 'lilypad', samples: result.samples }));
  const seconds = (process.cpuUsage().user - before) / 1e6;
  mustBeAccepted(JSON.parse(text));
  return { text, seconds };
}

/** Proves one certificate of the library anew and writes it; the seconds of processor time, 0 for a conjecture. */
function renew(name: string): number {
  const file = certificateFile(name);
  const old = existsSync(file) ? read(file) : '';
  let seconds = 0;
  if (/^[ET]\d$/.test(name)) {
    execFileSync(process.execPath, [COMMAND, 'prove', name, '--out', file]);
  } else {
    const proof = proveAnew(name);
    writeFileSync(file, proof.text);
    seconds = proof.seconds;
    process.stdout.write(`${seconds.toFixed(1)} s: `);
  }
  process.stdout.write(`${name} proved${read(file) === old ? ', as before' : ', changed'}\n`);
  return seconds;
}

/** Writes the pages of docs/theorems, and the table of its index. */
function writePages(): void {
  const rows: ReturnType<typeof pageOf>['row'][] = [];
  for (const name of libraryNames()) {
    const certificate = certificateOf(name);
    if (certificate.claim === 'value') {
      mustBeAccepted(certificate);
      const file = page(certificate.target);
      const { page: text, row } = pageOf(certificate, existsSync(file) ? read(file) : null);
      if (text !== null) writeFileSync(file, text);
      rows.push(row);
    } else {
      const text = outcomePageOf(certificate, read(page(name)));
      writeFileSync(page(name), text ?? fail(`The page of ${name} has no marks for its trees.`));
    }
  }
  const index = page('README');
  writeFileSync(index, indexPage(rows, read(index)) ?? fail('The index of the pages has no marks for its table.'));
}

const operands = process.argv.slice(2);
const wanted = operands.length > 0 ? operands.filter((word) => word !== '--pages') : libraryNames();
const total = wanted.map(renew).reduce((sum, seconds) => sum + seconds, 0);
if (total > 0) process.stdout.write(`${total.toFixed(1)} s of processor time for the classes\n`);
writePages();
