/** Solved variants on disk: what is written is read, and nothing else is; work that was stopped goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Position, solveVariant } from '@lilypad/toads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildWorker } from '../testing/client.ts';
import { Solutions } from './solutions.ts';

/** 252,252 boards: four chunks for each player to move. */
const COUNTS = { toads: 5, empties: 4, frogs: 5 };
const NAME = '5_4_5.solution';
/** Blocks and checkpoints so small that there are many. */
const SMALL = { maxBlock: 10_000, checkpointEvery: 30_000 };

const variant = solveVariant(COUNTS);
let folder: string;
let whole: Buffer;
let told: string[];

const open = (more: Partial<ConstructorParameters<typeof Solutions>[1]> = {}) =>
  new Solutions(folder, { maxBytes: 2 ** 20, tell: (message) => told.push(message), ...SMALL, ...more });
const path = (name: string) => join(folder, name);
const hasAll = (solutions: Solutions) =>
  solutions.use(COUNTS, (file) =>
    file.tables().every((table, i) => Buffer.from(table).equals(variant.tables[i] as Uint8Array)),
  );

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-solutions-'));
  told = [];
  open().save(variant);
  whole = readFileSync(path(NAME));
});
beforeEach(() => {
  told = [];
  for (const name of readdirSync(folder)) rmSync(path(name));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a variant that is saved is read again, as a whole and position by position', () => {
  const solutions = open();
  expect(solutions.use(COUNTS, () => true)).toBeNull();
  solutions.save(variant);
  expect(readdirSync(folder)).toEqual([NAME]);
  expect(hasAll(solutions)).toBe(true);
  solutions.use(COUNTS, (file) => {
    expect(file.tally).toEqual(variant.tally());
    for (const rank of [0, 1, 65_535, 65_536, 200_000, 252_251]) {
      for (const turn of [0, 1] as const) {
        const position: Position = { board: variant.numbers.board(rank), turn };
        expect(file.remoteness(position)).toBe(variant.remoteness(position));
      }
    }
  });
  expect(told).toEqual([]);
});

test('solved on disk in blocks, it is the same file', () => {
  const done: number[] = [];
  open().make(COUNTS, (boards) => done.push(boards));
  expect(readFileSync(path(NAME)).equals(whole)).toBe(true);
  expect(readdirSync(folder)).toEqual([NAME]);
  expect(done.length).toBeGreaterThan(25);
  expect(done.at(-1)).toBe(252_252);
});

const flip = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at < 0 ? copy.length + at : at] ^= 1;
  return copy;
};

test.each([
  ['the first line', () => flip(whole, 20), 'its first line is not that of this variant'],
  ['the first table', () => flip(whole, 128 + 70_000), 'chunk 1 does not have its digest'],
  ['the second table', () => flip(whole, 128 + 504_503), 'chunk 7 does not have its digest'],
  ['a digest', () => flip(whole, 128 + 504_504 + 33), 'its digests are wrong'],
  ['the tally', () => flip(whole, -500), 'its digests are wrong'],
  ['the last digest', () => flip(whole, -1), 'its digests are wrong'],
  ['the end, which is missing', () => whole.subarray(0, -1), 'its length is wrong'],
  ['everything', () => Buffer.alloc(0), 'its length is wrong'],
])('damage in %s is found, told, and repaired by making the file again', (_where, damaged, what) => {
  writeFileSync(path(NAME), damaged());
  const solutions = open();
  expect(hasAll(solutions)).toBeNull();
  expect(told).toEqual([`The solution ${path(NAME)} is damaged: ${what}. It is removed.`]);
  expect(existsSync(path(NAME))).toBe(false);
  solutions.save(variant);
  expect(hasAll(solutions)).toBe(true);
});

test('looking up a position checks what it reads', () => {
  writeFileSync(path(NAME), flip(whole, 128));
  const [first, last] = [0, 252_251].map((rank): Position => ({ board: variant.numbers.board(rank), turn: 0 }));
  expect(open().use(COUNTS, (file) => file.remoteness(last!))).toBe(variant.remoteness(last!));
  expect(open().use(COUNTS, (file) => file.remoteness(first!))).toBeNull();
});

/** Makes the variant, but stops after so many blocks. */
function stopAfter(blocks: number): void {
  let left = blocks;
  const stop = () => {
    left--;
    if (left === 0) throw new Error('stopped');
  };
  expect(() => open().make(COUNTS, stop)).toThrow('stopped');
}

/** Makes the variant and tells how many boards were left to solve. */
function boardsLeft(): number {
  let left = 0;
  open().make(COUNTS, (_done, total) => {
    left = total;
  });
  expect(readFileSync(path(NAME)).equals(whole)).toBe(true);
  expect(readdirSync(folder)).toEqual([NAME]);
  return left;
}

test('work that was stopped goes on from its checkpoint', () => {
  stopAfter(15);
  expect(readdirSync(folder).sort()).toEqual([`${NAME}.checkpoint`, `${NAME}.part`]);
  stopAfter(10);
  expect(boardsLeft()).toBeLessThan(160_000);
});

