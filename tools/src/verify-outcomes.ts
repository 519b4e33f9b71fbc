/**
 * `node tools/dist/verify-outcomes.js T2 12`: compares a certificate of outcomes of the library with direct computation
 * at every point of the box 0..12 in every gap: where a position is said to be >= or <= 0 or *, its value must be, and
 * elsewhere it must not. Values that the certificate gives, and its corollaries, are compared too. A certificate may
 * also be named by its file. Needs a build (`npm run build`). Ends with exit code 1 at the first difference, or if
 * nothing was compared, and 2 if an argument is bad.
 */
import { existsSync } from 'node:fs';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import type { JsonCertificate } from './meaning/meaning.ts';
import { compareParts, corollaryParts, wordParts } from './outcome-parts.ts';
import { read } from './workspace.ts';

const [name = 'T2', size = '12', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One certificate and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const certificate = existsSync(name) ? certificateIn(name) : certificateNamed(name);

function certificateIn(file: string): JsonCertificate {
  try {
    const document = JSON.parse(read(file));
    if (Array.isArray(document?.words)) return document;
  } catch {}
  return refuse(`${file} is not a certificate.`);
}

const parts = [...wordParts(certificate, largest), ...corollaryParts(certificate, largest)];
const { compared, wrong } = compareParts(certificate, largest, parts);
if (wrong !== null) fail(`${name} is wrong: ${wrong.what}`);
if (compared === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(`${name} agrees with direct computation in all ${compared} claims about the box 0..${largest}.\n`);
