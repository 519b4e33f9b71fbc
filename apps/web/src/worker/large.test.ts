/** Large questions are told from small ones before anything is computed. */
import { expect, test } from 'vitest';
import { isLarge } from './large.ts';
import type { Request } from './protocol.ts';

test.each([
  ['value', { sum: 'TT..FF' }, false],
  ['value', { sum: 'TT..FF + T^6.^6F^6' }, true],
  ['value', { sum: 'TT..(' }, false],
  ['compare', { left: 'T^7.^7F^6', right: '2' }, true],
  ['compare', { left: 'T.F', right: '2' }, false],
  ['cell', { position: 'T^7.^5F^7' }, true],
  ['rate', { positions: [{ boards: ['T^6.^6F^6'], turn: 0 }], at: 0 }, true],
  ['rate', { positions: [{ boards: ['TT..FF'], turn: 0 }], at: 0 }, false],
  ['hint', { boards: ['T.F', 'T^6.^6F^6'], turn: 0 }, true],
  ['puzzle', { day: '2024-01-01' }, false],
  ['check', { certificate: '{}' }, false],
  ['check', { certificate: ' '.repeat(200_000) }, true],
  ['worksheet', { cells: ['1 + 1'] }, false],
] as const)('%s of %j: %s', (task, input, large) => {
  expect(isLarge({ id: 1, task, input } as unknown as Request)).toBe(large);
});
