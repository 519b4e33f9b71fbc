/**
 * The search at a node of a tree by a team of threads: directions are fitted to its samples, and at the same time those that are
 * there in any case are judged, each by its best bound. Directions that cannot be finalists are left out by whoever judges them, so
 * the finalists are those that one thread finds.
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import type { Dealt } from './dealt.ts';
import type { Direction } from './direction.ts';
import { type Bound, EntropyScore, SLACK } from './entropy-score.ts';
import { FINALISTS, LIKED, Lowest } from './finalists.ts';
import { type FitJob, fitWalls } from './fit-walls.ts';

/** How directions are judged: by some samples of a node, and what one sample of each part weighs. */
export interface Judging {
  readonly look: Dealt;
  readonly weights: readonly number[];
}

interface JudgeJob extends Judging {
  /** The directions, so many numbers each: what it is worth, the modulus, 1 if it is central, and the coefficients. */
  readonly rows: Float64Array;
}

type SearchJob = { readonly fits: readonly FitJob[] } | JudgeJob;

/** For each fit the walls that it found; or for each direction its best bound, or null if it cannot be a finalist. */
type SearchResult =
  | { readonly walls: readonly (readonly (readonly number[])[])[] }
  | { readonly bounds: readonly (Bound | null)[] };

/** Fits around so many places are one job, and each thread judges directions so many times. */
const FITS = 4;
const PARTS = 2;
/** Before the coefficients of a direction. */
const HEAD = 3;

/** A job is to fit walls, or to judge directions. */
export const FIT_OR_JUDGE: Task<SearchJob, SearchResult> = {
  name: 'fit or judge',
  letters: 40_000,
  run: (job) => ('fits' in job ? { walls: job.fits.map(fitWalls) } : { bounds: judged(job) }),
};

/** The walls that fits find, fit by fit, and what is found of directions. */
export function fitAndJudge(
  fits: readonly FitJob[],
  directions: readonly Direction[],
  judging: Judging,
  team: Team,
): { readonly walls: readonly (readonly (readonly number[])[])[]; readonly bounds: readonly (Bound | null)[] } {
  const jobs: SearchJob[] = [];
  // The first fit of all samples takes longest.
  for (let i = 0; i < fits.length; i += FITS) jobs.push({ fits: fits.slice(i, i + FITS) });
  const size = Math.ceil(directions.length / (PARTS * team.threads));
  for (let i = 0; i < directions.length; i += size) {
    jobs.push({ ...judging, rows: rowsOf(directions.slice(i, i + size)) });
  }
  const results = mapByTeam(FIT_OR_JUDGE, jobs, { team });
  return {
    walls: results.flatMap((result) => ('walls' in result ? result.walls : [])),
    bounds: results.flatMap((result) => ('bounds' in result ? result.bounds : [])),
  };
}

function judged({ look, weights, rows }: JudgeJob): (Bound | null)[] {
  const score = new EntropyScore(look, weights);
  const lowest = new Lowest(FINALISTS);
  return directionsOf(rows, look.columns.length).map((direction) => {
    // Whether the tree likes a direction is not known here.
    if (score.most * direction.worth * LIKED * SLACK < lowest.value) return null;
    const best = score.best(direction, lowest.value / LIKED / SLACK);
    if (best !== null) lowest.add(best.gain);
    return best;
  });
}

function rowsOf(directions: readonly Direction[]): Float64Array {
  const width = HEAD + (directions[0]?.coefficients.length ?? 0);
  const rows = new Float64Array(directions.length * width);
  for (const [i, { worth, modulus, isCentral = false, coefficients }] of directions.entries()) {
    rows.set([worth, modulus, isCentral ? 1 : 0, ...coefficients], i * width);
  }
  return rows;
}

function directionsOf(rows: Float64Array, dimension: number): Direction[] {
  const found: Direction[] = [];
  for (let at = 0; at < rows.length; at += HEAD + dimension) {
    const coefficients = Array.from(rows.subarray(at + HEAD, at + HEAD + dimension));
    found.push({ worth: rows[at], modulus: rows[at + 1], isCentral: rows[at + 2] === 1, coefficients });
  }
  return found;
}
