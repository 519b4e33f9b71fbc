/**
 * What must hold for a corollary: the positions of a word whose gaps are given by forms in other parameters have these
 * values, or another relation to them. Once the claims for words are proved, this only needs a lookup: the gaps must not
 * be negative, and what is claimed about the position must be that it is >= and <= the value, or is not, as the relation
 * says.
 *
 * Trusted: that this is what a corollary says.
 */
import type { Chapter } from './chapters.ts';
import type { Claim } from './claim.ts';
import type { CorollaryEntry, Relation } from './document.ts';
import type { Side } from './moves.ts';
import { type Obligation, type Part, RELATION, SIDES } from './part.ts';
import { select } from './tree.ts';

/** For each relation, whether the position is >= (Left) and <= (Right) the value; null where either may be. */
const MEANING: Readonly<Record<Relation, Readonly<Record<Side, boolean | null>>>> = {
  '=': { Left: true, Right: true },
  '>=': { Left: true, Right: null },
  '<=': { Left: null, Right: true },
  '>': { Left: true, Right: false },
  '<': { Left: false, Right: true },
  '||': { Left: false, Right: false },
  '<|': { Left: false, Right: null },
  '|>': { Left: null, Right: false },
};

/** Words with what is claimed about them. */
type Claims = ReadonlyMap<string, { readonly claim: Claim }>;

/** A chapter for each corollary. */
export function corollaryChapters(words: Claims, corollaries: readonly CorollaryEntry[]): Chapter[] {
  return corollaries.map((corollary) => {
    const { name, word } = corollary;
    return { name: `corollary "${name}"`, isEntry: false, word, parts: () => [corollaryPart(words, corollary)] };
  });
}

function corollaryPart(words: Claims, corollary: CorollaryEntry): Part {
  const { name, word, relation, parameters, gaps, formula } = corollary;
  const entry = words.get(word);
  if (entry === undefined) throw new RangeError(`${word} is no word of the class`);
  const claim = entry.claim.put(gaps);
  const gapsExist = gaps.map((gap, i): Obligation => {
    return { name: `gap ${i + 1} is not negative`, holds: (ask) => ask.atLeastZero(gap) };
  });
  return {
    parameters,
    regionAt(ask) {
      const value = select(formula, ask);
      const bounds = SIDES.flatMap((side): Obligation[] => {
        const wanted = MEANING[relation][side];
        if (wanted === null) return [];
        const holds: Obligation['holds'] = (ask) => claim.reaches(side, value, ask) === wanted;
        return [{ name: `the position is ${wanted ? '' : 'not '}${RELATION[side]} the value`, holds }];
      });
      return { end: value, name: `corollary "${name}", value ${value.text}`, obligations: [...gapsExist, ...bounds] };
    },
  };
}
