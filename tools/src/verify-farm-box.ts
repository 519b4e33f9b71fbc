/**
 * `node tools/dist/verify-farm-box.js B21 30`: what verify-box.ts does for one certificate, done by the farm that
 * LILYPAD_FARM names (docs/farm.md), in jobs of all points with one sum. A farm that is asked again goes on where it was. Corollaries, which
 * have few parameters, are compared here.
 *
 * Ends with exit code 1 if the certificate is wrong somewhere or not all of it was compared, and 2 if an argument is bad or the farm
 * cannot be used.
 */
import { type BoxAnswer, boxAnswer, boxJobs, Doubt, type GatherOutcome, gather, type JobRequest } from '@lilypad/farm';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import { agreement } from './box/agreement.ts';
import { compareTask } from './box/compare.ts';
import { compareBox } from './box/compare-box.ts';
import { corollaryParts } from './box/parts.ts';
import { isWrongAt } from './box/point.ts';
import { sampleOf } from './box/sample.ts';
import { TEAM } from './verify-team.ts';
import { say, withFarm } from './with-farm.ts';
import { certificateFile, read } from './workspace.ts';

const [name = '', size = '', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One class and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const certificate = certificateNamed(name);
const isValues = certificate.claim === 'value';

/** How many claims the certificate makes about a point of each word: its value, or two for each game that it is compared with. */
const CLAIMS = certificate.words
  .map(({ formula, against = {} }) => (formula === undefined ? 0 : 1) + 2 * Object.keys(against).length)
  .reduce((sum, one) => sum + one, 0);

/**
 * What is in the database is not believed: an answer may say nothing, or that the certificate is wrong where it is not; and some answers are found
 * again here, with a digest of all values.
 */
function doubt(answer: BoxAnswer, request: JobRequest, isFoundAgain: boolean): void {
  const { compared, wrong } = answer;
  const { question, cost } = request;
  const { sum } = question as { readonly sum: number };
  const all = (cost / certificate.words.length) * CLAIMS;
  if (wrong !== null && !isWrongAt(certificate, wrong)) {
    const sentence = `the farm says that ${name} is wrong at ${wrong}, but it is not`;
    throw new Doubt(sentence, { kind: 'false', known: { compared: all, wrong: null } });
  }
  if (wrong === null && compared !== all) {
    const sentence = `${all} claims should have been compared where the gaps add up to ${sum}, and ${compared} were`;
    throw new Doubt(sentence, { kind: 'false', known: { compared: all, wrong } });
  }
  const known = isFoundAgain ? boxAnswer(request) : answer;
  if (known.wrong !== wrong || known.values !== answer.values) {
    const sentence = `the farm has compared ${name} with other values than those that are found here where the gaps add up to ${sum}`;
    throw new Doubt(sentence, { kind: 'false', known: { ...known } });
  }
}

async function compare(): Promise<number> {
  let compared = 0;
  const jobs = boxJobs(name, largest, read(certificateFile(name)), certificate.target);
  const again = sampleOf(jobs.map(({ cost }) => cost));
  const take = (outcome: GatherOutcome): void => {
    if (!outcome.ok) fail(`${name}: ${outcome.message}`);
    const answer = outcome.answer as BoxAnswer;
    doubt(answer, jobs[outcome.index] as JobRequest, again.has(outcome.index));
    if (answer.wrong !== null) fail(`${name} is wrong at ${answer.wrong}`);
    compared += answer.compared;
  };
  await withFarm((farm) => gather(farm, jobs, { onOutcome: take, onIdle: say }), `${name} is not compared`);
  if (isValues) return compared;
  const parts = corollaryParts({ ...certificate, file: certificateFile(name) }, largest);
  const { compared: claims, wrong } = compareBox(compareTask(), parts, { team: TEAM });
  if (wrong !== null) fail(`${name} is wrong: ${wrong}`);
  return compared + claims;
}

const compared = await compare();
if (compared === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(agreement(name, certificate.claim, compared, largest));
