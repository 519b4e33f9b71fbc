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
import { certificateNamed, fail, refuse, wholeNumber } from './arguments.ts';
import type { JsonCertificate } from './meaning/meaning.ts';
import { type Batch, COMPARE_VALUES } from './value-box.ts';
import { inParts } from './verify-parts.ts';
import { libraryNames } from './workspace.ts';

/** Points in batches, for a number of gaps. */
type Batches = (gaps: number) => Batch[];

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

/** Compares at batches of points, on all cores. */
function verify(certificate: JsonCertificate, batchesOf: Batches, box: string, all = true): void {
  const { target, words } = certificate;
  const batches = batchesOf(words[0].parameters.length);
  const { compared, wrong } = inParts(COMPARE_VALUES, batches.length, (numbers) => ({
    target,
    batches: numbers.map((i) => batches[i]),
  }));
  if (wrong !== null) fail(`${target} is wrong at ${wrong.what}`);
  if (compared === 0) fail(`${target}: nothing was compared.`);
  const which = all ? `all ${compared} points` : `${compared} points`;
  process.stdout.write(`${target} agrees with direct computation at ${which} of the box ${box}.\n`);
}

/** All points of a box. No move changes the sum of the gaps, so the points of one sum are valued together. */
function allPoints(largest: number): Batches {
  return (gaps) => Array.from({ length: largest * gaps + 1 }, (_, sum) => ({ part: sum, sum, largest }));
}

/** Points with large and small gaps, mostly small ones, where most regions are. */
function drawnPoints(): Batches {
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (gaps) => {
    const sum = (point: readonly number[]): number => point.reduce((total, x) => total + x);
    const points: number[][] = [];
    while (points.length < DRAWN) {
      const point = Array.from({ length: gaps }, () => (random(3) === 0 ? random(BOX + 1) : random(3)));
      if (sum(point) <= LARGEST_SUM) points.push(point);
    }
    points.sort((p, q) => sum(p) - sum(q));
    return Array.from({ length: Math.ceil(DRAWN / BATCH) }, (_, part) => ({
      part,
      points: points.slice(part * BATCH, (part + 1) * BATCH),
    }));
  };
}
