/** A job of the boxes: what a certificate claims about some words, compared with direct computation at all points with one sum. */
import { readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { GapValues, type OpenSearch, type Task } from '@lilypad/toads';
import { pointsOfSum } from '../meaning/points.ts';
import { Claims, type Entry } from './claims.ts';

/** All points with one sum of some words of a certificate. */
export interface BoxPart {
  /** The file of the certificate. */
  readonly file: string;
  /** Where the words are, and which of them. */
  readonly of: 'words' | 'corollaries';
  readonly numbers: readonly number[];
  readonly sum: number;
  readonly largest: number;
  /** How many points there are. */
  readonly points: number;
}

/** A part, and the search to join; null if all values are an evaluator's. */
export interface BoxJob extends BoxPart {
  readonly search: OpenSearch | null;
}

/** How much was compared, and the first thing that is wrong. */
export interface BoxFinding {
  readonly compared: number;
  readonly wrong: string | null;
}

/** The task. Its result is null if the search has no room for the job. A thread reads a certificate once. */
export function compareTask(): Task<BoxJob, BoxFinding | null> {
  let known: { readonly file: string; readonly comparison: Comparison } | null = null;
  return {
    name: 'compare claims',
    letters: 100,
    run(job) {
      if (known?.file !== job.file) known = { file: job.file, comparison: new Comparison(job.file) };
      return known.comparison.compare(job);
    },
  };
}

class Comparison {
  private readonly arena = new Arena();
  private readonly values = new GapValues(this.arena);
  private readonly claims: Claims;

  constructor(file: string) {
    this.claims = new Claims(this.arena, JSON.parse(readFileSync(file, 'utf8')));
  }

  compare({ of, numbers, sum, largest, search }: BoxJob): BoxFinding | null {
    this.values.begin(search, sum);
    let compared = 0;
    for (const number of numbers) {
      const entry = this.claims[of][number];
      for (const point of pointsOfSum(entry.parameters.length, sum, largest)) {
        const wrong = this.wrongAt(entry, point);
        if (wrong === null) compared += entry.claims.length;
        else return wrong === 'no room' ? null : { compared, wrong: wrong.what };
      }
    }
    return { compared, wrong: null };
  }

  private wrongAt(
    { name, word, gaps, claims }: Entry,
    point: readonly number[],
  ): { readonly what: string } | 'no room' | null {
    const sizes = gaps === null ? point : gaps.map((size) => size(point));
    const value = this.values.value(word, this.claims.gap, sizes);
    if (value === null) return 'no room';
    for (const { isTrue, about } of claims) {
      if (!isTrue(value, point)) return { what: about(`${name} ${point.join(', ')}`) };
    }
    return null;
  }
}
