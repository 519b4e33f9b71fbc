/** The set of a word made of those of its slices, and the set of a slice taken out of that of a word. */
import { tempoOf } from '../classes/tempo.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import { atLeastZero, atMostZero, type Constraint } from '../region/constraint.ts';
import { mod } from '../region/exact.ts';
import { NOTHING } from './claim.ts';
import type { Slice } from './slice.ts';
import { type Sums, sumConstraints } from './sums.ts';

/** A slice with its set. */
export interface SliceSet extends Slice {
  readonly predicate: Predicate;
}

/** The set of a word: the tempo tells the slice, the highest first. */
export function joined(space: Space, sums: Sums, word: string, slices: readonly SliceSet[]): Predicate {
  let tree = NOTHING;
  for (const { tempo, predicate } of slices.toSorted((x, y) => x.tempo - y.tempo)) {
    if (isNothing(predicate)) continue;
    const balance = space.affine(tempoOf(word), -tempo);
    const only = choice(atMostZero(balance), predicate, NOTHING);
    tree = choice(atLeastZero(space, balance), only, tree);
  }
  return sumConstraints(space, sums).reduceRight((rest, condition) => choice(condition, rest, NOTHING), tree);
}

const choice = (condition: Constraint, yes: Predicate, no: Predicate): Predicate => ({
  kind: 'choice',
  condition,
  yes,
  no,
});

export const isNothing = (tree: Predicate): boolean => !isChoice(tree) && !tree.holds;

/** The set of a slice for some sums: that of its word, without the conditions that tempo and sum decide there. */
export function setOfSlice(tree: Predicate, { word, tempo }: Slice, sums: Sums): Predicate {
  const weights = tempoOf(word);
  const answer = ({ form: { coefficients, constant }, modulus }: Constraint): boolean | null => {
    const isTempo = (sign: number): boolean => coefficients.every((c, gap) => c === sign * weights[gap]);
    for (const sign of [1, -1]) {
      if (isTempo(sign)) return modulus === 0 ? sign * tempo + constant <= 0 : null;
    }
    if (modulus > 0) {
      const isSum = coefficients.every((c) => c === coefficients[0]) && sums.modulus % modulus === 0;
      return isSum ? mod(coefficients[0] * sums.residue + constant, modulus) === 0 : null;
    }
    return coefficients.every((c) => c === -1) && constant <= sums.from ? true : null;
  };
  const simplified = (node: Predicate): Predicate => {
    if (!isChoice(node)) return node;
    const known = answer(node.condition);
    if (known !== null) return simplified(known ? node.yes : node.no);
    const [yes, no] = [simplified(node.yes), simplified(node.no)];
    return isNothing(yes) && isNothing(no) ? NOTHING : choice(node.condition, yes, no);
  };
  return simplified(tree);
}
