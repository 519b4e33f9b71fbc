/**
 * `node tools/dist/verify-farm-box.js B21 30`: what verify-box.ts does for one class, done by the farm that LILYPAD_FARM
 * names (docs/farm.md), in jobs of all points with one sum. A farm that is asked again goes on where it was.
 *
 * Ends with exit code 1 if the certificate is wrong somewhere, and 2 if an argument is bad or the farm cannot be used.
 */
import { type BoxAnswer, boxJobs, Farm, FarmError, type GatherOutcome, gather, programVersion } from '@lilypad/farm';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import { certificateFile, read } from './workspace.ts';

const [name = '', size = '', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One class and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
if (certificateNamed(name).claim !== 'value') refuse(`${name} is about outcomes, which no farm compares.`);

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
  await gather(farm, boxJobs(name, largest, read(certificateFile(name))), { onOutcome: take, onIdle: say });
  await farm.close();
  return compared;
}

try {
  const compared = await compare();
  if (compared === 0) fail(`${name}: nothing was compared.`);
  process.stdout.write(`${name} agrees with direct computation at all ${compared} points of the box 0..${largest}.\n`);
} catch (error) {
  if (!(error instanceof FarmError)) throw error;
  refuse(`The farm cannot be used: ${error.message}.`);
}
