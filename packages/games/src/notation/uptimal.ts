/**
 * Uptimals: games x + *m + a1.^<1> + a2.^<2> + .. + ak.^<k>, where ^<1> is up and ^<n+1> = {0 | v<1>+..+v<n> + *}.
 *
 * Recognition rests on the canonical form, which is known. Let ak > 0 (else look at the negative) and x = 0. Then Right
 * has one option: every coefficient lowered by 1, and *m by *. Left has
 *   T, and the coefficients up to the last negative one raised by 1, plus * and *m,   if some coefficient is negative;
 *   T, and 0, *, .., *(m-1),                                                          if a1 = 0;
 *   T, and 0,                                    if a1 = 1, m = 1 and a1..ak is at most 1..1 in lexicographic order;
 *   T alone, but 0 if T is a nimber,                                                  otherwise,
 * where T keeps *m and the first k-1 coefficients if ak = 1, else those up to the last that is not positive.
 * So Right's option gives the only candidates, and Left's options confirm or refute each.
 */
import type { Arena } from '../arena.ts';
import type { Dyadic } from '../dyadic.ts';
import { opposite, SIDES, type Side } from '../side.ts';
import type { GameId } from '../store.ts';
import {
  compareRuns,
  firstOf,
  increment,
  isAtMostOnes,
  lastAtMost,
  lastOf,
  lengthOf,
  type Runs,
  sameRuns,
  scale,
  truncate,
} from './runs.ts';

export interface Uptimal {
  readonly number: Dyadic;
  readonly nimber: number;
  /** The coefficients a1 .. ak. */
  readonly runs: Runs;
}

/** Expansions with more runs than this are not looked for: no notation shows them. */
const MAX_RUNS = 256;

/** The expansion of a game whose options are known to be uptimals (or, by null, not to be), or null. */
export function recogniseUptimal(
  arena: Arena,
  g: GameId,
  optionOf: (option: GameId) => Uptimal | null,
): Uptimal | null {
  const nus = arena.asNus(g);
  if (nus !== null) {
    const runs = nus.ups === 0 ? [] : [{ value: nus.ups, count: 1 }];
    return { number: nus.number, nimber: nus.nimber, runs };
  }
  for (const side of SIDES) {
    const uptimal = recogniseFor(arena, g, side, optionOf);
    if (uptimal !== null) return uptimal;
  }
  return null;
}

/** For LEFT: the expansion if its last coefficient is positive; for RIGHT: if it is negative. */
function recogniseFor(
  arena: Arena,
  g: GameId,
  side: Side,
  optionOf: (option: GameId) => Uptimal | null,
): Uptimal | null {
  const sign = side === SIDES[0] ? 1 : -1;
  const away = arena.options(g, opposite(side));
  const reply = away.length === 1 ? optionOf(away[0] as GameId) : null;
  if (reply === null || reply.runs.length > MAX_RUNS) return null;
  const { number } = reply;
  const near: Tail[] = [];
  let longest = 0;
  for (const option of arena.options(g, side)) {
    const uptimal = optionOf(option);
    if (uptimal === null || !uptimal.number.equals(number)) return null;
    near.push({ nimber: uptimal.nimber, runs: scale(uptimal.runs, sign) });
    longest = Math.max(longest, lengthOf(uptimal.runs));
  }
  const lowered = scale(reply.runs, sign);
  const length = lengthOf(lowered);
  const nimber = reply.nimber ^ 1;
  const lengths = lastOf(lowered) > 0 ? [length, Math.max(length, longest) + 1] : [Math.max(length, longest) + 1];
  for (const k of lengths) {
    const runs = increment(lowered, k);
    if (confirms(near, expected({ nimber, runs }))) return { number, nimber, runs: scale(runs, sign) };
  }
  return null;
}

/** An uptimal less its number. */
interface Tail {
  readonly nimber: number;
  readonly runs: Runs;
}

/** Left's options in the canonical form: the nimbers below a bound, and some others. */
interface Expected {
  readonly nimbers: number;
  readonly others: readonly Tail[];
}

function expected({ nimber, runs }: Tail): Expected {
  const kept = lastOf(runs) === 1 ? lengthOf(runs) - 1 : lastAtMost(runs, 0);
  const rest: Tail = { nimber, runs: truncate(runs, kept) };
  const negative = lastAtMost(runs, -1);
  if (negative > 0) {
    const raised = increment(truncate(runs, negative), negative);
    return { nimbers: 0, others: [rest, { nimber: nimber ^ 1, runs: raised }] };
  }
  if (firstOf(runs) === 0) return { nimbers: nimber, others: [rest] };
  if (firstOf(runs) === 1 && nimber === 1 && isAtMostOnes(runs)) return { nimbers: 1, others: [rest] };
  return rest.runs.length === 0 ? { nimbers: 1, others: [] } : { nimbers: 0, others: [rest] };
}

/** Whether the options (all different) are the expected ones. */
function confirms(options: readonly Tail[], { nimbers, others }: Expected): boolean {
  if (options.length !== nimbers + others.length) return false;
  return options.every(
    (option) =>
      (option.runs.length === 0 && option.nimber < nimbers) ||
      others.some((other) => other.nimber === option.nimber && sameRuns(other.runs, option.runs)),
  );
}

/** The order in which uptimals are listed: by number, by coefficients, by nimber. */
export function compareUptimals(a: Uptimal, b: Uptimal): number {
  return a.number.compare(b.number) || compareRuns(a.runs, b.runs) || a.nimber - b.nimber;
}
