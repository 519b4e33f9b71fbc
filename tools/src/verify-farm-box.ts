/**
 * `node tools/dist/verify-farm-box.js B21 30`: what verify-box.ts, or verify-outcomes.ts, does for one certificate, done by the farm that
 * LILYPAD_FARM names (docs/farm.md), in jobs of all points with one sum. A farm that is asked again goes on where it was. Corollaries, which
 * have few parameters, are compared here.
 *
 * Ends with exit code 1 if the certificate is wrong somewhere, and 2 if an argument is bad or the farm cannot be used.
 */
import { type BoxAnswer, boxJobs, Farm, FarmError, type GatherOutcome, gather, programVersion } from '@lilypad/farm';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import { compareParts, corollaryParts } from './outcome-parts.ts';
import { certificateFile, read } from './workspace.ts';

const [name = '', size = '', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One class and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const certificate = certificateNamed(name);
const isValues = certificate.claim === 'value';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

async function compare(): Promise<number> {
  const farm = await Farm.open(process.env.LILYPAD_FARM ?? '', { version: programVersion(), onTrouble: say });
  let compared = 0;
  const take = (outcome: GatherOutcome): void => {
    if (!outcome.ok) fail(`${name}: ${outcome.message}`);
    const answer = outcome.answer as BoxAnswer;
    if (answer.wrong !== null) fail(`${name} is wrong at ${answer.wrong}`);
    compared += answer.compared;
  };
  const jobs = boxJobs(name, largest, read(certificateFile(name)), certificate.target);
  await gather(farm, jobs, { onOutcome: take, onIdle: say });
  await farm.close();
  if (isValues) return compared;
  const { compared: claims, wrong } = compareParts(certificate, largest, corollaryParts(certificate, largest));
  if (wrong !== null) fail(`${name} is wrong: ${wrong.what}`);
  return compared + claims;
}

try {
  const compared = await compare();
  if (compared === 0) fail(`${name}: nothing was compared.`);
  const where = isValues ? `at all ${compared} points of` : `in all ${compared} claims about`;
  process.stdout.write(`${name} agrees with direct computation ${where} the box 0..${largest}.\n`);
} catch (error) {
  if (!(error instanceof FarmError)) throw error;
  refuse(`The farm cannot be used: ${error.message}.`);
}
