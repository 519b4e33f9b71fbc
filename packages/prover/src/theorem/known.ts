/**
 * What the library has about the values of a class: its own theorem, that of the same positions under another name, or
 * that of their mirror images, which is turned round and checked.
 */
import { mirrorClass, mirrorWord, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { Substitution } from '../formula/substitute.ts';
import type { ValueClaim } from '../values/kind.ts';
import { CheckedTheorem } from './checked-theorem.ts';

/**
 * The theorem about the values of all positions of a class; null if the library has none.
 *
 * @param library - the theorem with a name, such as `theorem` of a `TheoremLibrary`
 * @throws RejectedCertificate - if a certificate of the library was changed and is false
 * @example
 * ```ts
 * const b12 = classNamed('B12');
 * b12 && knownValues(b12, () => null); // => null
 * ```
 */
export function knownValues(
  positions: PositionClass,
  library: (name: string) => CheckedTheorem | null,
): CheckedTheorem | null {
  const valuesOf = (name: string): { theorem: CheckedTheorem; claim: ValueClaim } | null => {
    const theorem = library(name);
    return theorem?.claim.kind === 'value' ? { theorem, claim: theorem.claim } : null;
  };
  const own = valuesOf(positions.name);
  if (own !== null) return own.theorem;
  const same = valuesOf(plainName(positions));
  const image = same ?? valuesOf(plainName(mirrorClass(positions)));
  if (image === null) return null;
  const { claim, theorem } = image;
  const renamed = same === null ? mirrorClaim(claim, positions) : { ...claim, positions };
  return CheckedTheorem.prove({ ...renamed, corollaries: [] }, theorem.made);
}

/** The name without "mirror" of a class; empty if it has none. */
function plainName({ gap, keys }: PositionClass): string {
  if (gap === 'F') return '';
  return gap === '.' ? `B${keys.T}${keys.F}` : `A${keys['.']}${keys.F}`;
}

/** What a claim says of the mirror images of its positions, which are a class themselves. */
function mirrorClaim(claim: ValueClaim, positions: PositionClass): ValueClaim {
  const forest = forestOf(positions);
  const { space } = forest;
  const last = space.dimension - 1;
  const gaps = positions.parameters.map((_, i) => space.parameter(last - i));
  const substitution = new Substitution(claim.forest, forest, gaps, true);
  const formulaOf = (word: string): Formula => substitution.formula(claim.formulas.get(mirrorWord(word)) as Formula);
  const formulas = new Map(positions.words.map((word) => [word, formulaOf(word)]));
  return { kind: 'value', positions, space, forest, formulas, corollaries: [] };
}
