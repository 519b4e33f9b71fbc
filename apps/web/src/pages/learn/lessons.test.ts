import { describe, expect, it } from 'vitest';
import { WorkerSession } from '../../worker/session.ts';
import { compare } from '../../worker/tasks/compare.ts';
import { moves } from '../../worker/tasks/moves.ts';
import { value } from '../../worker/tasks/value.ts';
import { type Ask, answerOf, CHOICES, checkAnswer, keyOf } from './exercise.ts';
import { EXAMPLE_SET, readSet } from './lesson-set.ts';
import { LESSONS } from './lessons.ts';

const session = new WorkerSession();
const HANDLERS = { value, moves, compare };
const ask = (async (task: keyof typeof HANDLERS, input: never) => HANDLERS[task](session, input)) as unknown as Ask;

const blocks = LESSONS.flatMap(({ id, blocks: all }) => all.map((block) => ({ id, block })));

describe('what the lessons claim', () => {
  const positions = blocks.flatMap(({ id, block }) =>
    block.kind === 'position' ? [[id, block.sum, block.claim] as const] : [],
  );
  it.each(positions)('%s: %s is %s', async (_, sum, claim) => {
    expect((await value(session, { sum })).written.plain).toBe(claim);
  });

  const exercises = blocks.flatMap(({ id, block }) =>
    block.kind === 'exercise' ? [[id, keyOf(block.exercise), block] as const] : [],
  );
  it.each(exercises)('%s: the answer to %s', async (_, _key, { exercise, claim, why }) => {
    expect(await answerOf(ask, exercise)).toBe(claim);
    expect(why).not.toBe('');
  });

  it('has exercises in every lesson, none of them twice', () => {
    expect(LESSONS.map(({ blocks: all }) => all.some(({ kind }) => kind === 'exercise'))).not.toContain(false);
    expect(new Set(exercises.map(([, key]) => key)).size).toBe(exercises.length);
  });
});

describe('answers are checked by the engine', () => {
  it.each([
    [{ kind: 'winner', sum: 'T.F' } as const, 'N', true],
    [{ kind: 'winner', sum: 'T.F' } as const, 'L', false],
    [{ kind: 'value', sum: 'T.TF' } as const, '1/2', true],
    [{ kind: 'value', sum: 'T.TF' } as const, '{0|1}', true],
    [{ kind: 'value', sum: 'T.TF' } as const, '1', 'less'],
    [{ kind: 'value', sum: 'T.TF' } as const, 'T.TF', 'not a position'],
    [{ kind: 'value', sum: 'T.TF' } as const, '{1', 'never closed'],
    [{ kind: 'move', side: 0, sum: 'T^1.TF.F' } as const, 'T..FTF', true],
    [{ kind: 'move', side: 0, sum: 'T.TF.F' } as const, '.TTF.F', false],
    [{ kind: 'compare', left: 'T.TF', right: 'T.F' } as const, '>', true],
    [{ kind: 'hotter', left: 'TT.F', right: 'TTTT.TF' } as const, '<', true],
    [{ kind: 'hotter', left: 'T.TF', right: 'T.TFF.' } as const, '=', false],
  ])('%j: %s', async (exercise, given, expected) => {
    const { right, hint } = await checkAnswer(ask, exercise, given);
    expect(right).toBe(expected === true);
    expect(hint).toMatch(typeof expected === 'string' ? expected : right ? /^$/ : /\S/);
  });

  it('has words for every answer', () => {
    expect(CHOICES.winner.map(([name]) => name).join('')).toBe('LRNP');
  });
});

describe("a teacher's set", () => {
  it('is read from text', () => {
    const read = readSet(EXAMPLE_SET);
    expect(read).toMatchObject({ ok: true, value: { title: 'Who is ahead?' } });
    expect(read.ok && read.value.blocks.map(({ kind }) => kind)).toEqual([
      'text',
      ...Array.from({ length: 6 }, () => 'exercise'),
    ]);
  });

  it.each([
    ['', 1, 'title'],
    ['A\nwinner', 2, ''],
    ['A\n\nwinner TT.X', 3, 'X'],
    ['A\nmove TT.F', 2, 'Left or of Right'],
    ['A\ncompare T.F', 2, ''],
    ['A\nguess T.F', 2, 'guess'],
    ['A\ntext', 2, 'no text'],
  ])('says what is wrong with %j', (text, line, message) => {
    const read = readSet(text);
    expect(read).toMatchObject({ ok: false, errors: [{ line, message: expect.stringContaining(message) }] });
  });
});
