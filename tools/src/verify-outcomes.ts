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
import { type BoxPart, COMPARE_OUTCOMES } from './outcome-box.ts';
import { inParts } from './verify-parts.ts';
import { read } from './workspace.ts';

const [name = 'T2', size = '12', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One certificate and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const certificate = existsSync(name) ? certificateIn(name) : certificateNamed(name);
const { words, corollaries = [] } = certificate;

function certificateIn(file: string): JsonCertificate {
  try {
    const document = JSON.parse(read(file));
    if (Array.isArray(document?.words)) return document;
  } catch {}
  return refuse(`${file} is not a certificate.`);
}

const sums = (gaps: number): number[] => Array.from({ length: largest * gaps + 1 }, (_, sum) => sum);
const parts: BoxPart[] = [
  ...sums(words[0].parameters.length).map((sum) => ({ sum, corollary: null })),
  ...corollaries.flatMap((corollary) => sums(corollary.parameters.length).map((sum) => ({ sum, corollary }))),
].map((one, part) => ({ ...one, part }));
const { compared, wrong } = inParts(COMPARE_OUTCOMES, parts.length, (numbers) => ({
  certificate,
  largest,
  parts: numbers.map((i) => parts[i]),
}));
if (wrong !== null) fail(`${name} is wrong: ${wrong.what}`);
if (compared === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(`${name} agrees with direct computation in all ${compared} claims about the box 0..${largest}.\n`);
