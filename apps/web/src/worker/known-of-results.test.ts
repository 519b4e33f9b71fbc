import { ProofLibrary } from '@lilypad/prover';
import { graphOf, REGISTER } from '@lilypad/register';
import { expect, it } from 'vitest';
import { loadResults } from '../bundled-results.ts';
import { knownOfResults } from './known-of-results.ts';

it('known values refute or check what no certificate proves', async () => {
  const none = new ProofLibrary({ names: () => [], text: () => null });
  const some = REGISTER.filter(({ name }) => ['E4', 'T5', 'A1n'].includes(name));
  const { nodes } = graphOf(knownOfResults(none, await loadResults(), some));
  expect(nodes.map(({ name, state, evidence }) => [name, state, evidence.slice(0, 60)])).toEqual([
    ['E4', 'refuted', 'refuted by T^7.^7F^6 = 3*, among 7 positions with a <= 7'],
    ['T5', 'checked', 'C = 3: 0 for 30 <= a <= 53; C = 4: 0 for 10 <= a <= 20; C = '],
    ['A1n', 'stated', ''],
  ]);
});
