/**
 * `node tools/dist/verify-outcomes.js T2 12`: compares a certificate of outcomes of the library with direct computation
 * at every point of the box 0..12 in every gap: where a position is said to be >= or <= 0 or *, its value must be, and
 * elsewhere it must not. Values that the certificate gives, and its corollaries, are compared too. A certificate may
 * also be named by its file. Needs a build (`npm run build`). Ends with exit code 1 at the first difference, or if
 * nothing was compared, and 2 if an argument is bad.
 */
import { existsSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { Evaluator } from '@lilypad/toads';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import {
  boardAt,
  endOf,
  gameAt,
  type JsonCertificate,
  type JsonCorollary,
  type JsonWord,
  named,
  quarters,
} from './meaning/meaning.ts';
import { pointsOfSum } from './meaning/points.ts';
import { read } from './workspace.ts';

const [name = 'T2', size = '12', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One certificate and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const { gap, words, corollaries = [] } = existsSync(name) ? certificateIn(name) : certificateNamed(name);

function certificateIn(file: string): JsonCertificate {
  try {
    const document = JSON.parse(read(file));
    if (Array.isArray(document?.words)) return document;
  } catch {}
  return refuse(`${file} is not a certificate.`);
}

let claims = 0;
function compare<Claimed>(found: Claimed, claimed: Claimed, what: string): void {
  claims += 1;
  if (found !== claimed) fail(`${name} is wrong: ${what}`);
}

/**
 * No move changes the sum of the gaps: the points of one sum are valued together, and the values dropped before the
 * next sum.
 */
function compareWords(sum: number): void {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const compareWord = ({ word, parameters, formula, against = {} }: JsonWord, point: readonly number[]): void => {
    const at = named(parameters, point);
    const value = evaluator.value(boardAt(gap, word, point));
    const where = `${word} with gaps ${point.join(', ')}`;
    if (formula !== undefined) compare(value, gameAt(arena, endOf(formula, at).value, at), `the value of ${where}`);
    for (const [rival, { atLeast, atMost }] of Object.entries(against)) {
      const game = rival === '0' ? arena.zero : arena.star;
      compare(arena.le(game, value), endOf(atLeast, at).holds, `${where} >= ${rival}`);
      compare(arena.le(value, game), endOf(atMost, at).holds, `${where} <= ${rival}`);
    }
  };
  for (const word of words) {
    for (const point of pointsOfSum(word.parameters.length, sum, largest)) compareWord(word, point);
  }
}

function compareCorollary({ name: title, word, parameters, gaps, formula }: JsonCorollary, sum: number): void {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  for (const point of pointsOfSum(parameters.length, sum, largest)) {
    const at = named(parameters, point);
    const sizes = gaps.map((text) => quarters(text, at) / 4);
    const value = evaluator.value(boardAt(gap, word, sizes));
    compare(value, gameAt(arena, endOf(formula, at).value, at), `${title} at ${point.join(', ')}`);
  }
}

for (let sum = 0; sum <= largest * words[0].parameters.length; sum++) compareWords(sum);
for (const corollary of corollaries) {
  for (let sum = 0; sum <= largest * corollary.parameters.length; sum++) compareCorollary(corollary, sum);
}
if (claims === 0) fail(`${name}: nothing was compared.`);
process.stdout.write(`${name} agrees with direct computation in all ${claims} claims about the box 0..${largest}.\n`);
