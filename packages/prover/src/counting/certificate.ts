/** Counting claims as a certificate: a JSON document that the checker reads. docs/counting.md says what each part means. */
import { boundText, type Relation } from './bound.ts';
import type { Weights } from './place.ts';
import type { ShapeText } from './problem.ts';
import type { Found } from './search.ts';

export interface CountingCertificate {
  readonly format: 'lilypad-certificate/1';
  readonly target: string;
  readonly claim: 'counting';
  readonly measure: Weights;
  readonly shapes: readonly CountingShape[];
  /** Where it comes from; means nothing to a checker. */
  readonly made?: Readonly<Record<string, string | number>>;
}

interface CountingShape extends ShapeText {
  readonly bounds: readonly {
    readonly where: readonly string[];
    readonly relation: Relation;
    readonly bound: string;
  }[];
  readonly values: readonly { readonly where: readonly string[]; readonly value: string }[];
}

export function writeCounting({ problem, bounds, values }: Found): CountingCertificate {
  const { target, weights, shapes } = problem;
  return {
    format: 'lilypad-certificate/1',
    target,
    claim: 'counting',
    measure: weights,
    shapes: shapes.map((shape) => ({
      ...shape,
      bounds: bounds
        .filter((one) => one.shape === shape)
        .map(({ where, relation, bound }) => ({ where, relation, bound: boundText(bound) })),
      values: values
        .filter((one) => one.shape === shape)
        .map(({ where, value }) => ({ where, value: boundText(value) })),
    })),
    made: { program: 'lilypad' },
  };
}
