import { beforeEach, describe, expect, it } from 'vitest';
import type { WorksheetAnswer } from '../../../worker/protocol.ts';
import { type Ask, Runner, STOPPED } from './runner.ts';
import { type Cell, changed, type Worksheet, withIds } from './worksheet.ts';

const ANSWER: WorksheetAnswer = { statements: [], milliseconds: 0 };

let asked: string[];
/** Decides how the last question ends. */
let finish: (error?: Error) => void;
let hold: boolean;
let runner: Runner;
let sheet: Worksheet;

const ask: Ask = (cells, { signal }) => {
  asked.push(cells.join(' ; '));
  if (!hold) return Promise.resolve(ANSWER);
  return new Promise((resolve, reject) => {
    finish = (error) => (error === undefined ? resolve(ANSWER) : reject(error));
    signal.addEventListener('abort', () => reject(new DOMException('Withdrawn.', 'AbortError')));
  });
};

const idle = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

const open = (...texts: string[]): void => {
  sheet = withIds({ title: '', cells: texts.map((text) => ({ kind: 'code', text })) });
  runner.update(sheet.cells);
};

const type = (id: number, text: string): void => {
  sheet = changed(sheet, { kind: 'text', id, text });
  runner.update(sheet.cells);
};

const current = (): boolean[] => sheet.cells.map(({ id }: Cell) => runner.state(id).isCurrent);

beforeEach(() => {
  asked = [];
  hold = false;
  runner = new Runner(ask, () => {});
});

describe('running a cell', () => {
  it('runs what it needs first, and nothing else', async () => {
    open('a = 1', 'b = 2', 'a + 1');
    runner.run([2]);
    await idle();
    expect(asked).toEqual(['a = 1', 'a = 1 ; a + 1']);
    expect(current()).toEqual([true, false, true]);
  });

  it('runs again what depends on it, in order', async () => {
    open('a = 1', 'b = a', 'c = 3', 'b + 1');
    runner.runAll();
    await idle();
    asked = [];
    type(0, 'a = 2');
    expect(current()).toEqual([false, false, true, false]);
    runner.run([0]);
    await idle();
    expect(asked).toEqual(['a = 2', 'a = 2 ; b = a', 'a = 2 ; b = a ; b + 1']);
    expect(current()).toEqual([true, true, true, true]);
  });

  it('runs again what used a name that is gone', async () => {
    open('a = 1', 'a + 1');
    runner.runAll();
    await idle();
    asked = [];
    type(0, 'b = 1');
    runner.run([0]);
    await idle();
    expect(asked).toEqual(['b = 1', 'a + 1']);
  });

  it('leaves cells alone that are being edited and do not depend on it', async () => {
    open('a = 1', '2');
    runner.runAll();
    await idle();
    type(1, '2 +');
    asked = [];
    type(0, 'a = 3');
    runner.run([0]);
    await idle();
    expect(asked).toEqual(['a = 3']);
  });

  it('does not ask again for what is known', async () => {
    open('a = 1');
    runner.run([0]);
    await idle();
    runner.run([0]);
    await idle();
    expect(asked).toHaveLength(1);
  });
});

describe('a run', () => {
  it('is stopped, and can be started again', async () => {
    hold = true;
    open('1', '2');
    runner.runAll();
    expect(sheet.cells.map(({ id }) => runner.state(id).status)).toEqual(['running', 'waiting']);
    runner.stop();
    await idle();
    expect(runner.isBusy).toBe(false);
    expect(runner.state(0).result?.failure).toBe(STOPPED);
    hold = false;
    runner.runAll();
    await idle();
    expect(current()).toEqual([true, true]);
    expect(runner.state(0).result?.failure).toBeNull();
  });

  it('goes on after a failure of the worker', async () => {
    hold = true;
    open('1', '2');
    runner.runAll();
    hold = false;
    finish(new Error('No memory.'));
    await idle();
    expect(runner.state(0).result?.failure).toBe('No memory.');
    expect(runner.state(1).result?.answer).toBe(ANSWER);
  });
});
