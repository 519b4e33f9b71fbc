/** Random symbolic games for tests: small coefficients, some fractions, up to three options a side. */
import fc from 'fast-check';
import type { Affine, Space } from '../../region/affine.ts';
import type { Forest, Tree } from '../forest.ts';

export function affineForms(space: Space): fc.Arbitrary<Affine> {
  const coefficient = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.constantFrom(1, -1) },
    { weight: 1, arbitrary: fc.constantFrom(2, -2) },
  );
  return fc
    .tuple(
      fc.tuple(...space.names.map(() => coefficient)),
      fc.integer({ min: -4, max: 4 }),
      fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(1, 2) }),
      fc.boolean(),
    )
    .map(([coefficients, constant, shift, whole]) => {
      const scale = whole ? 2 ** shift : 1;
      return space.affine(
        coefficients.map((c) => c * scale),
        constant,
        shift,
      );
    });
}

export function trees(forest: Forest, depth: number): fc.Arbitrary<Tree> {
  const leaf = affineForms(forest.space).map((form) => forest.leaf(form));
  if (depth === 0) return leaf;
  const below = trees(forest, depth - 1);
  const options = fc.oneof(
    { weight: 6, arbitrary: fc.array(below, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(below, { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant<Tree[]>([]) },
  );
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    { weight: 3, arbitrary: fc.tuple(options, options).map(([left, right]) => forest.node(left, right)) },
  );
}
