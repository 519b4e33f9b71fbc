/**
 * `node scripts/verify-outcomes.mjs T2 12`: the certificate of outcomes in the library, held against direct computation at every
 * point of the box 0..12 in every gap: where a position is said to be >= or <= 0 or *, its value must be, and elsewhere it
 * must not. Values that the certificate gives, and its corollaries, are compared too. A certificate may also be named by its
 * file. Needs a build (`npm run build`). Ends with exit code 1 at the first difference, or if
 * nothing was compared, and 2 if an argument is bad.
 *
 * The certificate is read here by other code than the prover's and the checker's.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Arena, parseGame } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { certificateNamed, refuse, wholeNumber } from './arguments.mjs';
import { pointsOfSum } from './points.mjs';

const [name = 'T2', size = '12', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One certificate and one size, please, not also '${more[0]}'.`);
const largest = wholeNumber(size, 'The size of the box');
const { gap, words, corollaries = [] } = existsSync(name) ? certificateIn(name) : certificateNamed(name);

function certificateIn(file) {
  try {
    const document = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(document?.words)) return document;
  } catch {}
  return refuse(`${file} is not a certificate.`);
}

/** A sum such as 2a+b-1 or a/2+1 in quarters; names are letters with or without digits. */
function quarters(text, at) {
  const terms = [...text.replaceAll(' ', '').matchAll(/([-+]?)(\d+(?![a-z\d]))?(\d*)([a-z]\d*)?(?:\/(\d+))?/gi)];
  return terms.reduce((sum, [whole, sign, number, factor, letter, under = '1']) => {
    if (whole === '') return sum;
    const size = letter === undefined ? Number(number) : Number(factor || 1) * at[letter];
    return sum + ((sign === '-' ? -4 : 4) * size) / Number(under);
  }, 0);
}

/** "2a+b >= 3", "a = b", "c-a = 1 (mod 3)". */
function holds(condition, at) {
  const match = /^([^<>=]*)(<=|>=|<|>|=)([^(]*)(?:\(mod (\d+)\))?$/.exec(condition);
  if (match === null) throw new Error(`"${condition}" cannot be read`);
  const [, left, sign, right, modulus] = match;
  const difference = (quarters(left, at) - quarters(right, at)) / 4;
  if (modulus !== undefined) return difference % Number(modulus) === 0;
  return {
    '<=': difference <= 0,
    '>=': difference >= 0,
    '<': difference < 0,
    '>': difference > 0,
    '=': difference === 0,
  }[sign];
}

function endOf(tree, at) {
  let here = tree;
  while ('if' in here) here = holds(here.if, at) ? here.then : here.else;
  return here;
}

/** The game of a text with numbers for parameters. */
function gameAt(arena, text, at) {
  const numbers = text
    .replace(/\(([^()]*)\)\*/g, '{$1|$1}')
    .replace(/[^{}|,*]+/g, (sum) => (sum.trim() === '' ? sum : `${quarters(sum, at)}/4`));
  const parsed = parseGame(arena, numbers);
  if (!parsed.ok) throw new Error(`"${text}" cannot be read: ${parsed.error.message}`);
  return parsed.value;
}

const named = (parameters, point) => Object.fromEntries(parameters.map((letter, i) => [letter, point[i]]));
const boardAt = (word, gaps) => boardOf(gaps.map((x, i) => gap.repeat(x) + (word[i] ?? '')).join(''));

let claims = 0;
function compare(found, claimed, what) {
  claims += 1;
  if (found === claimed) return;
  process.stderr.write(`${name} is wrong: ${what}\n`);
  process.exit(1);
}

/** No move changes the sum of the gaps: the points of one sum are valued together and forgotten before the next. */
for (let sum = 0; sum <= largest * words[0].parameters.length; sum++) {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const rivals = { 0: arena.zero, '*': arena.star };
  for (const { word, parameters, formula, against = {} } of words) {
    for (const point of pointsOfSum(parameters.length, sum, largest)) {
      const at = named(parameters, point);
      const value = evaluator.value(boardAt(word, point));
      const where = `${word} with gaps ${point.join(', ')}`;
      if (formula !== undefined) compare(value, gameAt(arena, endOf(formula, at).value, at), `the value of ${where}`);
      for (const [rival, { atLeast, atMost }] of Object.entries(against)) {
        compare(arena.le(rivals[rival], value), endOf(atLeast, at).holds, `${where} >= ${rival}`);
        compare(arena.le(value, rivals[rival]), endOf(atMost, at).holds, `${where} <= ${rival}`);
      }
    }
  }
}
for (const { name: title, word, parameters, gaps, formula } of corollaries) {
  for (let sum = 0; sum <= largest * parameters.length; sum++) {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    for (const point of pointsOfSum(parameters.length, sum, largest)) {
      const at = named(parameters, point);
      const value = evaluator.value(
        boardAt(
          word,
          gaps.map((text) => quarters(text, at) / 4),
        ),
      );
      compare(value, gameAt(arena, endOf(formula, at).value, at), `${title} at ${point.join(', ')}`);
    }
  }
}
if (claims === 0) {
  process.stderr.write(`${name}: nothing was compared.\n`);
  process.exit(1);
}
process.stdout.write(`${name} agrees with direct computation in all ${claims} claims about the box 0..${largest}.\n`);
