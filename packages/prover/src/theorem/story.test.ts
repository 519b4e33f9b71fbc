/** Proofs to read: the positions shown are those that the moves lead to, and the arrows stand over them. */
import { expect, test } from 'vitest';
import type { StrategyClaim } from '../strategies/kind.ts';
import { stepsOf } from '../strategies/story.ts';
import { strategyView } from '../strategies/view.ts';
import { STRATEGY_THEOREMS } from './strategy-theorems.ts';
import { libraryText, theoremIn } from './testing/claims.ts';

const claimNamed = (name: string): StrategyClaim => theoremIn(libraryText(name) as string).claim as StrategyClaim;

test('Lemma 4.5 as the paper tells it', () => {
  const { claims } = strategyView(claimNamed('L4.5'), [], () => '').strategy ?? { claims: [] };
  const [first] = claims;
  expect([first.arrows, first.word, first.game]).toEqual(['    ╭──────→', '<~T>T^(a+2).F^(b+2)<F~>', '*']);
  expect(first.replies()).toEqual([
    {
      where: '',
      moves: {
        left: { name: 'T1', word: '<~T>T^(a+1).TF^(b+2)<F~>', side: '*' },
        right: { name: 'F1', word: '<~T>T^(a+1)FT.F^(b+1)<F~>', side: '*' },
      },
      because: 'claim 1 with a = b',
      claim: 1,
    },
    {
      where: '',
      moves: {
        left: { name: '*', word: '<~T>T^(a+2).F^(b+2)<F~>', side: '0' },
        right: { name: 'F1', word: '<~T>T^(a+2)F.F^(b+1)<F~>', side: '0' },
      },
      because: 'the death leap',
      claim: null,
    },
  ]);
});

test.each(STRATEGY_THEOREMS.map(({ name }) => name))('%s: every branch of every proof has its positions', (name) => {
  // Statements have ends of their own, some of them many.
  const json = JSON.parse(libraryText(name) as string);
  const theorem = theoremIn(JSON.stringify({ ...json, statements: json.statements.slice(0, 1) }));
  const { claims } = theorem.claim as StrategyClaim;
  const steps = claims.flatMap(({ goal, proof, converter }) => stepsOf(goal, proof, converter));
  expect(JSON.stringify(steps)).not.toContain('undefined');
  expect(steps.length).toBeGreaterThanOrEqual(theorem.counts.leaves - 8);
  expect(steps.length).toBeLessThanOrEqual(theorem.counts.leaves);
});
