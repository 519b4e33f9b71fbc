/** The work on words, done elsewhere: the same proof, and what cannot be read is refused. */
import { describe, expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { certificateOf } from '../theorem/testing/claims.ts';
import { KeptValues } from './kept-values.ts';
import { KnownWord } from './known-word.ts';
import { proveClass } from './prove-class.ts';
import { WordLearner } from './word-learner.ts';
import { WordState } from './word-state.ts';
import { LEARN_WORD, type MapJobs, START_WORD, VALUE_POINTS, WORD_TASKS, type WordTask } from './word-tasks.ts';
import { Workroom } from './workroom.ts';

type AnyTask = WordTask<unknown, unknown>;

const taskNamed = (name: string): AnyTask =>
  (WORD_TASKS as unknown as readonly AnyTask[]).find((task) => task.name === name) as AnyTask;
const NOTHING = { points: [], values: [], games: [] };
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const positions = (name: string): PositionClass => classNamed(name) as PositionClass;

describe('a class is proved with the same certificate', () => {
  test.each([
    ['A11', {}],
    ['A12', { largestSum: 3 }],
    ['B11', {}],
  ])('%s with %j', (name, options) => {
    const asked = new Set<string>();
    const mapJobs: MapJobs = <Job, Result>(task: { readonly name: string }, jobs: readonly Job[]): Result[] =>
      jobs.map((job) => {
        asked.add(task.name);
        const there = taskNamed(task.name);
        const read = there.readJob(sent(job));
        return there.readResult(sent(there.run(read)), read) as Result;
      });
    const [here, elsewhere] = [{}, { mapJobs }].map((more) => proveClass(positions(name), { ...options, ...more }));
    expect(here.status).toBe('proved');
    expect(elsewhere.claim && certificateOf(elsewhere.claim)).toEqual(here.claim && certificateOf(here.claim));
    const wanted = [
      'start word',
      'learn word',
      'check word',
      ...(name === 'A12' ? ['inspect points', 'value points'] : []),
    ];
    expect([...asked].sort()).toEqual(wanted.sort());
  });
});

test('a learner goes on where it was saved, with what it knows of slanted walls', () => {
  const started = START_WORD.run({ name: 'B21', word: 'TTF', largestSum: 4, poolSize: 100 });
  const palette = [{ coefficients: [1, -2, 0, 1], modulus: 0, worth: 0.7 }];
  const saved = { ...started, slanted: { palette, search: { ends: 3, samples: 60 }, labelledPoints: 70 } };
  expect(WordLearner.from(new Workroom(positions('B21')), saved).save()).toEqual(saved);
});

test('the result of a job does not depend on the values that were kept', () => {
  const jobs = ['F.F.', '.F.F', '..FF'].map((word) => ({ name: 'A22', word, largestSum: 5, poolSize: 200 }));
  const [last] = jobs;
  const refine = [[1, 0, 4, 0, 3]];
  const results = [[], jobs, [...jobs].reverse()].map((before) => {
    const kept = new KeptValues();
    for (const job of before) START_WORD.run(job, undefined, kept);
    const saved = START_WORD.run(last, undefined, kept);
    return [
      saved,
      LEARN_WORD.run({ ...last, saved: WordState.of(saved), refine, known: NOTHING, lookahead: 1 }, undefined, kept),
    ];
  });
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});

test('values that are given are those that are found', () => {
  const saved = START_WORD.run({ name: 'A22', word: 'F.F.', largestSum: 4, poolSize: 100 });
  const refine = [[1, 0, 4, 0, 3]];
  const state = WordState.of(saved);
  const { relevant, gaps } = saved.pool;
  const points = new KnownWord('F.F.', state, { work: 0, relevant, gaps }).neededPoints(refine);
  const found = VALUE_POINTS.run({ name: 'A22', points: points.map((point) => ['F.F.', point] as const) });
  const job = { name: 'A22', word: 'F.F.', saved: state, refine, known: NOTHING, lookahead: 1 };
  expect(points.length).toBeGreaterThan(5);
  expect(LEARN_WORD.run({ ...job, known: { points, ...found } })).toEqual(LEARN_WORD.run(job));
});

test('a position that takes more boards than it may has no value', () => {
  const point = [9, 9, 9, 9, 9, 9, 9];
  const room = new Workroom(positions('A33'));
  expect(room.valueWithin('F.F.F.', point, 40_000)).toBeNull();
  expect(room.valueWithin('F.F.F.', [0, 0, 0, 0, 0, 0, 0], 40_000)).not.toBeNull();
});

describe('what cannot be read', () => {
  const job = { name: 'A11', word: '.F', largestSum: 2, poolSize: 20 };
  const saved = START_WORD.run(job);
  const text = JSON.stringify(saved);
  const learnJob = { name: 'A11', word: '.F', saved: text, refine: [], known: NOTHING, lookahead: 1 };
  const facts = { work: 1, relevant: [0], gaps: [0, 0, 0] };
  const learned = { word: '.F', saved: text, facts, formula: { game: [0, 0, 0, 1, 0] } };
  const inspection = {
    name: 'A11',
    failures: [
      [
        ['.F', [1, 1, 1], [0, 0, 0, 0, 0]],
        ['.F', [2, 0, 1], [0, 0, 0, 0, 0]],
      ],
    ],
    mostBoards: 1000,
  };

  test.each<[string, unknown]>([
    ['start word', null],
    ['start word', { ...job, name: '../A11' }],
    ['start word', { ...job, word: 'TF' }],
    ['start word', { ...job, poolSize: -1 }],
    ['learn word', { ...learnJob, refine: [[1, 2]] }],
    ['learn word', { ...learnJob, name: 'A12' }],
    ['learn word', { ...learnJob, word: 'F.' }],
    ['learn word', { ...learnJob, saved }],
    ['learn word', { ...learnJob, saved: text.slice(1) }],
    ['learn word', { ...learnJob, saved: '[]' }],
    ['learn word', { ...learnJob, known: { ...NOTHING, points: [[0, 0, 0]] } }],
    ['value points', { name: 'A11', points: [['TF', [1, 1, 1]]] }],
    ['check word', { name: 'A11', word: '.F', formulas: [['.F', { game: [0, 0, 1] }]] }],
    ['check word', { name: 'A11', word: '.F', formulas: [['.F', { form: [0, 0, 0, 1, 0], modulus: 0 }]] }],
    ['inspect points', { ...inspection, failures: [[['.F', [1, 1, 1]]]] }],
    ['inspect points', { ...inspection, failures: [[['.F', [1, 1, 1], [0, 0, 0]]]] }],
    ['inspect points', { ...inspection, failures: [] }],
    ['inspect points', { ...inspection, mostBoards: -1 }],
    ['inspect points', { ...inspection, failures: [[]] }],
  ])('%s: %j is no job', (name, data) => {
    expect(() => taskNamed(name).readJob(data)).toThrow(TypeError);
  });

  test('what was learned of a word is read, and what is known of it is kept', () => {
    const read = LEARN_WORD.readJob(learnJob);
    expect(WordState.from(read.saved).read()).toEqual(saved);
    expect(sent(read)).toEqual(learnJob);
    expect(sent(LEARN_WORD.readResult(learned, read))).toEqual(learned);
  });

  test.each<[string, object]>([
    ['another word', { pool: { ...saved.pool, word: 'F.' } }],
    ['a gap too few', { pool: { ...saved.pool, gaps: saved.pool.gaps.slice(1) } }],
    ['a value that is not there', { pool: { ...saved.pool, games: [] } }],
    ['a game before its options', { pool: { ...saved.pool, games: [[[1], []]], values: [] } }],
    ['a number that is none', { pool: { ...saved.pool, games: [['x', 0]] } }],
    ['a sample that is not there', { labels: { ...saved.labels, samples: [10_000] } }],
    ['a label of another class', { labels: { ...saved.labels, labels: [[[1, 2], []]] } }],
    ['a label with one side', { labels: { ...saved.labels, labels: [[[[]], []]] } }],
    ['directions that are none', { slanted: { palette: [{}], search: {}, labelledPoints: 0 } }],
    ['no linear parts', { parts: [[1, 2]] }],
    ['no sequence', { random: 0.5 }],
    ['no patience', { patience: null }],
    ['no tests', { tests: null }],
    ['a test without a bound', { tests: [[['x', 1]]] }],
    ['a test with a bound that is none', { tests: [[['x', 1, 'y']]] }],
  ])('%s is no result', (_, change) => {
    expect(START_WORD.readResult(saved, job)).toBe(saved);
    expect(() => START_WORD.readResult({ ...saved, ...change }, job)).toThrow(TypeError);
  });

  test.each<[string, unknown, unknown]>([
    ['learn word', learnJob, { ...learned, formula: { game: [] } }],
    ['learn word', learnJob, { ...learned, formula: {} }],
    ['learn word', learnJob, { ...learned, word: 'F.' }],
    ['learn word', learnJob, { ...learned, saved: '{}' }],
    ['learn word', learnJob, { ...learned, facts: { ...facts, work: -1 } }],
    ['learn word', learnJob, { ...learned, facts: { ...facts, relevant: [3] } }],
    ['learn word', learnJob, { ...learned, facts: { ...facts, gaps: [0, 0] } }],
    ['check word', { name: 'A11', word: '.F' }, { word: 'F.', regions: 1, obligations: 1, cells: 1, failures: [] }],
    ['check word', { name: 'A11', word: '.F' }, { word: '.F', regions: 1, obligations: 1, cells: 1, failures: [[1]] }],
    ['inspect points', inspection, { wrong: [['.F', [1, 1, 2]]], passedOver: [] }],
    ['inspect points', inspection, { wrong: [['.F', [1, 1]]], passedOver: [] }],
    ['inspect points', inspection, { wrong: [], passedOver: [1] }],
    ['inspect points', inspection, { wrong: [] }],
    ['value points', { points: [['.F', [1, 1, 1]]] }, { values: [], games: [] }],
    ['value points', { points: [['.F', [1, 1, 1]]] }, { values: [0], games: [] }],
  ])('%s is not answered to %j by %j', (name, asked, data) => {
    expect(() => taskNamed(name).readResult(data, asked)).toThrow(TypeError);
  });
});
