/**
 * Compares the certificates of the library with direct computation on boxes beyond the samples they were learned from.
 *
 *   node tools/dist/verify-box.js             all classes, gaps up to 12: every point of the box if there are at most four gaps,
 *                                           otherwise 400 points of it, drawn in the same way every time
 *   node tools/dist/verify-box.js B21 30      one class, every point of the box 0..30
 *
 * Needs a build (`npm run build`). Ends with exit code 1 at the first difference, or if nothing was compared, and 2 if
 * an argument is bad.
 */
import { Arena } from '@lilypad/games';
import { FormulaLibrary, libraryTheorem } from '@lilypad/prover';
import { Evaluator } from '@lilypad/toads';
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import { boardAt, type JsonCertificate } from './meaning/meaning.ts';
import { pointsOfSum } from './meaning/points.ts';
import { certificateFile, libraryNames, read } from './workspace.ts';

/** Points in batches, each made when it is needed. */
type Batches = (gaps: number) => Iterable<() => Iterable<readonly number[]>>;

const BOX = 12;
const FEW_GAPS = 4;
const DRAWN = 400;
/** The number of points valued in one arena. */
const BATCH = 50;
/** Drawn points have no more gap letters than this: direct computation must stay possible. */
const LARGEST_SUM = 20;

const [name, size = '30', ...more] = process.argv.slice(2);
if (more.length > 0) refuse(`One class and one size, please, not also '${more[0]}'.`);

if (name !== undefined) {
  const largest = wholeNumber(size, 'The size of the box');
  const certificate = certificateNamed(name);
  if (certificate.claim !== 'value') refuse(`${name} is about outcomes: see tools/src/verify-outcomes.ts.`);
  verify(certificate, allPoints(largest), `0..${largest}`);
} else {
  for (const one of libraryNames()) {
    const certificate = certificateNamed(one);
    if (certificate.claim !== 'value') continue;
    const few = certificate.words[0].parameters.length <= FEW_GAPS;
    verify(certificate, few ? allPoints(BOX) : drawnPoints(), `0..${BOX}`, few);
  }
}

/** Compares at batches of points, each batch with its own arena. */
function verify(certificate: JsonCertificate, batches: Batches, box: string, all = true): void {
  const { target, gap, words } = certificate;
  const theorem = libraryTheorem(target, read(certificateFile(target)));
  const library = new FormulaLibrary((wanted) => (wanted === target ? theorem : null));
  let points = 0;
  for (const batch of batches(words[0].parameters.length)) {
    for (const { word } of words) {
      const arena = new Arena();
      const evaluator = new Evaluator(arena);
      for (const point of batch()) {
        const board = boardAt(gap, word, point);
        points += 1;
        if (library.value(arena, board)?.value === evaluator.value(board)) continue;
        fail(`${target} is wrong at ${word} with gaps ${point.join(', ')}`);
      }
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${target}: ${points} points`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (points === 0) fail(`${target}: nothing was compared.`);
  const which = all ? `all ${points} points` : `${points} points`;
  process.stdout.write(`${target} agrees with direct computation at ${which} of the box ${box}.\n`);
}

/** All points of a box. No move changes the sum of the gaps, so the points of one sum are valued together. */
function allPoints(largest: number): Batches {
  return function* (gaps) {
    for (let sum = 0; sum <= largest * gaps; sum++) yield () => pointsOfSum(gaps, sum, largest);
  };
}

/** Points with large and small gaps, mostly small ones, where most regions are. */
function drawnPoints(): Batches {
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return function* (gaps) {
    const sum = (point: readonly number[]): number => point.reduce((total, x) => total + x);
    const points: number[][] = [];
    while (points.length < DRAWN) {
      const point = Array.from({ length: gaps }, () => (random(3) === 0 ? random(BOX + 1) : random(3)));
      if (sum(point) <= LARGEST_SUM) points.push(point);
    }
    points.sort((p, q) => sum(p) - sum(q));
    for (let i = 0; i < DRAWN; i += BATCH) yield () => points.slice(i, i + BATCH);
  };
}
