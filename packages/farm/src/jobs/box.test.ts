/** Boxes: what is compared, which values were found, and what goes on from a checkpoint. */
import { Arena, formatGame, parseGame } from '@lilypad/games';
import { classNamed } from '@lilypad/prover';
import { boardOf, Valuer } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { BOX, type BoxAnswer, boxAnswer, boxJobs } from './box.ts';
import type { JobRequest, Plain } from './job.ts';
import { checkpointOf } from './kind.ts';
import { openTheorems } from './library.ts';
import { ValueDigest } from './value-digest.ts';

const certificate = (name: string): string => openTheorems().theorem(name)?.certificate ?? '';
const A11 = boxJobs('A11', 3, certificate('A11'))[4] as JobRequest;
const T2 = boxJobs('T2', 2, certificate('T2'), 'B22')[2] as JobRequest;

/** What a job answers, from a checkpoint on, and what it saves. */
async function done(
  { question }: JobRequest,
  checkpoint: Plain = null,
): Promise<{ answer: BoxAnswer; saved: Plain[] }> {
  const asked = BOX.readQuestion(question);
  const saved: Plain[] = [];
  const { answer } = await BOX.run(asked, {
    maxBytes: 2 ** 28,
    hint: null,
    checkpoint: checkpointOf(BOX, checkpoint, asked),
    save: (state) => saved.push(state),
    onProgress: () => {},
  });
  return { answer, saved };
}

/** The digest of values in plain notation, in parts. */
function digestOf(...parts: readonly (readonly string[])[]): string {
  const arena = new Arena();
  const digest = new ValueDigest(arena, '');
  let text = '';
  for (const part of parts) {
    for (const value of part) {
      const game = parseGame(arena, value);
      if (game.ok) digest.add(game.value);
    }
    text = digest.end();
  }
  return text;
}

test('a digest has all values in their order, whatever else is known', () => {
  const right = digestOf(['1', '*', '{2|1}', '1']);
  expect(digestOf(['1', '*', '{2|1}', '1'])).toBe(right);
  const others = [
    ['1', '*', '{2|1}'],
    ['*', '1', '{2|1}', '1'],
    ['1', '*', '{2|0}', '1'],
    ['1', '*', '{2|1}', '1', '0'],
  ];
  expect(new Set([right, digestOf([]), ...others.map((one) => digestOf(one))]).size).toBe(6);
  expect(digestOf(['1', '*'], ['{2|1}', '1'])).not.toBe(right);
});

test('the digest of an answer is that of the values, found one by one in the order of the coordinates', async () => {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const points = (sum: number): number[][] =>
    [0, 1, 2, 3]
      .flatMap((a) => [0, 1, 2, 3].map((b) => [a, b, sum - a - b]))
      .filter(([, , c = -1]) => c >= 0 && c <= 3);
  const words = classNamed('A11')?.words ?? [];
  const values = words.map((word) =>
    points(4).map((gaps) => {
      const board = gaps.map((gap, i) => `${'T'.repeat(gap)}${word[i] ?? ''}`).join('');
      return formatGame(arena, valuer.value(boardOf(board)));
    }),
  );
  expect((await done(A11)).answer).toEqual({ compared: 24, wrong: null, values: digestOf(...values) });
  expect(boxAnswer(A11)).toEqual((await done(A11)).answer);
});

test.each([
  ['values', A11],
  ['outcomes', T2],
])('of %s go on from each checkpoint, with the same digest', async (_, request) => {
  const { answer, saved } = await done(request);
  expect(saved.length).toBeGreaterThan(1);
  for (const checkpoint of saved) expect((await done(request, checkpoint)).answer).toEqual(answer);
});

test('there are no points of a sum that no point has', async () => {
  const question = { ...(A11.question as object), sum: 10 };
  expect((await done({ ...A11, question } as JobRequest)).answer).toMatchObject({ compared: 0, wrong: null });
});
