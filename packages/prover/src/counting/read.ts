/** The claim that a document of the checker makes. */
import type { CountingDocument } from '../check/counting/document.ts';
import type { Shape } from '../check/counting/shape.ts';
import type { Condition as ReadCondition } from '../check/text.ts';
import type { Condition, CountingClaim } from './claim.ts';

export function claimOf({ target, measure, shapes, claims, values, corollaries }: CountingDocument): CountingClaim {
  const isOf = (shape: Shape) => (one: { readonly shape: Shape }) => one.shape === shape;
  return {
    kind: 'counting',
    target,
    weights: Object.fromEntries(measure),
    shapes: shapes.map((shape) => ({
      shape: shape.text,
      counts: Object.fromEntries(shape.names),
      bounds: claims.filter(isOf(shape)).map(({ where, texts, relation, bound }) => ({
        where: conditionsOf(where, texts),
        relation,
        bound,
      })),
      values: values
        .filter(isOf(shape))
        .map(({ where, texts, value }) => ({ where: conditionsOf(where, texts), value })),
    })),
    corollaries: corollaries.map(({ name, parameters, text }) => ({ name, parameters, ...text })),
  };
}

const conditionsOf = (where: readonly ReadCondition[], texts: readonly string[]): Condition[] =>
  where.map((condition, i) => ({ text: texts[i] as string, holds: (counts) => isTrue(condition, counts) }));

/** The form at the counts, its constant last. */
function isTrue(condition: ReadCondition, counts: readonly number[]): boolean {
  const { form } = condition;
  const value = counts.reduce((sum, count, i) => sum + count * (form[i] as number), form.at(-1) as number);
  if (condition.kind === 'congruent') return value % condition.modulus === 0;
  return condition.kind === 'atLeast' ? value >= 0 : value === 0;
}
