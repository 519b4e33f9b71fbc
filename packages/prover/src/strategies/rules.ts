/**
 * Values by rules: the equalities that claims say, each an upper bound with the same bound of the mirror image. A word is simplified; if it is an
 * instance of a rule, its value is a game in which simpler boards may occur, which have values by rules again. Where no rule
 * applies yet, the word is split: the pieces next to the holes are looked at first.
 */
import { isNumber, variables } from './pattern/form.ts';
import { freshVariable } from './pattern/goal.ts';
import { leapBound } from './pattern/leap.ts';
import { boundOf } from './pattern/match.ts';
import { mirrorWord } from './pattern/normal.ts';
import type { Claim, Proof } from './pattern/proof.ts';
import type { RecurrenceTree } from './pattern/recurrences.ts';
import { negative, numberSide, type Side, ZERO } from './pattern/side.ts';
import { simplifyWord } from './pattern/simplify.ts';
import { casesOf, type Split } from './pattern/split.ts';
import { sideText } from './pattern/text.ts';
import { arePairs, isRun, segmentsOf, type Word } from './pattern/word.ts';

/** The value of a simplified word, with a proof of word <= side and one of the mirror image. */
export interface RuleValue {
  readonly side: Side;
  readonly upper: Proof;
  readonly lower: Proof;
}

/** The value of a simplified word by one rule; null if there is none. */
export function valueByRule(word: Word, claims: readonly Claim[]): RuleValue | null {
  const lowers = boundsBy(mirrorWord(word), claims).map(({ side, proof }) => ({
    text: sideText(negative(side)),
    proof,
  }));
  for (const { side, proof } of boundsBy(word, claims)) {
    const lower = lowers.find(({ text }) => text === sideText(side));
    if (lower !== undefined) return { side, upper: proof, lower: lower.proof };
  }
  return null;
}

/** What the death leap and claims say that a word is at most. */
function boundsBy(word: Word, claims: readonly Claim[]): { readonly side: Side; readonly proof: Proof }[] {
  const [segment = [], ...others] = segmentsOf(word);
  const leap = others.length === 0 ? leapBound(segment) : null;
  const bounds = leap === null ? [] : [{ side: numberSide(leap), proof: { kind: 'leap' } as Proof }];
  for (const claim of claims) {
    const found = boundOf(word, claim.goal);
    if (found === null) continue;
    bounds.push({ side: found.side, proof: { kind: 'use', claim, values: found.values, raw: false } });
  }
  return bounds;
}

const DEEPEST_SPLIT = 12;

/** Recurrences for all instances of a word, by rules; null if some case has none. */
export function recurrencesFor(word: Word, claims: readonly Claim[], depth = 0): RecurrenceTree | null {
  const rest = simplifyWord(word).word;
  const value = valueByRule(rest, claims);
  if (value !== null) return { kind: 'equals', ...value };
  const split = depth === DEEPEST_SPLIT ? null : splitOf(rest);
  if (split === null) return null;
  const cases: RecurrenceTree[] = [];
  for (const { word: part } of casesOf(split, { word: rest, side: ZERO })) {
    const tree = recurrencesFor(part, claims, depth + 1);
    if (tree === null) return null;
    cases.push(tree);
  }
  return { kind: 'split', split, cases };
}

/**
 * What to decide next, near holes first: what a wildcard beside a hole is, whether a run has two letters and whether there are pairs, what
 * the other wildcards are.
 */
export function splitOf(word: Word): Split | null {
  const holes = word.flatMap((item, at) => (item.kind === '.' ? [at] : []));
  const far = (at: number): number => Math.min(...holes.map((hole) => Math.abs(hole - at)));
  const places = word.map((_, at) => at).sort((x, y) => far(x) - far(y) || x - y);
  const wildcards = places.filter((at) => word[at].kind === '?');
  const [beside] = wildcards.filter((at) => far(at) === 1);
  if (beside !== undefined) return pairSplit(word, beside, word[beside + 1]?.kind === '.');
  for (const at of places) {
    const item = word[at];
    const isOpen = (isRun(item) && item.power[0] < 2) || (arePairs(item) && item.power[0] < 1);
    if (isOpen && item.power.length > 1) return { kind: 'zero', variable: variables(item.power)[0] };
  }
  // Behind a single letter the wildcard matters more: what follows may be jumped over.
  const isBehindOne = (at: number): boolean =>
    [word[at - 1], word[at + 1]].some((item) => isRun(item) && item.kind !== '.' && isNumber(item.power, 1));
  const other = wildcards.find(isBehindOne) ?? wildcards[0];
  return other === undefined ? null : pairSplit(word, other, holes.includes(other + far(other)));
}

/** The split of the wildcard at a place, at its right end or at its left end. */
function pairSplit(word: Word, at: number, atRight: boolean): Split {
  const number = word.slice(0, at + 1).filter(({ kind }) => kind === '?').length;
  const fresh = freshVariable({ word, side: ZERO });
  return { kind: 'pairs', number, end: atRight ? 'right' : 'left', variable: fresh, other: fresh + 1 };
}
