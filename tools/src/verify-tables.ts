/**
 * `npm run verify:tables`: computes every value that comes with the program (packages/tables/data/results.txt) again,
 * compares it, and compares every cell of the paper's tables with those values.
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
import { Arena, type GameId, parseGame } from '@lilypad/games';
import { type Mark, markOf, PAPER, type Result, type Results, readResults } from '@lilypad/tables';
import { boardOf, boardThresholds, type Thresholds, Valuer, valueCost, valueThresholds } from '@lilypad/toads';
import { fail, readOptions, wholeNumber } from './arguments.ts';
import { TEAM } from './verify-team.ts';

const MAX_BYTES = 2 ** 33;
const integers = ({ first, second }: Thresholds): string => [...first, ...second].join();

function readMost(): number {
  const { values } = readOptions({ options: { most: { type: 'string', default: '30' } } });
  return wholeNumber(values.most, 'Option --most') * 1e6;
}

function gameOf(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  return parsed.ok ? parsed.value : fail(`${text} is no game.`);
}

function bundledResults(): Results {
  const text = readFileSync(new URL(import.meta.resolve('@lilypad/tables/data/results.txt')), 'utf8');
  const read = readResults(text);
  return read.ok ? read.value : fail(`Line ${read.line} is damaged.`);
}

function compareWithPaper(results: Results): void {
  const marks: Record<Mark, number> = { agrees: 0, settles: 0, differs: 0, new: 0 };
  const missing: string[] = [];
  for (const { cells } of PAPER.tables) {
    for (const { position, printed } of cells) {
      const result = results.get(position);
      if (result === undefined) {
        missing.push(position);
        continue;
      }
      const arena = new Arena();
      const mark = markOf(arena, gameOf(arena, result.value), printed);
      marks[mark]++;
      const isErratum =
        position === PAPER.erratum.position && gameOf(arena, result.value) === gameOf(arena, PAPER.erratum.correct);
      if (mark === 'differs' && !isErratum) fail(`${position} is ${result.value}, which the paper does not say.`);
    }
  }
  console.log(`The paper: ${marks.agrees} cells agree, ${marks.settles} bounds settled, ${marks.differs} erratum.`);
  if (missing.length > 0) fail(`Not in the file: ${missing.join(' ')}`);
}

function computeAnew({ position, value }: Result): void {
  const arena = new Arena();
  const found = new Valuer(arena, { maxBytes: MAX_BYTES, team: TEAM }).value(boardOf(position));
  if (found !== gameOf(arena, value)) fail(`${position} is not ${value}.`);
  const thresholds = boardThresholds(boardOf(position), { maxBytes: MAX_BYTES, team: TEAM });
  if (thresholds !== null && integers(thresholds) !== integers(valueThresholds(arena, found))) {
    fail(`${position} does not compare with integers as ${value} does.`);
  }
}

const most = readMost();
const results = bundledResults();
compareWithPaper(results);
const tasks = [...results.values()]
  .map((result) => ({ result, cost: valueCost(boardOf(result.position)) }))
  .filter(({ cost }) => cost <= most)
  .sort((a, b) => a.cost - b.cost);
if (tasks.length === 0) fail('No value takes so little work: nothing was computed again.');
console.log(`Computing ${tasks.length} of ${results.size} values again.`);
for (const [i, { result, cost }] of tasks.entries()) {
  computeAnew(result);
  if (cost > 10e6 || (i + 1) % 50 === 0) console.log(`${i + 1} of ${tasks.length}: ${result.position}`);
}
console.log('All values are as stored.');
