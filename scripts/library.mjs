/**
 * `npm run library`: makes the pages of docs/theorems from the certificates in packages/prover/library, after checking each.
 *
 *   node scripts/library.mjs                the pages only
 *   node scripts/library.mjs A23 B21        proves these classes anew first, and writes their certificates
 *
 * Needs a build of packages/prover. Ends with exit code 1 if a class cannot be proved or a certificate is rejected.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  checkCertificate,
  checkRecurrence,
  classNamed,
  corollaryOf,
  markdownReport,
  parseFamily,
  placeFamily,
  proveClass,
  readCertificate,
  theoremOf,
  writeCertificate,
} from '@lilypad/prover';

const library = new URL('../packages/prover/library/', import.meta.url);
const pages = new URL('../docs/theorems/', import.meta.url);

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

for (const name of process.argv.slice(2)) {
  const positions = classNamed(name) ?? fail(`${name} is not a class.`);
  const before = process.cpuUsage().user;
  const { status, reason, claim, samples } = proveClass(positions, { maxSeconds: 3600 });
  const seconds = (process.cpuUsage().user - before) / 1e6;
  if (status !== 'proved') fail(`${name}: ${reason}.`);
  const certificate = writeCertificate(claim, { program: 'lilypad', samples });
  writeFileSync(new URL(`${name}.json`, library), `${JSON.stringify(certificate, null, 2)}\n`);
  process.stdout.write(`${name} proved in ${seconds.toFixed(1)} s of processor time\n`);
}

mkdirSync(pages, { recursive: true });
const rows = [];
for (const file of readdirSync(library).sort()) {
  const name = file.replace('.json', '');
  const certificate = JSON.parse(readFileSync(new URL(file, library), 'utf8'));
  if (certificate.claim !== 'value') continue;
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) fail(`${file} is rejected: ${verdict.obligation}: ${verdict.message}`);
  const claim = readCertificate(certificate);
  const results = claim.positions.words.map((word) => checkRecurrence(claim, word));
  const start = startOf(claim);
  writeFileSync(
    new URL(`${name}.md`, pages),
    `${markdownReport(claim, results, start)}\nThe certificate is [${file}](../../packages/prover/library/${file}); ` +
      `\`lilypad check packages/prover/library/${file}\` checks it, and \`lilypad prove ${name}\` finds such a proof anew.\n`,
  );
  rows.push({ name, words: claim.positions.words.length, regions: theoremOf(claim).length, start, verdict });
}
writeFileSync(new URL('README.md', pages), index(rows));

/** The starting positions of a class, all toads to the left of all frogs and the empty squares between them. */
function startOf({ positions, ...claim }) {
  const [i, j] = [...positions.name.slice(1)].map(Number);
  const family =
    positions.name[0] === 'A' ? `T^a${'.'.repeat(i)}${'F'.repeat(j)}` : `${'T'.repeat(i)}.^a${'F'.repeat(j)}`;
  const parsed = parseFamily(family).value;
  return { family, cases: corollaryOf({ positions, ...claim }, parsed, placeFamily(parsed)) };
}

function index(entries) {
  const cell = (text) => text.replaceAll('|', '\\|');
  const values = ({ start: { family, cases } }) =>
    `\`${family}\` = ${cases.map(({ where, value }) => `\`${cell(value)}\`${where === 'always' ? '' : ` for ${where}`}`).join('; ')}`;
  return `# Theorems

Values of whole classes of positions, found and proved by this program. Each class has a page with its formulas, and a certificate
in packages/prover/library that \`lilypad check\` checks with a separate program. [proving.md](../proving.md) tells how they are
found and why the proofs are proofs; [certificates.md](../certificates.md) tells what a certificate says.

| class | words | regions | obligations | starting positions |
|---|---|---|---|---|
${entries.map((entry) => `| [${entry.name}](${entry.name}.md) | ${entry.words} | ${entry.regions} | ${entry.verdict.obligations} | ${values(entry)} |`).join('\n')}

[E2.md](E2.md) is the proof of a conjecture of Erickson, as a corollary of class A32.
`;
}
