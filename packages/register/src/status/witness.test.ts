import type { Result } from '@lilypad/tables';
import { describe, expect, test } from 'vitest';
import { examineWitness } from './witness.ts';

/** Too large to be computed here. */
const LARGE = 'T^9.^9F^9';

describe('a witness against a conjecture', () => {
  const bundled = new Map([[LARGE, { value: '3' } as Result]]);
  const none = () => null;

  test.each([
    ['T^2.^2F^2', '*', { kind: 'confirmed' }],
    ['T^2.^2F^2', '5', { kind: 'wrong', value: '*', source: 'computing it' }],
    [LARGE, '3', { kind: 'confirmed' }],
    [LARGE, '5', { kind: 'wrong', value: '3', source: 'the results of this program' }],
    ['T^9.^9F^8', '5', { kind: 'too large' }],
  ])('%s = %s', (position, value, finding) => {
    expect(examineWitness({ position, value }, bundled, none)).toEqual(finding);
  });

  test('is wrong if a formula says so', () => {
    const finding = examineWitness({ position: 'T^9.^9F^8', value: '5' }, bundled, (arena) => arena.zero);
    expect(finding).toEqual({ kind: 'wrong', value: '0', source: 'a proved formula' });
  });
});
