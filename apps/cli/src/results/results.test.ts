/** Results on disk: what is written is read back, even if processes are killed or share the file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Result, writeLine } from '@lilypad/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../testing/run-lilypad.ts';
import { defaultStorePath } from './location.ts';
import { ResultStore } from './store.ts';

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-results-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const newPath = (): string => join(folder, `${files++}.log`);

const result = (position: string, value = '*'): Result => ({
  type: 'result',
  position,
  value,
  method: 'sweep',
  nodes: 10,
  seconds: 0.5,
  version: '0.1.0',
  date: '2024-01-01T00:00:00.000Z',
});

describe('a store', () => {
  it('keeps results', () => {
    const path = newPath();
    const store = new ResultStore(path);
    expect(store.get('T.F')).toBeUndefined();
    store.add(result('T.F'));
    store.add(result('T..F', '0'));
    expect(store.get('T.F')).toEqual(result('T.F'));
    store.close();
    const again = new ResultStore(path);
    expect(again.all()).toEqual([result('T.F'), result('T..F', '0')]);
    expect(again.damaged).toBe(0);
    again.close();
  });

  it('loses only the last line when that was cut short, at whatever place', () => {
    const whole = newPath();
    const store = new ResultStore(whole);
    for (const position of ['A', 'B', 'C']) store.add(result(position));
    store.close();
    const bytes = readFileSync(whole);
    const lastLine = bytes.lastIndexOf('\n', bytes.length - 2);
    for (let length = lastLine; length < bytes.length; length += 7) {
      const path = newPath();
      new ResultStore(path).close();
      writeFileSync(path, bytes);
      truncateSync(path, length);
      const cut = new ResultStore(path);
      expect(cut.all().map(({ position }) => position)).toEqual(['A', 'B']);
      cut.add(result('D'));
      cut.close();
      const after = new ResultStore(path);
      expect(after.all().map(({ position }) => position)).toEqual(['A', 'B', 'D']);
      after.close();
    }
  });

  it('sees what another adds, half a line at a time', () => {
    const path = newPath();
    const store = new ResultStore(path);
    const line = writeLine(result('X', '±1'));
    for (const byte of Buffer.from(line)) {
      expect(store.get('X')).toBeUndefined();
      appendFileSync(path, Buffer.from([byte]));
      store.refresh();
    }
    expect(store.get('X')?.value).toBe('±1');
    store.close();
  });

  it('refuses files of another kind', () => {
    const path = newPath();
    new ResultStore(path).close();
    writeFileSync(path, 'Dear diary,\n');
    expect(() => new ResultStore(path)).toThrow(/holds no results/);
    writeFileSync(path, writeLine({ type: 'header', program: 'lilypad', format: 99 }));
    expect(() => new ResultStore(path)).toThrow(/newer version/);
    expect(readFileSync(path, 'utf8')).toContain('99');
  });

  it('gives a position to one process at a time', () => {
    const path = newPath();
    const store = new ResultStore(path);
    const reserve = (pid: number, host: string, hoursAgo: number): void => {
      const date = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
      appendFileSync(path, writeLine({ type: 'claim', position: 'P', host, pid, token: `${pid}${host}`, date }));
    };
    reserve(2 ** 22 + 1, 'elsewhere', 30);
    expect(store.reserve('P')).toBe(true);
    store.add(result('P'));
    expect(store.reserve('P')).toBe(false);
    reserve(2 ** 22 + 1, 'elsewhere', 1);
    expect(store.reserve('P')).toBe(false);
    expect(store.reserve('Q')).toBe(true);
    store.close();
  });

  it('takes over from a process that is gone, and not from one that is at work', async () => {
    const path = newPath();
    const store = new ResultStore(path);
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    const { hostname } = await import('node:os');
    const date = new Date().toISOString();
    const line = {
      type: 'claim',
      position: 'P',
      host: hostname(),
      pid: sleeper.pid as number,
      token: 't',
      date,
    } as const;
    appendFileSync(path, writeLine(line));
    expect(store.reserve('P')).toBe(false);
    sleeper.kill('SIGKILL');
    await once(sleeper, 'exit');
    expect(store.reserve('P')).toBe(true);
    store.close();
  });
});

describe('two processes', () => {
  beforeAll(compile);
  const writer = fileURLToPath(new URL('../../dist/results/store.js', import.meta.url));

  /** A process that adds results as fast as it can. */
  function write(path: string, name: string, count: number): ChildProcess {
    const program = `
      const { ResultStore } = await import(${JSON.stringify(writer)});
      const store = new ResultStore(${JSON.stringify(path)});
      for (let i = 0; i < ${count}; i++) {
        store.add({ type: 'result', position: '${name}' + i, value: 'x'.repeat(i % 5000), method: 'm', nodes: 1, seconds: 1, version: 'v', date: 'd' });
        process.stdout.write(i + '\\n');
      }`;
    return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  }

  it('can add to one file at the same time', async () => {
    const path = newPath();
    const children = [write(path, 'a', 150), write(path, 'b', 150)];
    for (const child of children) child.stdout?.resume();
    await Promise.all(children.map((child) => once(child, 'exit')));
    const store = new ResultStore(path);
    expect(store.all()).toHaveLength(300);
    expect(store.damaged).toBe(0);
    expect(store.get('b149')?.value).toHaveLength(149);
    store.close();
  });

  it('can be killed at any moment: what they said was done is there', async () => {
    const path = newPath();
    for (const name of ['a', 'b', 'c']) {
      const child = write(path, name, 100_000);
      let said = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      while (said.split('\n').length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
      child.kill('SIGKILL');
      await once(child, 'close');
      const done = said.split('\n').slice(0, -1).map(Number);
      const store = new ResultStore(path);
      for (const i of done) expect(store.get(`${name}${i}`)?.value).toHaveLength(i % 5000);
      expect(store.damaged).toBeLessThanOrEqual(3);
      store.close();
    }
  });
});

describe('the place for results', () => {
  it.each([
    ['linux', {}, '/home/x/.local/share/lilypad/results.log'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/lilypad/results.log'],
    ['darwin', {}, '/home/x/Library/Application Support/lilypad/results.log'],
  ] as const)('on %s with %o is %s', (platform, env, path) => {
    expect(defaultStorePath(env, platform, '/home/x')).toBe(path);
  });
});
