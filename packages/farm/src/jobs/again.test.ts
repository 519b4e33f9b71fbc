/** Values that are computed again: what the two methods answer, where a job goes on, what is refused. */
import { describe, expect, test } from 'vitest';
import { againJob } from './again.ts';
import { cellJob } from './cell.ts';
import type { Plain } from './job.ts';
import { checkpointOf } from './kind.ts';
import { kindNamed } from './kinds.ts';

const AGAIN = kindNamed('again');
/** Thresholds say nothing of it, since it falls apart. */
const TWO_PARTS = 'T^2.F.^2T^2F^2.T^2.F';

const questionOf = (position: string): unknown => AGAIN.readQuestion(againJob(position, 256).question);

/** Does the job as a worker would, perhaps from a checkpoint as it comes from the database. */
async function again(position: string, checkpoint: Plain = null) {
  const question = questionOf(position);
  const saved: Plain[] = [];
  const shares: number[] = [];
  const { answer } = await AGAIN.run(question, {
    maxBytes: 2 ** 28,
    // A guess for a cell.
    hint: { value: '7' },
    checkpoint: checkpointOf(AGAIN, checkpoint, question),
    save: (state) => void saved.push(JSON.parse(JSON.stringify(state))),
    onProgress: (share) => void shares.push(share),
  });
  expect(AGAIN.readAnswer(JSON.parse(JSON.stringify(answer)), question)).toEqual(answer);
  return { answer, saved, shares };
}

describe('a value again', () => {
  test.each([
    ['T.F', '*', [0, 1, 1, 0]],
    ['T^2.^3', '6', [-5, -6, -6, -5]],
    ['T^5.^4F^3', '{3*|5/2||2}', [-2, -2, -1, -2]],
    [TWO_PARTS, '{7/2|3}', null],
  ])('%s is %s, with thresholds %j', async (position, value, thresholds) => {
    expect((await again(position)).answer).toEqual({ value, thresholds });
  });

  test('is planned as a cell', () => {
    const { kind, ...plan } = againJob('T^6.^6F^6', 4096);
    expect({ kind: 'cell', ...plan }).toEqual(cellJob('T^6.^6F^6', { mostMemory: 4096 }));
    expect(kind).toBe('again');
  });

  test('goes on after the value', async () => {
    const whole = await again('T^5.^4F^3');
    expect(whole.saved).toEqual([{ value: '{3*|5/2||2}' }]);
    expect(await again('T^5.^4F^3', whole.saved[0])).toMatchObject({ answer: whole.answer, saved: whole.saved });
    // The value is not computed twice: what was saved is what counts.
    expect((await again('T^5.^4F^3', { value: '7' })).answer).toEqual({ ...(whole.answer as object), value: '7' });
  });

  test.each([5, 'x', {}, { value: 7 }, { value: '{' }, { value: '{0|0}' }])(
    'begins anew where there is something else than a checkpoint: %j',
    async (checkpoint) => {
      expect(await again('T.F', checkpoint)).toEqual(await again('T.F'));
    },
  );

  test('tells how far it is, to the end', async () => {
    const { shares } = await again('T^5.^5F^5');
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(shares.filter((share) => share < 0.5)).not.toEqual([]);
  });
});

describe('what cannot be read', () => {
  test.each([null, [], { position: 'TT' }, { position: 5 }, { position: '{' }])('%j is no question', (data) => {
    expect(() => AGAIN.readQuestion(data)).toThrow(/^the farm has .* that cannot be read$/);
  });

  test.each<[string, unknown]>([
    ['T.F', null],
    ['T.F', { value: '{0|', thresholds: [0, 1, 1, 0] }],
    ['T.F', { value: '{*|*}', thresholds: [0, 1, 1, 0] }],
    ['T.F', { value: '*' }],
    // Nobody may say that the second method does not apply.
    ['T.F', { value: '*', thresholds: null }],
    ['T.F', { value: '*', thresholds: [0, 1, 1] }],
    ['T.F', { value: '*', thresholds: [0, 1, 1, 0, 0] }],
    ['T.F', { value: '*', thresholds: [0, 1, 1, 0.5] }],
    ['T.F', { value: '*', thresholds: ['0', 1, 1, 0] }],
    [TWO_PARTS, { value: '{7/2|3}', thresholds: [-3, -4, -3, -3] }],
  ])('%s is not answered by %j', (position, data) => {
    expect(() => AGAIN.readAnswer(data, questionOf(position))).toThrow(/^the farm has .* that cannot be read$/);
  });
});
