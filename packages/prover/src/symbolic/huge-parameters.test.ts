/** Numbers among parameters are exact, or refused with a sentence. */
import { expect, test } from 'vitest';
import { compareSymbolic, simplifySymbolic } from './simplify.ts';

/** What is said: the cases, or the sentence of the refusal. */
function said(work: () => ReturnType<typeof simplifySymbolic> | ReturnType<typeof compareSymbolic>): string {
  try {
    const result = work();
    if (!result.ok) return result.error.message;
    return result.cases.map((one) => ('relation' in one ? one.relation : one.format())).join(', ');
  } catch (error) {
    return (error as Error).message;
  }
}

const TOO_LARGE =
  /^(A coefficient, a threshold or a point went beyond 2\^53|A number among parameters has at most 15 digits)\.$/;

test.each([31n, 49n, 53n, 63n, 100n])('2^%d', (bits) => {
  const n = 2n ** bits;
  const answers: [string, string][] = [
    [said(() => simplifySymbolic(`{a|${n + 1n}}`, `a = ${n}`)), `${2n * n + 1n}/2`],
    [said(() => simplifySymbolic(`{a+${n}|a}`)), `{a+${n}|a}`],
    [said(() => compareSymbolic(`a+${n}`, `a+${n - 1n}`)), '>'],
    [said(() => compareSymbolic(`{a+${n}|a}`, `a+${n + 1n}`)), '<'],
  ];
  for (const [found, expected] of answers) {
    if (bits < 50n) expect(found).toBe(expected);
    else if (found !== expected) expect(found).toMatch(TOO_LARGE);
  }
});
