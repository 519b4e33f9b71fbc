/**
 * `node tools/dist/bundle/verify-box.js B21 30`: compares a certificate of the library with direct computation at every point of the box
 * 0..30 in every gap: values must be those that are claimed, and a position must be >= or <= 0 or * where that is said, and
 * nowhere else. Corollaries of outcomes are compared, too. A certificate may also be named by its file. With `--plain` all values are found by
 * the evaluator in TypeScript, which takes five times as long.
 *
 * Needs a build (`npm run build`). Ends with exit code 1 if something differs, or if nothing was compared, and 2 if an argument is bad.
 */
import { existsSync } from 'node:fs';
import { fail, readOptions, refuse, wholeNumber } from './arguments.ts';
import { agreement } from './box/agreement.ts';
import { compareTask } from './box/compare.ts';
import { compareBox } from './box/compare-box.ts';
import { type BoxCertificate, boxParts } from './box/parts.ts';
import { TEAM } from './verify-team.ts';
import { certificateFile, read } from './workspace.ts';

const { values, positionals } = readOptions({ allowPositionals: true, options: { plain: { type: 'boolean' } } });
const [name = '', size = '12', ...more] = positionals;
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

const { compared, wrong } = compareBox(compareTask(), boxParts(certificate, largest), {
  team: TEAM,
  plain: values.plain === true,
});
if (wrong !== null) fail(`${name} is wrong: ${wrong}`);
if (compared === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(agreement(name, certificate.claim, compared, largest));
