/** The starting boards whose values are timed for docs/performance.md, with the sizes of their work. */
import { sweepSize } from '@lilypad/toads';

export interface StartBoard {
  readonly toads: number;
  readonly blanks: number;
  readonly frogs: number;
}

export const BOARDS: readonly StartBoard[] = [
  { toads: 6, blanks: 5, frogs: 5 },
  { toads: 5, blanks: 7, frogs: 5 },
  { toads: 6, blanks: 6, frogs: 5 },
  { toads: 8, blanks: 5, frogs: 5 },
  { toads: 7, blanks: 7, frogs: 6 },
];

export const boardText = ({ toads, blanks, frogs }: StartBoard): string => `T^${toads}.^${blanks}F^${frogs}`;

/** In how many orders the squares of the board can stand. */
export function orders({ toads, blanks, frogs }: StartBoard): number {
  let count = 1;
  let squares = 0;
  for (const like of [toads, blanks, frogs]) for (let i = 1; i <= like; i++) count = (count * ++squares) / i;
  return Math.round(count);
}

/** How many arrangements a sweep goes through. */
export const arrangements = ({ toads, blanks, frogs }: StartBoard): number => sweepSize(toads, frogs, blanks);
