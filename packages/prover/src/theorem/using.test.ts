/** Searches that go on from what was proved before. */
import { expect, test } from 'vitest';
import { CheckedTheorem } from './checked-theorem.ts';
import { proveStrategies } from './prove-strategy.ts';
import { type StrategyTheorem, strategyNamed } from './strategy-theorems.ts';
import { libraryText, theoremIn } from './testing/claims.ts';

const named = (name: string): StrategyTheorem => strategyNamed(name) as StrategyTheorem;
const known = (name: string): CheckedTheorem => theoremIn(libraryText(name) as string);

/** How many claims a search makes, and what it finds. */
function search(theorem: StrategyTheorem, using: readonly CheckedTheorem[]) {
  let made = 0;
  const found = proveStrategies(theorem, {
    using,
    onProgress: (progress) => {
      made = progress.made;
    },
  });
  return { made, found };
}

test.each(['L4.7', 'Theorem2'])('%s is proved by its own claims, without new ones', (name) => {
  const { made, found } = search(named(name), [known(name)]);
  expect(made).toBe(0);
  expect(found?.corollaries).toEqual(known(name).corollaries);
});

test('claims of another theorem save some of the work', () => {
  const alone = search(named('Theorem2'), []);
  const helped = search(named('Theorem2'), [known('E1')]);
  expect(helped.found).toBeInstanceOf(CheckedTheorem);
  expect(helped.made).toBeLessThan(alone.made);
});

test('a search that ends without a proof leaves what it has proved, and the next one goes on from there', () => {
  const kept: string[] = [];
  const given = proveStrategies(named('Theorem2'), { mostClaims: 16, onGivenUp: (text) => kept.push(text) });
  expect(given).toBeNull();
  expect(kept).toHaveLength(1);
  const proved = theoremIn(kept[0]);
  expect(proved.counts.words).toBeGreaterThan(3);
  expect(proved.corollaries).toHaveLength(proved.counts.words);
  const { made, found } = search(named('Theorem2'), [proved]);
  expect(found).toBeInstanceOf(CheckedTheorem);
  expect(made).toBeLessThan(search(named('Theorem2'), []).made);
});
