/**
 * `npm run library`: proves the classes of packages/prover/library from nothing, writes their certificates, and makes the pages
 * of docs/theorems from them. A class leads to the same certificate every time, so nothing changes unless the prover has.
 *
 *   node scripts/library.mjs                all classes of the library
 *   node scripts/library.mjs A23 B21        these classes, which may be new
 *   node scripts/library.mjs --pages        the pages only
 *
 * Needs a build of packages/prover. Ends with exit code 1 if a class cannot be proved or a certificate is rejected.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
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

let total = 0;
const wanted = words.length > 0 ? words : certificates().map(({ target }) => target);
for (const name of wanted.filter((word) => word !== '--pages')) {
  const positions = classNamed(name) ?? fail(`${name} is not a class.`);
  const before = process.cpuUsage().user;
  const { status, reason, claim, samples } = proveClass(positions, { maxSeconds: 3600 });
  const seconds = (process.cpuUsage().user - before) / 1e6;
  total += seconds;
  if (status !== 'proved') fail(`${name}: ${reason}.`);
  const file = new URL(`${name}.json`, library);
  const old = existsSync(file) ? read(file) : '';
  const text = certificateText(writeCertificate(claim, { program: 'lilypad', samples }));
  writeFileSync(file, text);
  process.stdout.write(`${name} proved in ${seconds.toFixed(1)} s${old === text ? ', as before' : ', changed'}\n`);
}
if (total > 0) process.stdout.write(`${total.toFixed(1)} s of processor time in all\n`);

const rows = certificates().map((certificate) => {
  const { target } = certificate;
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) fail(`${target} is rejected: ${verdict.obligation}: ${verdict.message}`);
  const file = new URL(`${target}.md`, pages);
  const { page, row } = pageOf(certificate, existsSync(file) ? read(file) : null);
  if (page !== null) writeFileSync(file, page);
  return row;
});
writeFileSync(new URL('README.md', pages), indexPage(rows));
for (const { name, certificate } of files()) {
  if (certificate.claim === 'value') continue;
  const file = new URL(`${name}.md`, pages);
  const page = outcomePageOf(certificate, read(file)) ?? fail(`The page of ${name} has no marks for its trees.`);
  writeFileSync(file, page);
}
