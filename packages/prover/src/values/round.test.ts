/** A round by several threads gives what one thread gives, whoever learns and checks. */
import { ALONE, type AnyTask, SharedTexts, type Team, takePart, textOf, textsBuffer } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import type { PlainFormula } from '../formula/plain.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import { KeptValues } from './kept-values.ts';
import { proveClass } from './prove-class.ts';
import { roundTask } from './round.ts';
import { WordState } from './word-state.ts';
import { checkWord, LEARN_WORD, START_WORD, wordTasks } from './word-tasks.ts';

const kept = new KeptValues();
const TASKS: readonly AnyTask[] = [...wordTasks(kept), roundTask(kept)];
const positions = (name: string): PositionClass => classNamed(name) as PositionClass;

/** Another thread that has done what it can before this one begins; or one that never comes. */
const teams: Readonly<Record<string, Team>> = {
  busy: { threads: 2, call: (work) => takePart(work, 1, TASKS) },
  absent: { threads: 2, call: () => {} },
};

describe('the certificate is the same', () => {
  test.each(['A11', 'A12', 'A21', 'B11'])('%s', (name) => {
    const [alone, ...others] = [undefined, ...Object.values(teams)].map((team) => {
      const { claim, status } = proveClass(positions(name), { team, largestSum: 3 });
      expect(status).toBe('proved');
      return claim && certificateOf(claim);
    });
    for (const other of others) expect(other).toEqual(alone);
  });
});

test('a recurrence is checked once all formulas in it are known', () => {
  const { name, words } = positions('A11');
  const notes = new SharedTexts(textsBuffer(words.length, 1 << 20), words.length);
  const task = roundTask(kept);
  const others = { helpers: (): Team => ALONE, notes };
  const formulas = words.map((word) => {
    expect(task.run({ name, toCheck: words[0] }, others)).toBeNull();
    const saved = START_WORD.run({ name, word, largestSum: 16, poolSize: 5000 }, undefined, kept);
    const job = {
      name,
      word,
      saved: WordState.of(saved),
      refine: [],
      known: { points: [], values: [], games: [] },
      lookahead: 1,
    };
    // The formula is among the notes only.
    const learned = LEARN_WORD.run(job, undefined, kept);
    expect(task.run(job, others)).toEqual({ ...learned, formula: 'noted' });
    expect(notes.read(words.indexOf(word))).toEqual(learned.formula);
    expect(task.run(job, { ...others, notes: null })).toEqual(learned);
    return [word, learned.formula as PlainFormula] as const;
  });
  const word = words[0];
  expect(task.run({ name, toCheck: word }, others)).toEqual(checkWord({ name, word, formulas }));
  notes.write(1, textOf(null));
  expect(task.run({ name, toCheck: word }, others)).toBeNull();
});

test('a recurrence that is given up is left for later, when the reason is told', () => {
  const { name, words } = positions('A11');
  const formulas = words.map((word) => [word, { game: [2 ** 60, 0, 0, 0, 0] }] as const);
  const notes = new SharedTexts(textsBuffer(words.length, 1000), words.length);
  for (const [place, [, formula]] of formulas.entries()) notes.write(place, textOf(formula));
  const [word] = words;
  expect(() => checkWord({ name, word, formulas })).toThrow('beyond 2^53');
  expect(roundTask(kept).run({ name, toCheck: word }, { helpers: () => ALONE, notes })).toBeNull();
});
