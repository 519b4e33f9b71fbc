import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementAt } from '../element-at.ts';
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

let ports: FakePort[];
let worker: WorkerClient;

beforeEach(() => {
  vi.useFakeTimers();
  ports = [];
  worker = new WorkerClient(() => {
    const port = new FakePort();
    ports.push(port);
    return port;
  });
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
});
