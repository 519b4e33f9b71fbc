/** Results come in the order of the jobs, whoever does them; what a job throws is thrown. */
import { expect, test } from 'vitest';
import { takePart } from '../threads/take-part.ts';
import { type AnyTask, mapByTeam, type Task } from './map.ts';
import { SharedTexts, textOf, textsBuffer } from './shared-texts.ts';
import type { Team } from './team.ts';

const repeat: Task<number, string> = { name: 'repeat', letters: 20, run: (n) => 'é"'.repeat(n) };
const fail: Task<number, number> = {
  name: 'fail',
  run: (n) => {
    if (n === 2) throw new Error('two is too much');
    return n;
  },
};

/** Another thread that has done all jobs before this one begins. */
const busy = (tasks: readonly AnyTask[]): Team => ({ threads: 2, call: (work) => takePart(work, 1, tasks) });
/** Another thread that never comes. */
const absent: Team = { threads: 2, call: () => {} };

const large: Task<{ readonly n: number }, string> = {
  name: 'large',
  letters: 20,
  largeJobs: true,
  run: ({ n }) => repeat.run(n),
};

test.each([undefined, busy([large]), absent])('jobs that are sent as texts', (team) => {
  expect(mapByTeam(large, [{ n: 2 }, { n: 0 }, { n: 1 }], { team })).toEqual(['é"é"', '', 'é"']);
});

test('of large jobs the first is not written, and has a result if another thread takes it', () => {
  const written: number[] = [];
  const toJSON = (n: number) => ({ n, toJSON: () => written.push(n) && { n } });
  expect(mapByTeam(large, [2, 0, 1].map(toJSON), { team: busy([large]) })).toEqual(['é"é"', '', 'é"']);
  expect(written).toEqual([0, 1]);
});

test.each([
  ['this thread alone', undefined],
  ['another thread', busy([fail, repeat])],
  ['a thread that does not come', absent],
])('by %s', (_, team) => {
  const jobs = [3, 0, 1, 5, 100];
  const seen: number[] = [];
  expect(mapByTeam(repeat, jobs, { team, onProgress: (done, total) => seen.push(done / total) })).toEqual(
    jobs.map((n) => 'é"'.repeat(n)),
  );
  expect(mapByTeam(repeat, [], { team })).toEqual([]);
  if (team !== undefined && team !== absent) expect(seen).toEqual([]);
  else expect(seen.at(-1)).toBe(1);
});

test.each<[string, Team | undefined, readonly number[]]>([
  ['nobody', undefined, [1, 1, 1]],
  ['the other thread with the last job', absent, [1, 1, 2]],
  ['two of three threads', { threads: 3, call: () => {} }, [1, 3, 3]],
])('who can help: %s', (_, team, expected) => {
  const asked: Task<number, number> = { name: 'asked', run: (_job, others) => others?.helpers().threads ?? 0 };
  expect(mapByTeam(asked, [0, 1, 2], { team })).toEqual(expected);
});

test.each([undefined, busy, absent])('all jobs have something in common, in whatever thread', (teamOf) => {
  const seen: unknown[] = [];
  const common = new Int32Array(1);
  const look: Task<number, number> = { name: 'look', run: (_job, others) => seen.push(others?.common) };
  const team = typeof teamOf === 'function' ? teamOf([look]) : teamOf;
  mapByTeam(look, [0, 1], { team, common });
  expect(seen).toEqual([common, common]);
});

test('a thread takes the jobs of its places first', () => {
  const seen: number[] = [];
  const placed: Task<number, number> = {
    name: 'placed',
    placeOf: (n) => n,
    run: (n) => {
      if (n % 2 === 0) throw new Error('another one comes next');
      return seen.push(n);
    },
  };
  // The other thread has done its own jobs before this one begins.
  expect(() => mapByTeam(placed, [2, 1, 4, 3, 7], { team: busy([placed]) })).toThrow('another one comes next');
  expect(seen).toEqual([1, 3, 7]);
});

test('a result for which there is no room is found again', () => {
  let runs = 0;
  const counted: Task<number, string> = {
    ...repeat,
    run: (n) => {
      runs++;
      return repeat.run(n);
    },
  };
  expect(mapByTeam(counted, [1, 30, 2], { team: busy([counted]) })).toEqual(['é"', 'é"'.repeat(30), 'é"é"']);
  expect(runs).toBe(4);
});

test.each([undefined, busy([fail]), absent])('an error of a job is thrown', (team) => {
  expect(() => mapByTeam(fail, [1, 2, 3], { team })).toThrow('two is too much');
});

test('an error of another thread comes as it is, and other jobs go on', () => {
  class TooLarge extends Error {}
  const seen: number[] = [];
  const odd: Task<number, number> = {
    name: 'odd',
    run: (n) => {
      if (n === 2) throw new TooLarge('two is too much');
      return seen.push(n);
    },
  };
  expect(() => mapByTeam(odd, [1, 2, 3], { team: busy([odd]) })).toThrow(TooLarge);
  expect(seen).toEqual([1, 3]);
});

test('a thread that does not know the task says so', () => {
  expect(() => mapByTeam(fail, [1, 3], { team: busy([]) })).toThrow("there is no task 'fail'");
});

test.each([
  ['this thread alone', undefined],
  ['another thread', 'busy'],
  ['a thread that does not come', 'absent'],
])('jobs leave notes for each other: by %s', (_, who) => {
  const notes = new SharedTexts(textsBuffer(4, 1000), 4);
  // Adds what the job before has left, if it has; the first one finds a note that was there before.
  const chain: Task<number, number | null> = {
    name: 'chain',
    run: (n, others) => {
      if (others?.notes?.has(n - 1) !== true) return null;
      const sum = (others.notes.read(n - 1) as number) + n;
      others.notes.write(n, textOf(sum));
      return sum;
    },
  };
  const team = who === 'busy' ? busy([chain]) : who === 'absent' ? absent : undefined;
  notes.write(0, textOf(10));
  expect(mapByTeam(chain, [3, 1, 2], { team, notes })).toEqual([null, 11, 13]);
  expect(notes.read(2)).toBe(13);
});
