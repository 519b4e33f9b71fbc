/**
 * Counting claims as a certificate: a JSON document that the checker reads. docs/counting.md says what each part means.
 */
import type { Certificate, Made } from '../claim/write.ts';
import { boundText } from './bound.ts';
import type { Condition, CountingClaim } from './claim.ts';

export function writeCounting({ target, weights, shapes, corollaries }: CountingClaim, made?: Made): Certificate {
  return {
    format: 'lilypad-certificate/1',
    target,
    claim: 'counting',
    measure: weights,
    shapes: shapes.map(({ shape, counts, bounds, values }) => ({
      shape,
      counts,
      bounds: bounds.map(({ where, relation, bound }) => ({
        where: textsOf(where),
        relation,
        bound: boundText(bound),
      })),
      values: values.map(({ where, value }) => ({ where: textsOf(where), value: boundText(value) })),
    })),
    ...(corollaries.length === 0 ? {} : { corollaries }),
    ...(made === undefined ? {} : { made }),
  };
}

const textsOf = (where: readonly Condition[]): string[] => where.map(({ text }) => text);
