/** Forecasts come from a kept solution where there is one, and are given up where they take too long. */
import { LEFT } from '@lilypad/games';
import type { Solutions } from '@lilypad/server/solutions';
import { boardOf, type RemotenessSource, Solver } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { Oracle } from './oracle.ts';

const position = (text: string) => ({ board: boardOf(text), turn: LEFT });
const NONE: Pick<Solutions, 'use'> = { use: () => null };

test('without a kept solution positions are solved', () => {
  const oracle = new Oracle(NONE);
  expect(oracle.remoteness(position('TT..FF'))).toBe(11);
  expect(oracle.rate(position('TT..FF'))?.[0]).toMatchObject({ value: 'win', remoteness: 10 });
});

test('a kept solution is asked first', () => {
  const asked: object[] = [];
  const kept: RemotenessSource = { remoteness: () => 7 };
  const use = ((counts: object, question: (source: RemotenessSource) => unknown) => {
    asked.push(counts);
    return question(kept);
  }) as Solutions['use'];
  expect(new Oracle({ use }).remoteness(position('T^9.^9F^9'))).toBe(7);
  expect(asked).toEqual([{ toads: 9, empties: 9, frogs: 9 }]);
});

test('what takes too long, or is too large, has no forecast', () => {
  const patient = new Oracle(NONE);
  expect(patient.remoteness(position('T^9.^9F^9'))).toBeNull();
  const start = position('T^5.^5F^5');
  expect(new Oracle(NONE, 0).rate(start)).toBeNull();
  expect(patient.remoteness(start)).toBe(new Solver().remoteness(start));
});
