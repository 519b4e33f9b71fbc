/** Threads that warm up leave nothing behind, and stop when it is enough. */
import { type AnyTask, type Team, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { WARM_UP, warmUp } from './warm-up.ts';
import { START_WORD } from './word-tasks.ts';

const saved = ['..F', '.F.', 'F..'].map((word) => START_WORD.run({ name: 'A21', word, largestSum: 4, poolSize: 100 }));

test('other threads learn words until it is enough, and those that are asked too late do nothing', () => {
  const calls: (() => void)[] = [];
  const run: string[] = [];
  const watched: AnyTask = {
    ...WARM_UP,
    run: (job: never) => {
      const before = performance.now();
      WARM_UP.run(job);
      run.push(performance.now() - before > 1 ? 'worked' : 'nothing');
      return null;
    },
  };
  const team: Team = { threads: 3, call: (work) => calls.push(() => takePart(work, 1, [watched])) };
  warmUp('A21', saved, team);
  expect(run).toEqual([]);
  calls[0]();
  expect(run[0]).toBe('worked');
  const end = warmUp('A21', saved, team);
  end();
  run.length = 0;
  calls[1]();
  expect(run[0]).toBe('nothing');
});

test('a word that cannot be learned ends it without an error', () => {
  const enough = new Int32Array(1);
  expect(WARM_UP.run({ name: 'A99', words: saved, enough })).toBeNull();
});
