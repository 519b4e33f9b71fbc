/**
 * The outcomes of B22, the class of T2, with the values of smaller classes: a proof that goes on from any state finds the certificate of
 * the one that was not interrupted, to the letter. Takes minutes.
 */
import { expect, test } from 'vitest';
import { type OutcomeFinding, type ProveOutcomes, proveStandings } from '../../theorem/prove.ts';
import { parseTarget } from '../../theorem/target.ts';
import { libraryText, theoremIn } from '../../theorem/testing/claims.ts';
import { readOutcomeState } from '../state.ts';

const target = parseTarget('B22');

const prove = (more: Partial<ProveOutcomes>): OutcomeFinding =>
  proveStandings(target, {
    library: (name) => {
      const text = libraryText(name);
      return text === null ? null : theoremIn(text);
    },
    ...more,
  });

test('B22 from each of its states', { timeout: 1_800_000 }, () => {
  const states: string[] = [];
  const { theorem, seconds } = prove({ onState: (state) => void states.push(JSON.stringify(state())) });
  expect(theorem).not.toBeNull();
  const times = states.map((state) => {
    const again = prove({ state: readOutcomeState(JSON.parse(state), target.positions) });
    expect(again.theorem?.certificate).toBe(theorem?.certificate);
    return again.seconds.toFixed(1);
  });
  const largest = Math.max(...states.map(({ length }) => length));
  console.log(
    `${states.length} states of up to ${largest} letters; the proof takes ${seconds.toFixed(1)} s, and from each state: ${times.join(', ')}`,
  );
});
