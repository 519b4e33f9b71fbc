/** The kinds of jobs without a farm: what they answer, where they go on, what they refuse to read. */
import { boardOf, printPowers } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { boxJobs } from './box.ts';
import { cellDetails, cellJob } from './cell.ts';
import { classJob } from './class.ts';
import {
  canonicalText,
  heapOf,
  type JobRequest,
  jobId,
  MEMORY_STEPS,
  memoryStep,
  memoryTaken,
  nextMemoryStep,
  type Plain,
} from './job.ts';
import { checkpointOf } from './kind.ts';
import { kindNamed } from './kinds.ts';
import { openTheorems } from './library.ts';
import { sliceJob } from './slice.ts';
import { stripsJobs } from './strips.ts';
import { wordJobs } from './word.ts';

/** Does a job as a worker would, and returns its answer and the last checkpoint. */
async function done(
  { kind: name, question, hint }: JobRequest,
  checkpoint: Plain = null,
  onProgress = (_: number): void => {},
) {
  const kind = kindNamed(name);
  let saved: Plain = null;
  const { answer, details } = await kind.run(kind.readQuestion(question), {
    ...{ maxBytes: 2 ** 28, hint, checkpoint: checkpointOf(kind, checkpoint, kind.readQuestion(question)) },
    save: (state) => {
      saved = state;
    },
    onProgress,
  });
  expect(kind.readAnswer(JSON.parse(JSON.stringify(answer)), kind.readQuestion(question))).toEqual(answer);
  return { answer, details, saved };
}

const wordJob = (task: string, job: object): JobRequest => wordJobs(task, [{ name: 'A11', ...job }])[0] as JobRequest;

/** The strips of length 4 with one blank. */
const stripsJob = (condition: string, more: object = {}): JobRequest =>
  (stripsJobs({ length: 4, condition, countOnly: false, ...more }, 256) as JobRequest[])[1] as JobRequest;

const certificate = (name: string): string => openTheorems().theorem(name)?.certificate ?? '';

