/**
 * Goals that may use each other. All of them are claims before any is proved, and a proof may use the others after a move on the board:
 * the induction on the moves that are left is one for all. A claim without a proof goes, with those that rest on it; these
 * are tried again without it. So the order of the goals does not matter for what may be used.
 */
import { type Goal, simplify } from '../pattern/goal.ts';
import type { Claim, Proof } from '../pattern/proof.ts';
import { renamed } from '../pattern/rename.ts';
import type { Search } from './search.ts';
import { settledBy } from './settle.ts';

/** Proves what it can; `provedBy` then gives the proofs. */
export function settleTogether(search: Search, goals: readonly Goal[]): void {
  const { table } = search;
  // Those that are false, and those that need no claim.
  const failed = new Set(goals.filter((goal) => isSame(goal) || !search.oracle.holds(renamed(goal))));
  for (;;) {
    const open = new Map<Goal, Claim>();
    for (const goal of goals) {
      if (!failed.has(goal) && table.find(goal, () => true) === null) open.set(goal, search.assume(goal));
    }
    if (open.size === 0) return;
    for (const [goal, claim] of open) {
      // A claim may be gone with one that it rests on.
      if (!table.live.has(claim)) continue;
      const isProved = search.settle(claim) && table.find(goal, (one) => one === claim) !== null;
      if (!isProved) failed.add(goal);
    }
  }
}

/** Is the word the game itself? Then no claim is needed. */
const isSame = (goal: Goal): boolean => settledBy(simplify(goal)) === 'same';

/** The proof of a goal by a claim that is proved, and rests on none that is not; null if there is none. */
export function provedBy(search: Search): (goal: Goal) => Proof | null {
  const proved = new Set(search.table.proved);
  return (goal) => {
    if (isSame(goal)) return { kind: 'same' };
    const found = search.table.find(goal, (claim) => proved.has(claim));
    return found && { kind: 'use', ...found, raw: true };
  };
}
