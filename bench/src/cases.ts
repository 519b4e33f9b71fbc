/** The measurements by name. Each is a function that does the work and returns what it counted. */
import { compareCases } from './compare.ts';
import { gameCases } from './games.ts';
import { toadCases } from './toads.ts';

export type Counts = Record<string, number | string>;

export interface Case {
  /** What the figure of this case is divided by, for ratios: the name of another case of the same run. */
  readonly base?: string;
  readonly run: () => Counts;
}

export const CASES: Readonly<Record<string, Case>> = { ...gameCases, ...toadCases, ...compareCases };
