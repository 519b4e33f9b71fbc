/** A proof of outcomes that ends early, and one that goes on from what it had done: the end is the same to the letter. */
import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import type { ClassOutcomes } from './claim.ts';
import { type OutcomeOptions, type OutcomeProof, proveOutcomes } from './prove-outcomes.ts';
import { type OutcomeState, readOutcomeState } from './state.ts';

const named = (name: string): PositionClass => classNamed(name) as PositionClass;
/** As it comes from a database. */
const sent = (state: OutcomeState): unknown => JSON.parse(JSON.stringify(state));

/** Two seconds are enough for all states of these classes. */
function statesOf(name: string, options: Partial<OutcomeOptions> = {}) {
  const states: unknown[] = [];
  const prove = (more: Partial<OutcomeOptions>): OutcomeProof =>
    proveOutcomes(named(name), { known: () => null, ...options, ...more });
  const proof = prove({ onState: (state) => void states.push(sent(state())) });
  const goOn = (state: unknown): OutcomeProof => prove({ state: readOutcomeState(state, named(name)) });
  return { proof, states, goOn };
}

const letters = ({ claim }: OutcomeProof): string => JSON.stringify(certificateOf(claim as ClassOutcomes));
const rest = ({ status, rounds, samples, words, reason, failures }: OutcomeProof): object => ({
  status,
  rounds,
  samples,
  words,
  reason,
  failures,
});

describe.each<[string, Partial<OutcomeOptions>]>([
  ['B11', {}],
  ['A11', {}],
  ['B11', { isFitted: true }],
])('%s with %j', (name, options) => {
  test('from each of its states', () => {
    const { proof, states, goOn } = statesOf(name, options);
    expect(states.length).toBeGreaterThan(2);
    for (const state of states) {
      const again = goOn(state);
      expect(rest(again)).toEqual(rest(proof));
      expect(letters(again)).toBe(letters(proof));
    }
  });
});

test('a proof that fails, fails alike, with the same places', () => {
  // One round is not enough.
  const { proof, states, goOn } = statesOf('B11', { isFitted: true, maxRounds: 1 });
  expect(proof.status === 'failed').toBe(proof.failures.length > 0);
  for (const state of states) expect(rest(goOn(state))).toEqual(rest(proof));
});

test('what is no state is refused', () => {
  const { states } = statesOf('B11');
  const state = states.at(-1) as OutcomeState;
  const { learners, edges } = state;
  const wrong: unknown[] = [
    null,
    {},
    { ...state, round: 0 },
    { ...state, stale: [99] },
    { ...state, edges: [[{ from: 0, to: 3, letters: '01' }]] },
    { ...state, edges: [...edges, ...edges, ...edges, ...edges, ...edges] },
    { ...state, results: [{ ...state.results[0], word: 'TTT' }] },
    { ...state, learners: { ...learners, random: -1 } },
    { ...state, learners: { ...learners, palette: [{ coefficients: [1], modulus: 0, worth: 1 }] } },
    { ...state, learners: { ...learners, questions: learners.questions.slice(1) } },
    { ...state, learners: { ...learners, questions: learners.questions.map((one) => ({ ...one, predicate: null })) } },
    { ...state, learners: { ...learners, questions: learners.questions.map((one) => ({ ...one, samples: [[1]] })) } },
  ];
  for (const data of wrong) expect(() => readOutcomeState(data, named('B11'))).toThrow(TypeError);
});
