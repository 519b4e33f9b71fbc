/**
 * `node tools/dist/bundle/verify-box.js B21 30`: compares a certificate of the library with direct computation at every point of the box
 * 0..30 in every gap: values must be those that are claimed, and a position must be >= or <= 0 or * where that is said, and
 * nowhere else. Corollaries of outcomes are compared, too. A certificate may also be named by its file.
 *
 * Needs a build (`npm run build`). Ends with exit code 1 if something differs, or if nothing was compared, and 2 if an argument is bad.
 */
import { existsSync } from 'node:fs';
import { fail, refuse, wholeNumber } from './arguments.ts';
import { agreement } from './box/agreement.ts';
import { compareClaimsTask } from './box/claims.ts';
import { type BoxCertificate, compareParts, corollaryParts, wordParts } from './box/parts.ts';
import { TEAM } from './verify-team.ts';
import { certificateFile, read } from './workspace.ts';

const [name = '', size = '12', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One certificate and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const certificate = certificateIn(existsSync(name) ? name : certificateFile(name));

function certificateIn(file: string): BoxCertificate {
  if (!existsSync(file)) refuse(`There is no certificate '${name}' in the library.`);
  try {
    const document = JSON.parse(read(file));
    if (Array.isArray(document?.words)) return { ...document, file };
  } catch {}
  return refuse(`${file} is not a certificate about a class.`);
}

const task = compareClaimsTask();
const words = compareParts(task, wordParts(certificate, largest), TEAM);
const corollaries = compareParts(task, corollaryParts(certificate, largest), TEAM);
const wrong = words.wrong ?? corollaries.wrong;
if (wrong !== null) fail(`${name} is wrong: ${wrong}`);
const compared = words.compared + corollaries.compared;
if (compared === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(agreement(name, certificate.claim, compared, largest));
