/** The team of a worker: gathered when it is needed, alone where memory may not be shared. */
import { expect, test } from 'vitest';
import { type Helper, PageTeam, type TeamCall, threadsHere } from './page-team.ts';

class FakeHelper implements Helper {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly calls: TeamCall[] = [];
  isEnded = false;

  constructor(works: boolean) {
    setTimeout(() =>
      works ? this.onmessage?.(new MessageEvent('message')) : this.onerror?.({ preventDefault() {} } as ErrorEvent),
    );
  }

  postMessage(call: TeamCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

test('helpers are started, called by number, and ended', async () => {
  const helpers: FakeHelper[] = [];
  const team = new PageTeam(4, () => {
    const helper = new FakeHelper(helpers.length !== 1);
    helpers.push(helper);
    return helper;
  });
  expect(team.threads).toBe(1);
  await team.gather();
  // One of three could not be started.
  expect(team.threads).toBe(3);
  await team.gather();
  expect(helpers.length).toBe(3);
  team.call({ kind: 'values' });
  expect(helpers.map(({ calls }) => calls.map(({ thread }) => thread))).toEqual([[1], [], [2]]);
  team.dismiss();
  expect([helpers[0]?.isEnded, helpers[2]?.isEnded, team.threads]).toEqual([true, true, 1]);
});

test('where memory may not be shared, there is one thread', async () => {
  expect(threadsHere()).toBe(1);
  const team = new PageTeam();
  await team.gather();
  expect(team.threads).toBe(1);
});
