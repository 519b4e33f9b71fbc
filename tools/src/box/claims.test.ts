/** Claims at the points of a box: all of the library hold on small boxes, and a changed one is found, with and without the search, by one thread and by two. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTeam } from '@lilypad/server/team';
import { ALONE, type Task } from '@lilypad/toads';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonCertificate } from '../meaning/meaning.ts';
import { certificateFile } from '../workspace.ts';
import { type BoxFinding, type BoxJob, type BoxPart, compareTask } from './compare.ts';
import { compareBox } from './compare-box.ts';
import { type BoxCertificate, boxParts } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'lilypad-claims-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): BoxCertificate => ({
  ...(JSON.parse(readFileSync(file, 'utf8')) as JsonCertificate),
  file,
});

/** A certificate of the library in which a part of the text is another. */
function changed(name: string, from: string, to: string): BoxCertificate {
  const text = readFileSync(certificateFile(name), 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text.replace(from, to));
  return read(file);
}

type Compare = (parts: readonly BoxPart[], how: { readonly slotBits?: number; readonly plain?: boolean }) => BoxFinding;

const byOne: Compare = (parts, how) => compareBox(compareTask(), parts, { team: ALONE, ...how });

/** A thread that counts the parts that it has done. It runs the build, as all threads do. */
const COUNTING = `import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const { resolve } = createRequire('${import.meta.url}');
const { serveTeam } = await import(pathToFileURL(resolve('@lilypad/server/team')));
const { compareTask } = await import('${new URL('../../dist/box/compare.js', import.meta.url)}');
const task = compareTask();
const run = (job) => {
  const found = task.run(job);
  Atomics.add(job.done, 0, 1);
  Atomics.notify(job.done, 0);
  return found;
};
serveTeam(async () => [{ ...task, run }]);`;

/** A thread that has not done its first part after this time has failed. */
const LONGEST_MS = 60_000;

/** Two threads with one search: this one has a part in hand, and waits until the other has done one. */
const byTwo: Compare = (parts, how) => {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const team = openTeam(2, new URL(`data:text/javascript,${encodeURIComponent(COUNTING)}`));
  const task = compareTask();
  let own = 0;
  const waiting: Task<BoxJob, BoxFinding | null> = {
    ...task,
    run(job) {
      if (own++ === 0) expect(Atomics.wait(done, 0, 0, LONGEST_MS)).not.toBe('timed-out');
      return task.run(job);
    },
  };
  const found = compareBox(
    waiting,
    parts.map((part) => ({ ...part, done })),
    { team, ...how },
  );
  expect(Atomics.load(done, 0)).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(0);
  return found;
};

// With a small table, where boards take the places of others, with a usual one, and without.
describe.each<[string, Compare, Parameters<Compare>[1]]>([
  ['a small table', byOne, { slotBits: 9 }],
  ['a usual table', byOne, {}],
  ['no search', byOne, { plain: true }],
  ['two threads with a small table', byTwo, { slotBits: 9 }],
  ['two threads with a usual table', byTwo, {}],
])('by %s', (_, by, how) => {
  const compare = (certificate: BoxCertificate, largest: number) => by(boxParts(certificate, largest), how);

  // So many points of so many words, with a value each, or two claims; and those of corollaries.
  test.each([
    ['A11', 4, 2 * 5 ** 3],
    ['B21', 3, 3 * 4 ** 4],
    ['A22', 2, 6 * 3 ** 5],
    ['A33', 1, 20 * 2 ** 7],
    ['T2', 2, 6 * 3 ** 5 * 2 + 2 * 3],
  ])('%s holds on the box 0..%i', (name, largest, compared) => {
    expect(compare(read(certificateFile(name)), largest)).toEqual({ compared, wrong: null });
  });

  test.each([
    ['A11', '"value": "-1"', '"value": "-2"', 'the value of .F with gaps 0, 0, 0'],
    ['T2', '"holds": true', '"holds": false', '>='],
  ])('what is wrong is found: %s with %s changed to %s', (name, from, to, where) => {
    const { compared, wrong } = compare(changed(name, from, to), 3);
    expect(wrong).toContain(where);
    expect(compared).toBeGreaterThan(0);
  });
});
