/** A good first move of Right: after it the position is at most the game, by what a search proves. */
import { type Goal, simplify } from '../pattern/goal.ts';
import type { Answer, Proof } from '../pattern/proof.ts';
import { renamed } from '../pattern/rename.ts';
import { casesOf } from '../pattern/split.ts';
import { repliesOf } from './replies.ts';
import type { Search } from './search.ts';
import { possibleSplits } from './splits.ts';
import { provedBy, settleTogether } from './together.ts';

const DEEPEST_SPLIT = 3;
const MOST_REPLIES = 3;

/** A move that wins word - side for Right, with the proof that it does; null if none is found. */
export function attackOf(search: Search, raw: Goal, depth = 0): Answer | null {
  const goal = simplify(raw);
  const holds = (one: Goal): boolean => search.oracle.holds(renamed(simplify(one)));
  const replies = repliesOf(goal).filter(({ goals }) => goals.every(holds));
  for (const { reply, goals } of replies.slice(0, MOST_REPLIES)) {
    settleTogether(search, goals);
    const rest = goals.map(provedBy(search));
    if (!rest.includes(null)) return { kind: 'reply', reply, rest: rest as Proof[] };
  }
  if (depth === DEEPEST_SPLIT) return null;
  for (const split of possibleSplits(goal)) {
    if (split.kind !== 'zero') continue;
    const cases = casesOf(split, goal).map((each) => attackOf(search, each, depth + 1));
    if (!cases.includes(null)) return { kind: 'split', split, cases: cases as Answer[] };
  }
  return null;
}