describe('a job', () => {
  test('is the same whatever the order of keys, and another for another version', () => {
    expect(canonicalText({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(jobId('v1', 'cell', { a: 1, b: 2 })).toBe(jobId('v1', 'cell', { b: 2, a: 1 }));
    expect(new Set([jobId('v1', 'cell', {}), jobId('v2', 'cell', {}), jobId('v1', 'box', {})]).size).toBe(3);
    expect(jobId('v1', 'cell', {})).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);
  });

  test.each([
    [0, 256, 1024],
    [256, 256, 1024],
    [257, 1024, 4096],
    [1e9, 65_536, null],
  ])('that needs %i MB is queued for %i MB, then for %s', (megabytes, step, next) => {
    expect(memoryStep(megabytes)).toBe(step);
    expect(nextMemoryStep(step)).toBe(next);
  });

  test('takes the memory of its step and a heap, which is no smaller in the next step', () => {
    expect(MEMORY_STEPS.map(heapOf)).toEqual([256, 512, 1024, 1024, 1024]);
    for (const step of MEMORY_STEPS) expect(memoryTaken(step) - step).toBe(heapOf(step));
  });

  test('of 16,384 MB is taken by three quarters of a machine with 24 GB', () => {
    expect(memoryTaken(16_384)).toBeLessThan(0.75 * 24_000);
  });
});

const DIGEST = /^[\da-f]{32}$/;
const NONE = '0'.repeat(32);

describe('answers', () => {
  test.each<[string, JobRequest, unknown]>([
    ['a cell', cellJob('T^5.^4F^3', { mostMemory: 256 }), { value: '{3*|5/2||2}' }],
    ['a cell with a guess', cellJob('T.F', { guess: '7', mostMemory: 256 }), { value: '*' }],
    ['a slice', sliceJob(['T.F', 'T^2.^2F^2', 'T^2.F'], 256), { values: ['*', '*', '{1/2|0}'] }],
    [
      'a part of all strips',
      stripsJob('value = *'),
      {
        finding: {
          count: 2,
          found: [
            { position: 'FT.F', value: '*' },
            { position: 'T.FT', value: '*' },
          ],
          groups: null,
        },
      },
    ],
    [
      'a part of all strips, in groups',
      stripsJob('value > 2', { groupBy: 'value' }),
      { finding: { count: 1, found: null, groups: [{ key: '3', count: 1, first: { position: 'TTT.', value: '3' } }] } },
    ],
    ['a part of all strips with an error', stripsJob('nonsense'), { finding: null }],
    [
      'a box',
      boxJobs('A11', 3, certificate('A11'))[4] as JobRequest,
      { compared: 24, wrong: null, values: expect.stringMatching(DIGEST) },
    ],
  ])('%s', async (_, request, answer) => {
    expect((await done(request)).answer).toEqual(answer);
  });

  test.each([
    ['T.F', 'one-empty'],
    ['T^3.^3FTF', 'search'],
    ['TTFF', 'rules'],
  ])('%s is valued by %s, and the details say so', async (position, method) => {
    const { details } = await done(cellJob(printPowers(boardOf(position)), { mostMemory: 256 }));
    expect(cellDetails(details).method).toBe(method);
  });

  test('words are learned, and their recurrences checked', async () => {
    const learn = async (word: string): Promise<unknown> => {
      const { answer } = await done(wordJob('start word', { word, largestSum: 8, poolSize: 100 }));
      const saved = JSON.stringify(answer);
      const known = { points: [], values: [], games: [] };
      return (await done(wordJob('learn word', { word, saved, refine: [], known, lookahead: 1 }))).answer;
    };
    const formulas = await Promise.all(
      ['.F', 'F.'].map(async (word) => [word, ((await learn(word)) as { readonly formula: unknown }).formula]),
    );
    expect(formulas[1]).toEqual(['F.', { game: [0, 1, 0, 0, 0] }]);
    const check = (given: readonly unknown[]) => done(wordJob('check word', { word: 'F.', formulas: given }));
    expect((await check(formulas)).answer).toMatchObject({ word: 'F.', regions: 1, failures: [] });
    const wrong = [formulas[0], ['F.', { game: [1, 1, 0, 0, 0] }]];
    expect((await check(wrong)).answer).toMatchObject({ failures: [expect.any(Array)] });
  });

  test('slices of closed sets are settled', async () => {
    // No toad is before a frog: Left is ahead by one move, and answers every move of Right.
    const [job] = wordJobs('settle slice', [SLICE]);
    expect((await done(job as JobRequest)).answer).toEqual({ set: true, isPruned: false });
  });

  test('the longest work on words comes first', () => {
    const points = (sum: number) => ({ name: 'A11', points: [['F.', [0, sum, 0]]] });
    const costs = wordJobs('value points', [points(5), points(40), points(1000), points(10_000)]).map(
      ({ cost }) => cost,
    );
    expect(costs).toEqual([...costs].sort((x, y) => y - x));
    expect(new Set(costs).size).toBe(3);
    expect(costs.at(-1)).toBe(0);
    const [short, long] = wordJobs('check word', [{ formulas: [] }, { formulas: [['F.', { game: [0, 1, 0, 0, 0] }]] }]);
    expect((long as JobRequest).cost).toBeLessThan((short as JobRequest).cost);
  });

  test('boxes have all points', async () => {
    let compared = 0;
    for (const job of boxJobs('A11', 2, certificate('A11'))) {
      const { answer } = await done(job);
      compared += (answer as { readonly compared: number }).compared;
      expect(job.cost).toBe((answer as { readonly compared: number }).compared);
    }
    expect(compared).toBe(2 * 3 ** 3);
  });

  test('boxes of outcomes have all claims, and a wrong one is found', async () => {
    const T2 = certificate('T2');
    const job = (sum: number): JobRequest => boxJobs('T2', 2, T2, 'B22')[sum] as JobRequest;
    // Two words with four claims, four with a value; C(5, 2) + 5 points of sum 2.
    expect((await done(job(2))).answer).toMatchObject({ compared: (2 * 4 + 4) * 15, wrong: null });
    expect((await done(job(0))).answer).toMatchObject({ compared: 2 * 4 + 4, wrong: null });
  });

  test('outcomes of classes are proved', async () => {
    const { answer } = await done(classJob('B11'));
    expect(JSON.parse((answer as { readonly certificate: string }).certificate)).toMatchObject({ target: 'B11' });
    const { failures, reason } = { failures: [{ question: null, word: 'TF', point: [1, 2, 3] }], reason: 'no' };
    const { readAnswer, readQuestion } = kindNamed('class');
    const { question } = classJob('B11');
    expect(readAnswer({ failures, reason }, readQuestion(question))).toEqual({ failures, reason });
  });

  test('go on from a checkpoint', async () => {
    const slice = sliceJob(['T.F', 'T^2.F'], 256);
    expect((await done(slice)).saved).toEqual({ values: ['*', '{1/2|0}'] });
    expect((await done(slice, { values: ['7'] })).answer).toEqual({ values: ['7', '{1/2|0}'] });
    expect((await done(cellJob('T.F', { mostMemory: 256 }), { tried: ['guess', 'x'] })).answer).toEqual({ value: '*' });
  });

  test.each<[JobRequest, Plain]>([
    ...[5, { values: 5 }, { values: [7] }, { values: ['{'] }, { values: ['0', '0', '0'] }].map(
      (checkpoint): [JobRequest, Plain] => [sliceJob(['T.F', 'T^2.F'], 256), checkpoint],
    ),
    ...['x', {}, { words: '1' }, { words: -1, values: '' }, { words: 3, values: NONE }, { words: 1, values: 'x' }].map(
      (checkpoint): [JobRequest, Plain] => [boxJobs('A11', 3, certificate('A11'))[4] as JobRequest, checkpoint],
    ),
    ...['x', { tried: 5 }].map((checkpoint): [JobRequest, Plain] => [cellJob('T.F', { mostMemory: 256 }), checkpoint]),
    [stripsJob('value = *'), { count: 7 }],
  ])('begin anew where there is something else than a checkpoint: %j from %j', async (request, checkpoint) => {
    const [{ answer, saved }, anew] = [await done(request, checkpoint), await done(request)];
    expect({ answer, saved }).toEqual({ answer: anew.answer, saved: anew.saved });
  });

  test('about another certificate than the one here are not given', async () => {
    await expect(done(boxJobs('A11', 3, '{}')[4] as JobRequest)).rejects.toThrow(
      'the certificate of A11 is another one here',
    );
  });
});

/** The first slice of the closed sets of B11: that of the word in which all jumps are made. */
const SLICE = {
  target: 'B11',
  slice: { word: 'FT', rival: '0', tempo: 1 },
  sums: { from: 0, modulus: 1, residue: 0 },
  settled: { '0': [] as unknown[], '*': [] as unknown[] },
};
const BAD_SLICES = [
  { ...SLICE, target: 'B99x' },
  { ...SLICE, slice: { word: 'TTF', rival: '0', tempo: 1 } },
  { ...SLICE, slice: { word: 'FT', rival: '1', tempo: 1 } },
  { ...SLICE, sums: { from: 0, modulus: 1, residue: 1 } },
  { ...SLICE, settled: { '0': [] } },
  { ...SLICE, settled: { '0': [['FT', { form: [1], modulus: 0, yes: true, no: false }]], '*': [] } },
];

describe('what cannot be read', () => {
  test.each<[string, unknown]>([
    ['cell', null],
    ['cell', []],
    ['cell', { position: 'TT' }],
    ['cell', { position: 5 }],
    ['slice', { positions: 'T.F' }],
    ['slice', { positions: ['X'] }],
    ['slice', { positions: new Array(10_001).fill('T') }],
    ['strips', { length: 19, blanks: 0, toads: [0, 1] }],
    ['strips', { length: 4, blanks: 0, toads: [0] }],
    ['strips', { length: 4, blanks: 0, toads: [0, 1], condition: 7 }],
    ['box', { name: '../A11', certificate: '', largest: 1, sum: 1 }],
    ['box', { name: 'A11', certificate: '', largest: -1, sum: 1 }],
    ['class', { name: 5 }],
    ['class', { name: '../A11' }],
    ['word', { task: 'spell word', job: {} }],
    ['word', { task: 'check word', job: { name: 'A11', word: 'F.', formulas: {} } }],
    ...BAD_SLICES.map((job): [string, unknown] => ['word', { task: 'settle slice', job }]),
    ['spell', {}],
  ])('%s: %j is no question', (kind, data) => {
    expect(() => kindNamed(kind).readQuestion(data)).toThrow(/^the farm has .* that cannot be read$/);
  });

  test.each([null, { method: 'sweep', nodes: 1 }, { method: 'sweep\u001b[2J', nodes: 1, seconds: 1 }])(
    '%j are no details of a value',
    (data) => {
      expect(() => cellDetails(data)).toThrow('the farm has details of a value that cannot be read');
    },
  );

  test.each<[JobRequest, unknown]>([
    [cellJob('T.F', { mostMemory: 256 }), { value: '{0|' }],
    [cellJob('T.F', { mostMemory: 256 }), { value: '{0|0}' }],
    [sliceJob(['T.F'], 256), { values: [] }],
    [sliceJob(['T.F'], 256), { values: ['{'] }],
    [stripsJob('true'), {}],
    ...['FT.FF', 'FT..', 'FTxF', 'FFT-', 5].map((position): [JobRequest, unknown] => [
      stripsJob('true'),
      { finding: { count: 1, found: [{ position, value: '*' }], groups: null } },
    ]),
    [stripsJob('true'), { finding: { count: 1, found: [{ position: 'FT.F', value: '{0|0}' }], groups: null } }],
    [wordJobs('settle slice', [SLICE])[0] as JobRequest, { set: 'all', isPruned: false }],
    [classJob('A11'), { certificate: {} }],
    [classJob('A11'), { reason: 'no' }],
    [classJob('A11'), { reason: 'no', failures: [{ question: null, word: '.F', point: [1] }] }],
    [classJob('A11'), { reason: 'no', failures: [{ question: null, word: '\u001b[2J', point: [1, 2, 3] }] }],
    [
      wordJob('check word', { word: 'F.', formulas: [] }),
      { word: 'F.', regions: 1, obligations: 1, cells: 1, failures: [[-1, 0, 0]] },
    ],
    [boxJobs('A11', 1, '')[0] as JobRequest, { compared: 1.5, wrong: null, values: NONE }],
    [boxJobs('A11', 1, '')[0] as JobRequest, { compared: 1, wrong: null, values: '0' }],
  ])('%j is not answered by %j', ({ kind, question }, data) => {
    expect(() => kindNamed(kind).readAnswer(data, question)).toThrow(/^the farm has .* that cannot be read$/);
  });
});