test.each([
  ['the draft', '.part', (bytes: Buffer) => flip(bytes, 128 + 252_251)],
  ['what was written last', '.part', (bytes: Buffer) => flip(bytes, 128 + 252_252 + 195_000)],
  ['the checkpoint', '.checkpoint', (bytes: Buffer) => flip(bytes, 100)],
  ['the checkpoint, which is cut short', '.checkpoint', (bytes: Buffer) => bytes.subarray(0, 200)],
])('work starts again if something is wrong with %s', (_what, suffix, change) => {
  stopAfter(15);
  writeFileSync(path(NAME + suffix), change(readFileSync(path(NAME + suffix))));
  expect(boardsLeft()).toBe(252_252);
});

test('work starts again with blocks of another size, and drafts of checkpoints do not stay for ever', () => {
  stopAfter(15);
  const [old, fresh] = ['1', '2'].map((pid) => path(`.${NAME}.checkpoint.${pid}.draft`));
  for (const file of [old!, fresh!]) writeFileSync(file, '');
  utimesSync(old!, 1, 1);
  let left = 0;
  open({ maxBlock: 7000 }).make(COUNTS, (_done, total) => {
    left = total;
  });
  expect(left).toBe(252_252);
  expect(readFileSync(path(NAME)).equals(whole)).toBe(true);
  expect([existsSync(old!), existsSync(fresh!)]).toEqual([false, true]);
});

test('whatever is left of a draft does no harm to a variant that is solved in memory', () => {
  stopAfter(15);
  open().save(variant);
  expect(readFileSync(path(NAME)).equals(whole)).toBe(true);
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('the folder is made when something is written, and only if that is wanted', () => {
  const inside = join(folder, 'new', 'folder');
  const options = { maxBytes: 2 ** 20, tell: () => {} };
  const made = new Solutions(inside, { ...options, makeFolder: true });
  expect(made.use(COUNTS, () => true)).toBeNull();
  expect(existsSync(inside)).toBe(false);
  expect(() => new Solutions(inside, options).save(variant)).toThrow('ENOENT');
  made.save(variant);
  expect(readdirSync(inside)).toEqual([NAME]);
  rmSync(join(folder, 'new'), { recursive: true });
});

test('all files stay within the limit; what was not used for longest is removed', () => {
  const solutions = open({ maxBytes: 1_100_000 });
  const others = [
    { toads: 4, empties: 5, frogs: 5 },
    { toads: 5, empties: 5, frogs: 4 },
  ];
  solutions.save(variant);
  solutions.save(solveVariant(others[0]!));
  utimesSync(path('4_5_5.solution'), 1, 1);
  solutions.save(solveVariant(others[1]!));
  expect(readdirSync(folder).sort()).toEqual(['5_4_5.solution', '5_5_4.solution']);
  // Reading is using.
  utimesSync(path(NAME), 1, 1);
  utimesSync(path('5_5_4.solution'), 2, 2);
  expect(hasAll(solutions)).toBe(true);
  expect(statSync(path(NAME)).mtimeMs).toBeGreaterThan(2000);
  solutions.save(solveVariant(others[0]!));
  expect(readdirSync(folder).sort()).toEqual(['4_5_5.solution', '5_4_5.solution']);
});

test.each([
  [{ toads: 8, empties: 8, frogs: 8 }, 'The variant 8_8_8 takes 18,063 MB on disk, and 1 MB are allowed.'],
  [{ toads: 3, empties: 60, frogs: 3 }, 'Variants with games of more than 255 moves are not solved on disk.'],
  [{ toads: 30, empties: 30, frogs: 30 }, 'The variant 30_30_30 has more than 9,007,199,254,740,992 boards.'],
])('%j is refused at once', (counts, message) => {
  expect(() => open().make(counts, () => expect.unreachable())).toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

test('after kill -9 at any moment the work goes on, and the file is right', async () => {
  buildWorker();
  const program = `
    const { Solutions } = await import(process.argv[1]);
    const solutions = new Solutions(process.argv[2], { maxBytes: 2 ** 20, tell: () => {}, ...${JSON.stringify(SMALL)} });
    solutions.make(${JSON.stringify(COUNTS)}, (done, total) => console.log(total - done));`;
  const module = new URL('../../dist/solutions/index.js', import.meta.url).href;
  let left = 252_252;
  for (const lines of [9, 4, 11, Number.POSITIVE_INFINITY]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, folder]);
    const closed = once(child, 'close');
    const seen: number[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      seen.push(Number(line));
      if (seen.length === lines) child.kill('SIGKILL');
    }
    await closed;
    // At most what lies between two checkpoints, and a block, is done again.
    expect(seen[0]).toBeLessThan(left + SMALL.checkpointEvery + SMALL.maxBlock);
    left = seen.at(-1) ?? 0;
  }
  expect(readFileSync(path(NAME)).equals(whole)).toBe(true);
});
