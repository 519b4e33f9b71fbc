/** Watches a computation at one point: the answers it got, which name the case that the point belongs to. */
import { answersAt, type Questions } from '../cases.ts';
import type { Point } from '../form.ts';

export function atPoint<T>(point: Point, run: (ask: Questions) => T): { result: T; signature: string } {
  const truth = answersAt(point);
  let signature = '';
  const result = run({
    atLeastZero(form) {
      const answer = truth.atLeastZero(form);
      signature += answer ? '+' : '-';
      return answer;
    },
    residue(form, modulus) {
      const answer = truth.residue(form, modulus);
      signature += answer;
      return answer;
    },
    example: () => point,
  });
  return { result, signature };
}
