/** Numbers plus ups plus a nimber: the games that are added and compared by arithmetic alone. */
import type { Dyadic } from './dyadic.ts';

/** A game that is the sum of a number, some ups (negative: downs) and a nimber: number + ups · up + *nimber. */
export interface Nus {
  /** The number. */
  readonly number: Dyadic;
  /** How many ups, from -1,000,000 to 1,000,000; negative for downs. */
  readonly ups: number;
  /** The k of *k, from 0 to 65,535. */
  readonly nimber: number;
}
