/**
 * `node scripts/verify-box.mjs B21 30`: the certificate of a class in the library, held against direct computation at every
 * point of the box 0..30 in every gap. Needs a build (`npm run build`). Ends with exit code 1 at the first difference.
 *
 * No move changes the sum of the gaps, so the points of one sum are valued together and forgotten before the next.
 */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { FormulaLibrary } from '@lilypad/prover';
import { boardOf, Evaluator } from '@lilypad/toads';

const [name = 'B21', size = '30'] = process.argv.slice(2);
const largest = Number(size);
const path = new URL(`../packages/prover/library/${name}.json`, import.meta.url);
const certificate = JSON.parse(readFileSync(path, 'utf8'));
const { gap, words } = certificate;
const library = new FormulaLibrary((wanted) => (wanted === name ? certificate : null));
const gaps = words[0].parameters.length;

function* pointsOfSum(count, sum) {
  if (count === 1) {
    if (sum <= largest) yield [sum];
    return;
  }
  for (let x = Math.max(0, sum - largest * (count - 1)); x <= Math.min(sum, largest); x++) {
    for (const rest of pointsOfSum(count - 1, sum - x)) yield [x, ...rest];
  }
}

let points = 0;
for (let sum = 0; sum <= largest * gaps; sum++) {
  for (const { word } of words) {
    const arena = new Arena();
    const evaluator = new Evaluator(arena);
    for (const point of pointsOfSum(gaps, sum)) {
      const board = boardOf(point.map((x, i) => gap.repeat(x) + (word[i] ?? '')).join(''));
      points += 1;
      if (library.value(arena, board)?.value === evaluator.value(board)) continue;
      process.stderr.write(`${name} is wrong at ${word} with gaps ${point.join(', ')}\n`);
      process.exit(1);
    }
  }
  if (process.stderr.isTTY) process.stderr.write(`\rsum ${sum}, ${points} points`);
}
process.stdout.write(`${name} agrees with direct computation at all ${points} points of the box 0..${largest}.\n`);
