import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrangements, BOARDS, boardText, orders } from './boards.ts';
import { contendersOf, figureOf } from './contender.ts';
import { type Entry, lastOf, losses, median } from './history.ts';
import { LINES, type Line, PEERS } from './lines.ts';
import { boardTable, contestTable, withEntry } from './markdown.ts';

const machine = { processor: 'P', cores: 2, node: 'v1' };
const entry = (commit: string, figures: Entry['figures'], node = 'v1'): Entry => ({
  machine: { ...machine, node },
  commit,
  figures,
});

describe('the lines', () => {
  it('have names of their own and known peers', () => {
    expect(new Set(LINES.map((line) => line.name)).size).toBe(LINES.length);
    for (const line of LINES) expect(Object.keys(PEERS)).toContain(line.peer);
  });

  it('give all contenders the same strips', () => {
    const texts = LINES.flatMap((line) => (line.input ? [line.input()] : []));
    expect(texts.map((text) => text.trim().split('\n').length)).toEqual([1000, 10_000]);
    for (const text of texts) expect(text).toMatch(/^([TF.]{12}\n)+$/);
  });

  it('have a peer where a variable names its binary', () => {
    const line = LINES[0] as Line;
    const names = (environment: NodeJS.ProcessEnv) => contendersOf(line, environment).map(({ name }) => name);
    expect(names({})).toEqual(['Lilypad']);
    expect(names({ LILYPAD_BENCH_MCGS: 'mcgs' })).toEqual(['Lilypad']);
    expect(names({ LILYPAD_BENCH_CGT_TOOLS: 'cgt' })).toEqual(['Lilypad', 'cgt-tools']);
    expect(contendersOf(line, { LILYPAD_BENCH_CGT_TOOLS: 'cgt' })[1]?.command).toEqual(['cgt', line.name]);
  });
});

describe('a figure', () => {
  it.each([
    ['process', 1.75],
    ['memory', 2],
    ['work', 0.125],
  ] as const)('by %s', (measure, figure) => {
    expect(figureOf(measure, 'one\n0.125\n', 'a warning\nmeasured: 1.50 0.25 2048\n')).toBe(figure);
  });

  it('of work must be printed', () => {
    expect(() => figureOf('work', 'done\n', 'measured: 1 1 1\n')).toThrow(/last line/);
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[7], 7],
  ])('is the median of %j', (figures, expected) => expect(median(figures)).toBe(expected));
});

describe('the history', () => {
  const history = [entry('a', {}), entry('b', {}), entry('c', {}, 'v2')];

  it('knows the last entry of a machine', () => {
    expect(lastOf(history, machine)?.commit).toBe('b');
    expect(lastOf(history, { ...machine, cores: 4 })).toBeUndefined();
  });

  it('tells what got slower by more than a tenth', () => {
    const before = entry('a', { x: { Lilypad: 1 }, y: { Lilypad: 1 }, z: { Lilypad: 1 } });
    const now = entry('b', { x: { Lilypad: 1.1 }, y: { Lilypad: 1.2 }, w: { Lilypad: 9 } });
    expect(losses(before, now)).toEqual([{ line: 'y', before: 1, now: 1.2 }]);
  });
});

describe('the document', () => {
  it('shows the figures in its marked part', () => {
    const lines = LINES.filter(({ name }) => name === 'start-up' || name.startsWith('memory to solve 5'));
    const table = contestTable(
      entry('abc', {
        'start-up': { Lilypad: 0.1049, 'cgt-tools': 0.0025 },
        'memory to solve 5_5_5': { Lilypad: 57.3 },
      }),
      lines,
    );
    expect(table.split('\n')).toEqual([
      'Commit abc, P (2 cores), Node v1:',
      '',
      '| work | Lilypad | peer |',
      '|---|---|---|',
      '| start-up | 0.1 s | cgt-tools 0.0025 s |',
      '| memory to solve 5_5_5 | 57 MB |  |',
    ]);
  });

  it('says about what a peer without a binary would take, as fast as this machine is', () => {
    const lines = LINES.filter(({ name }) => ['4,000 birthdays', 'memory to solve 5_5_5'].includes(name));
    const figures = { '4,000 birthdays': { Lilypad: 0.04 }, 'memory to solve 5_5_5': { Lilypad: 57.3 } };
    expect(
      contestTable({ ...entry('abc', figures), emptyNode: 0.128 }, lines)
        .split('\n')
        .slice(-2),
    ).toEqual([
      '| 4,000 birthdays | 0.04 s | CGSuite about 0.02 s |',
      '| memory to solve 5_5_5 | 57 MB | GamesmanOne about 14 MB |',
    ]);
  });

  it('has in docs/performance.md what the last entry of the history says', () => {
    const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const last = (JSON.parse(read('bench/history.json')) as Entry[]).at(-1) as Entry;
    const document = read('docs/performance.md');
    expect(withEntry(document, last, LINES)).toBe(document);
  });

  it('shows what the values of boards took, where an entry has them', () => {
    expect(boardTable(entry('abc', {}))).toBeNull();
    const boards = { 'T^5.^7F^5': { seconds: 0.2512, megabytes: 63.7 } };
    expect(
      boardTable({ ...entry('abc', {}), boards })
        ?.split('\n')
        .slice(2),
    ).toEqual([
      '| board | all orders | arrangements | time | peak memory |',
      '|---|---|---|---|---|',
      '| T^5.^7F^5 | 4,900,896 | 2,622,259 | 0.25 s | 64 MB |',
    ]);
    expect(BOARDS.every((board) => arrangements(board) < orders(board))).toBe(true);
    expect(BOARDS.map(boardText)).toContain('T^7.^7F^6');
  });

  it('must have such a part', () => {
    expect(() => withEntry('nothing', entry('abc', {}), LINES)).toThrow(/no part/);
  });
});
