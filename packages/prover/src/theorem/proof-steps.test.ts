/** The order of methods: a large class is proved as a whole after all that is cheaper. */
import { expect, test } from 'vitest';
import { stepsOf } from './proof-steps.ts';

test.each<[string, Parameters<typeof stepsOf>[0], readonly string[]]>([
  ['one that is asked for', { by: 'values', fresh: true }, ['values, large too']],
  ['with the library', {}, ['library', 'values', 'outcomes', 'invariants', 'strategies']],
  [
    'without it',
    { fresh: true },
    ['values', 'outcomes', 'invariants', 'outcomes, large too', 'values, large too', 'strategies'],
  ],
])('%s', (_, options, steps) => {
  const text = stepsOf(options).map(({ method, isLargeTried }) => `${method}${isLargeTried ? ', large too' : ''}`);
  expect(text).toEqual(steps);
});
