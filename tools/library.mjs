/**
 * `npm run library`: proves the classes of packages/prover/library, and conjecture T2, from nothing, writes their certificates, and
 * makes the pages of docs/theorems from them. A class leads to the same certificate every time, so nothing changes unless the
 * prover has; the certificate of T2 has formulas of B21 in it, so it comes last.
 *
 *   node scripts/library.mjs                all of the library
 *   node scripts/library.mjs A23 B21        these classes, which may be new
 *   node scripts/library.mjs --pages        the pages only
 *
 * Needs a build of apps/cli. Ends with exit code 1 if a class cannot be proved or a certificate is rejected.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  certificateText,
  checkCertificate,
  classNamed,
  indexPage,
  outcomePageOf,
  pageOf,
  proveClass,
  writeCertificate,
} from '@lilypad/prover';

const library = new URL('../packages/prover/library/', import.meta.url);
const pages = new URL('../docs/theorems/', import.meta.url);
const words = process.argv.slice(2);

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
const read = (file) => readFileSync(file, 'utf8');
const files = () =>
  readdirSync(library)
    .sort()
    .map((file) => ({ name: file.replace('.json', ''), certificate: JSON.parse(read(new URL(file, library))) }));
const certificates = () =>
  files()
    .map(({ certificate }) => certificate)
    .filter(({ claim }) => claim === 'value');

function mustBeAccepted(certificate) {
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) fail(`${certificate.target} is rejected: ${verdict.obligation}: ${verdict.message}`);
}

/** The certificate of a class, seen by the checker, and the seconds of processor time that it took. */
function proveAnew(name) {
  const positions = classNamed(name) ?? fail(`${name} is not a class.`);
  const before = process.cpuUsage().user;
  const { status, reason, claim, samples } = proveClass(positions, { maxSeconds: 3600 });
  if (status !== 'proved') fail(`${name}: ${reason}.`);
  const text = certificateText(writeCertificate(claim, { program: 'lilypad', samples }));
  const seconds = (process.cpuUsage().user - before) / 1e6;
  mustBeAccepted(JSON.parse(text));
  return { text, seconds };
}

let total = 0;
const wanted = words.length > 0 ? words : files().map(({ name }) => name);
for (const name of wanted.filter((word) => word !== '--pages')) {
  const file = new URL(`${name}.json`, library);
  const old = existsSync(file) ? read(file) : '';
  if (/^[ET]\d$/.test(name)) {
    const command = fileURLToPath(new URL('../apps/cli/bin/lilypad.js', import.meta.url));
    execFileSync(process.execPath, [command, 'prove', name, '--out', fileURLToPath(file)]);
  } else {
    const { text, seconds } = proveAnew(name);
    writeFileSync(file, text);
    total += seconds;
    process.stdout.write(`${seconds.toFixed(1)} s: `);
  }
  process.stdout.write(`${name} proved${read(file) === old ? ', as before' : ', changed'}\n`);
}
if (total > 0) process.stdout.write(`${total.toFixed(1)} s of processor time for the classes\n`);

const rows = certificates().map((certificate) => {
  const { target } = certificate;
  mustBeAccepted(certificate);
  const file = new URL(`${target}.md`, pages);
  const { page, row } = pageOf(certificate, existsSync(file) ? read(file) : null);
  if (page !== null) writeFileSync(file, page);
  return row;
});
const index = new URL('README.md', pages);
writeFileSync(index, indexPage(rows, read(index)) ?? fail('The index of the pages has no marks for its table.'));
for (const { name, certificate } of files()) {
  if (certificate.claim === 'value') continue;
  const file = new URL(`${name}.md`, pages);
  const page = outcomePageOf(certificate, read(file)) ?? fail(`The page of ${name} has no marks for its trees.`);
  writeFileSync(file, page);
}
