/** Checkpoints are saved one at a time, the latest always, and again if that failed. */
import { expect, test } from 'vitest';
import { Saver } from './saver.ts';

const EVERY_MS = 10;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A saver whose saves fail as long as `isAway` says so. */
function saverTo(isAway: () => boolean): { readonly saver: Saver; readonly saved: unknown[]; tries: () => number } {
  const saved: unknown[] = [];
  let tries = 0;
  const saver = new Saver(async (state) => {
    tries += 1;
    if (isAway()) throw new Error('away');
    saved.push(state);
  }, EVERY_MS);
  return { saver, saved, tries: () => tries };
}

test('what could not be saved is saved when that is possible again', async () => {
  let away = true;
  const { saver, saved } = saverTo(() => away);
  saver.offer('lesson 1');
  await pause(3 * EVERY_MS);
  expect(saved).toEqual([]);
  away = false;
  await expect.poll(() => saved).toEqual(['lesson 1']);
  await pause(3 * EVERY_MS);
  expect(saved).toEqual(['lesson 1']);
  await saver.stop();
});

test('what could not be saved is saved at last, but not in place of what came later', async () => {
  let away = true;
  const { saver, saved } = saverTo(() => away);
  saver.offer('lesson 1');
  await pause(0);
  saver.offer('lesson 2');
  away = false;
  await saver.flush();
  expect(saved).toEqual(['lesson 2']);
});

test('nothing is saved after the end, and an end is waited for', async () => {
  const { saver, saved, tries } = saverTo(() => true);
  saver.offer('lesson 1');
  await saver.stop();
  saver.offer('lesson 2');
  await pause(3 * EVERY_MS);
  expect([saved, tries()]).toEqual([[], 1]);
});

test('one at a time: those that come while one is saved are not queued', async () => {
  const begun: unknown[] = [];
  let underWay = 0;
  let most = 0;
  const saver = new Saver(async (state) => {
    begun.push(state);
    most = Math.max(most, ++underWay);
    await pause(10 * EVERY_MS);
    underWay -= 1;
  }, EVERY_MS);
  for (let lesson = 1; lesson <= 5; lesson++) {
    saver.offer(lesson);
    await pause(EVERY_MS);
  }
  await saver.flush();
  expect([begun, most]).toEqual([[1, 5], 1]);
});
