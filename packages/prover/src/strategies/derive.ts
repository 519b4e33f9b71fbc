/**
 * Goals derived from rules: the word is simplified, split where that is needed, and given its value by a rule; the boards in
 * that value get their values in the same way. What remains is to compare games.
 */
import { variables } from './pattern/form.ts';
import { type Goal, simplify } from './pattern/goal.ts';
import type { Claim, Proof } from './pattern/proof.ts';
import type { NeededGoal } from './pattern/relation.ts';
import { boardsIn, insideOf, isAtLeast, isNotAtMost, plusForm, type Side, withBoards } from './pattern/side.ts';
import { simplifyWord } from './pattern/simplify.ts';
import { casesOf, type Split } from './pattern/split.ts';
import type { Word } from './pattern/word.ts';
import { splitOf, valueByRule } from './rules.ts';

/** Why a goal holds: cases, or a bound that suffices. */
export type Derivation =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Derivation[] }
  | Bound;

/** The word is at most the side with games for its boards. */
interface Bound {
  readonly kind: 'bound';
  readonly side: Side;
  readonly proof: Proof;
  readonly boards: readonly { readonly side: Side; readonly bound: Bound }[];
}

/** Cases that are looked at before the rules are given up. */
const MOST_CASES = 60;

/** A derivation of the goal; null if the rules do not give one. */
export function derive(needed: NeededGoal, claims: readonly Claim[]): Derivation | null {
  return deriveCase(needed, claims, { cases: 0 });
}

function deriveCase(
  { goal: raw, first }: NeededGoal,
  claims: readonly Claim[],
  spent: { cases: number },
): Derivation | null {
  if (++spent.cases > MOST_CASES) return null;
  const goal = simplify(raw);
  const suffices = first ? isNotAtMost : isAtLeast;
  const rule = valueByRule(goal.word, claims);
  // The values of boards may not be needed.
  if (rule !== null && suffices(goal.side, rule.side))
    return { kind: 'bound', side: rule.side, proof: rule.upper, boards: [] };
  const found = simpleValue(goal.word, claims);
  if (found !== null && !('kind' in found) && suffices(goal.side, found.value)) return found.bound;
  const split = nextSplit(goal, found);
  if (split === null) return null;
  const cases: Derivation[] = [];
  for (const each of casesOf(split, goal)) {
    const part = deriveCase({ goal: each, first }, claims, spent);
    if (part === null) return null;
    cases.push(part);
  }
  return { kind: 'split', split, cases };
}

/** A value without boards, and how it is found. */
interface Found {
  readonly value: Side;
  readonly bound: Bound;
}

/** The value of a simplified word; a split that is needed for it, or null if rules do not give it. */
function simpleValue(word: Word, claims: readonly Claim[]): Found | Split | null {
  const rule = valueByRule(word, claims);
  if (rule === null) return splitOf(word);
  const boards: { readonly side: Side; readonly bound: Bound }[] = [];
  for (const board of boardsIn(rule.side)) {
    const { word: rest, integer } = simplifyWord(board);
    const found = simpleValue(rest, claims);
    if (found === null || 'kind' in found) return found;
    boards.push({ side: plusForm(found.value, integer), bound: found.bound });
  }
  const bound: Bound = { kind: 'bound', side: rule.side, proof: rule.upper, boards };
  const sides = boards.map(({ side }) => side);
  return { value: withBoards(rule.side, sides), bound };
}

/** A split that shows more of the word, or of the nests of the game. */
function nextSplit({ word, side }: Goal, found: Found | Split | null): Split | null {
  if (found !== null && 'kind' in found) return isNamed(found, word) ? null : found;
  const open = splitOf(word);
  if (open?.kind === 'zero') return open;
  const nest = nestsIn(side)[0];
  return nest === undefined ? null : { kind: 'zero', variable: nest };
}

/** Does the split concern a wildcard that a game refers to? Those are not split. */
function isNamed(split: Split, word: Word): boolean {
  if (split.kind !== 'wild' && split.kind !== 'pairs') return false;
  const wildcard = word.filter((item) => item.kind === '?')[split.number - 1];
  return wildcard !== undefined && wildcard.name !== null;
}

/** Variables of the powers of nests. */
function nestsIn(side: Side): number[] {
  const { choice } = side;
  const own = choice?.kind === 'nest' ? variables(choice.power) : [];
  return [...own, ...insideOf(side).flatMap(nestsIn)];
}
