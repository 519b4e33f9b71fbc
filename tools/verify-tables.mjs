/**
 * `npm run verify:tables`: every value that comes with the program (apps/cli/data/results.txt) computed anew and compared,
 * and every cell of the paper's tables held against those values.
 *
 *   1. all lines of the file fit their checksums
 *   2. every exact cell of the paper is there with the printed value, but for the known erratum; every bound holds
 *   3. every value is computed again, the cheapest first, up to the work that --most allows (in millions of positions,
 *      30 unless given, which takes some minutes; 2000 for all takes an hour)
 *   4. every value that is computed again compares with all n and n* as a sweep of thresholds says, which shares no
 *      arithmetic with the values
 *
 * Needs a build (`npm run build`). Ends with exit code 1 at the first difference, and 2 if an argument is bad.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Arena, parseGame } from '@lilypad/games';
import { markOf } from '@lilypad/tables';
import { boardOf, boardThresholds, Valuer, valueCost, valueThresholds } from '@lilypad/toads';
import { readLine } from '../apps/cli/dist/results/record.js';
import { refuse, wholeNumber } from './arguments.mjs';

const most = wholeNumber(readOptions().most, 'Option --most') * 1e6;

function readOptions() {
  try {
    return parseArgs({ options: { most: { type: 'string', default: '30' } } }).values;
  } catch (error) {
    return refuse(error.message);
  }
}

const path = (name) => new URL(`../${name}`, import.meta.url);
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const results = new Map();
for (const [i, text] of readFileSync(path('apps/cli/data/results.txt'), 'utf8').split('\n').entries()) {
  if (text === '') continue;
  const line = readLine(text);
  if (line === null) fail(`Line ${i + 1} is damaged.`);
  if (line.type === 'result') results.set(line.position, line);
}

const gameOf = (arena, text) => {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) fail(`${text} is no game.`);
  return parsed.value;
};

const paper = JSON.parse(readFileSync(path('packages/toads/data/paper-tables.json'), 'utf8'));
const power = (letter, n) => (n === 1 ? letter : `${letter}^${n}`);
const marks = { agrees: 0, settles: 0, differs: 0, missing: 0 };
const missing = [];
for (const { excess, cells } of paper.tables) {
  for (const cell of cells) {
    const position = power('T', cell.a + excess) + power('.', cell.b) + power('F', cell.a);
    const result = results.get(position);
    const arena = new Arena();
    const mark = result === undefined ? 'missing' : markOf(arena, gameOf(arena, result.value), cell);
    marks[mark]++;
    if (mark === 'missing') missing.push(position);
    if (mark !== 'differs') continue;
    const { erratum } = paper;
    if (position !== erratum.position || gameOf(arena, result.value) !== gameOf(arena, erratum.correct)) {
      fail(`${position} is ${result.value}, which the paper does not say.`);
    }
  }
}
console.log(`The paper: ${marks.agrees} cells agree, ${marks.settles} bounds settled, ${marks.differs} erratum.`);
if (missing.length > 0) fail(`Not in the file: ${missing.join(' ')}`);

const tasks = [...results.values()]
  .map((result) => ({ ...result, cost: valueCost(boardOf(result.position)) }))
  .filter(({ cost }) => cost <= most)
  .sort((a, b) => a.cost - b.cost);
if (tasks.length === 0) fail('No value is so cheap: nothing was computed anew.');
console.log(`Computing ${tasks.length} of ${results.size} values anew.`);
for (const [i, { position, value, cost }] of tasks.entries()) {
  const arena = new Arena();
  const found = new Valuer(arena, { maxBytes: 2 ** 33 }).value(boardOf(position));
  if (found !== gameOf(arena, value)) fail(`${position} is not ${value}.`);
  const thresholds = boardThresholds(boardOf(position), { maxBytes: 2 ** 33 });
  if (thresholds !== null && JSON.stringify(thresholds) !== JSON.stringify(valueThresholds(arena, found))) {
    fail(`${position} does not compare with integers as ${value} does.`);
  }
  if (cost > 10e6 || (i + 1) % 50 === 0) console.log(`${i + 1} of ${tasks.length}: ${position}`);
}
console.log('All values are as stored.');
