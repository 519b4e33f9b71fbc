/**
 * What must hold for a corollary: the positions of a word whose gaps are given by forms in other parameters have these
 * values. Once the claims for words are proved, this only needs a lookup: the gaps must not be negative, and what
 * is claimed about the position must be that it is both >= and <= the value.
 *
 * Trusted: that this is what a corollary says.
 */
import type { ClassDocument, CorollaryEntry } from './document.ts';
import { type Obligation, type Part, RELATION, SIDES } from './part.ts';
import { select } from './tree.ts';

export function corollaryPart({ words }: ClassDocument, corollary: CorollaryEntry): Part {
  const { name, word, parameters, gaps, formula } = corollary;
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
      const bounds = SIDES.map((side): Obligation => {
        const holds: Obligation['holds'] = (ask) => claim.reaches(side, value, ask);
        return { name: `the position is ${RELATION[side]} the value`, holds };
      });
      return { end: value, name: `corollary "${name}", value ${value.text}`, obligations: [...gapsExist, ...bounds] };
    },
  };
}
