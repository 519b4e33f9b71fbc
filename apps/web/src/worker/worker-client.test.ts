import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementAt } from '../element-at.ts';
import { type Helper, Helpers, type TeamCall } from './helpers.ts';
import { lifeLines } from './life-line.ts';
import type { Progress, Reply, Request } from './protocol.ts';
import { type Port, WorkerClient } from './worker-client.ts';

/** A worker whose answers are given by hand. */
class FakePort implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  readonly received: Request[] = [];
  ended = false;

  postMessage(message: unknown): void {
    this.received.push(message as Request);
  }

  terminate(): void {
    this.ended = true;
  }

  reply(reply: Reply): void {
    if (!this.ended) this.onmessage?.({ data: reply } as MessageEvent<Reply>);
  }

  done(id: number, output: unknown): void {
    this.reply({ id, kind: 'done', output: output as never });
  }
}

/** A worker of the team, which remembers how it was called. */
class FakeHelper implements Helper {
  onmessage: Helper['onmessage'] = null;
  onerror: Helper['onerror'] = null;
  readonly calls: TeamCall[] = [];
  ended = false;

  postMessage(call: TeamCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.ended = true;
  }
}

let ports: FakePort[];
let helpers: FakeHelper[];
let worker: WorkerClient;

beforeEach(() => {
  vi.useFakeTimers();
  ports = [];
  helpers = [];
  const start = (): FakePort => {
    const port = new FakePort();
    ports.push(port);
    return port;
  };
  const help = (): FakeHelper => {
    const helper = new FakeHelper();
    helpers.push(helper);
    return helper;
  };
  worker = new WorkerClient(start, new Helpers(help));
});

afterEach(() => {
  vi.useRealTimers();
});

const ask = (sum: string, signal?: AbortSignal, onProgress?: (p: Progress) => void) =>
  worker.run('value', { sum }, { ...(signal && { signal }), ...(onProgress && { onProgress }) });

describe('a worker client', () => {
  it('starts no worker before the first question', () => {
    expect(ports).toHaveLength(0);
  });

  it('asks one question at a time, in order, of one worker', async () => {
    const answers = [ask('A'), ask('B')];
    expect(elementAt(ports, 0).received.map(({ input }) => input)).toEqual([{ sum: 'A' }]);
    elementAt(ports, 0).done(1, 'a');
    elementAt(ports, 0).done(2, 'b');
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
    expect(ports).toHaveLength(1);
  });

  it('passes progress on, and errors with their place', async () => {
    const seen: Progress[] = [];
    const answer = ask('A', undefined, (progress) => seen.push(progress));
    elementAt(ports, 0).reply({ id: 1, kind: 'progress', progress: { done: 1, total: 2, unit: 'positions' } });
    elementAt(ports, 0).reply({ id: 1, kind: 'failed', message: 'No.', column: 3 });
    await expect(answer).rejects.toMatchObject({ message: 'No.', column: 3 });
    expect(seen).toEqual([{ done: 1, total: 2, unit: 'positions' }]);
  });

  it('ends the worker of a cancelled question and goes on with a new one', async () => {
    const control = new AbortController();
    const first = ask('A', control.signal);
    const second = ask('B');
    control.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    vi.runAllTimers();
    expect(elementAt(ports, 0).ended).toBe(true);
    expect(elementAt(ports, 1).received.map(({ input }) => input)).toEqual([{ sum: 'B' }]);
    elementAt(ports, 1).done(2, 'b');
    expect(await second).toBe('b');
  });

  it('keeps the worker if a cancelled question is answered within a moment', async () => {
    const control = new AbortController();
    const first = ask('A', control.signal);
    control.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    elementAt(ports, 0).done(1, 'late');
    vi.runAllTimers();
    expect(elementAt(ports, 0).ended).toBe(false);
    const second = ask('B');
    elementAt(ports, 0).done(2, 'b');
    expect(await second).toBe('b');
  });

  it('drops a cancelled question that has not been asked yet', async () => {
    const control = new AbortController();
    const first = ask('A');
    const second = ask('B', control.signal);
    control.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    elementAt(ports, 0).done(1, 'a');
    expect(await first).toBe('a');
    vi.runAllTimers();
    expect(elementAt(ports, 0).received).toHaveLength(1);
    expect(elementAt(ports, 0).ended).toBe(false);
  });

  it('refuses a question that was withdrawn before it was asked', async () => {
    await expect(ask('A', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(ports).toHaveLength(0);
  });

  it('survives a worker that breaks', async () => {
    const first = ask('A');
    elementAt(ports, 0).onerror?.({ preventDefault: () => {} } as ErrorEvent);
    await expect(first).rejects.toMatchObject({ message: expect.stringContaining('stopped unexpectedly') });
    const second = ask('B');
    elementAt(ports, 1).done(2, 'b');
    expect(await second).toBe('b');
  });

  it('starts helpers when they are first called, calls each by its number, and ends them with the question', async () => {
    const first = ask('A');
    expect(helpers).toHaveLength(0);
    for (const kind of ['values', 'map']) {
      elementAt(ports, 0).reply({ id: 1, kind: 'call', work: { kind }, threads: 3, lines: lifeLines(3) });
    }
    expect(helpers.map(({ calls }) => calls.map(({ work, thread }) => `${work.kind} ${thread}`))).toEqual([
      ['values 1', 'map 1'],
      ['values 2', 'map 2'],
    ]);
    elementAt(ports, 0).done(1, 'a');
    await first;
    expect(helpers.map(({ ended }) => ended)).toEqual([true, true]);
    const second = ask('B');
    elementAt(ports, 0).reply({ id: 2, kind: 'call', work: { kind: 'pass' }, threads: 2, lines: lifeLines(2) });
    elementAt(ports, 0).done(2, 'b');
    await second;
    expect(helpers.map(({ calls, ended }) => [calls.length, ended])).toEqual([
      [2, true],
      [2, true],
      [1, true],
    ]);
  });

  it('ends the helpers of a cancelled question with its worker', async () => {
    const control = new AbortController();
    const first = ask('A', control.signal);
    elementAt(ports, 0).reply({ id: 1, kind: 'call', work: { kind: 'values' }, threads: 2, lines: lifeLines(2) });
    control.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(elementAt(helpers, 0).ended).toBe(false);
    vi.runAllTimers();
    expect([elementAt(ports, 0).ended, elementAt(helpers, 0).ended]).toEqual([true, true]);
  });

  it('passes on that a worker works alone', async () => {
    const onAlone = vi.fn();
    const answer = worker.run('value', { sum: 'A' }, { onAlone });
    expect(onAlone).not.toHaveBeenCalled();
    elementAt(ports, 0).reply({ id: 1, kind: 'alone' });
    elementAt(ports, 0).done(1, 'a');
    await answer;
    expect(onAlone).toHaveBeenCalledOnce();
  });
});
