/** The page sees that a worker of the team has ended, and writes it down for the worker that waits. */
import { expect, it } from 'vitest';
import { elementAt } from '../element-at.ts';
import { type Helper, Helpers, type TeamCall } from './helpers.ts';
import { HERE, hasEnded, lifeLines } from './life-line.ts';

/** A worker of the team, which ends when it is told to. */
class FakeHelper implements Helper {
  onmessage: Helper['onmessage'] = null;
  onerror: Helper['onerror'] = null;
  readonly calls: TeamCall[] = [];
  end = (): void => {};
  readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });

  constructor(readonly name: string) {}

  postMessage(call: TeamCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.end();
  }

  isHere(): void {
    this.onmessage?.({ data: HERE } as MessageEvent<typeof HERE>);
  }
}

function newTeam() {
  const started: FakeHelper[] = [];
  const lines = lifeLines(3);
  const helpers = new Helpers(
    (name) => {
      const helper = new FakeHelper(name);
      started.push(helper);
      return helper;
    },
    async (name) => started.find((one) => one.name === name)?.ended,
  );
  const call = (): void => helpers.call({ work: { kind: 'values' }, threads: 3, lines });
  const lost = async (): Promise<number[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    return [1, 2].filter((thread) => hasEnded(lines, thread));
  };
  return { started, helpers, call, lost };
}

it.each([
  ['that ends without a word', (helper: FakeHelper) => helper.end()],
  ['with an error that nobody catches', (helper: FakeHelper) => helper.onerror?.(new Event('error') as ErrorEvent)],
])('a helper %s is lost, and is not replaced before the next question', async (_, crash) => {
  const { started, helpers, call, lost } = newTeam();
  call();
  for (const helper of started) helper.isHere();
  expect(await lost()).toEqual([]);
  crash(elementAt(started, 1));
  expect(await lost()).toEqual([2]);
  call();
  expect(started).toHaveLength(2);
  expect(await lost()).toEqual([2]);
  helpers.end();
  call();
  expect(started).toHaveLength(4);
  expect(await lost()).toEqual([]);
});

it('a helper whose error is heard before its first word is lost', async () => {
  const { started, call, lost } = newTeam();
  call();
  elementAt(started, 0).onerror?.(new Event('error') as ErrorEvent);
  expect(await lost()).toEqual([1]);
});

it('the end of a question is not the end of the helpers of the next one', async () => {
  const { started, helpers, call, lost } = newTeam();
  call();
  for (const helper of started) helper.isHere();
  helpers.end();
  call();
  expect(await lost()).toEqual([]);
});

it('each helper has a life line of its own', () => {
  const { started, call } = newTeam();
  call();
  expect(new Set(started.map(({ name }) => name)).size).toBe(2);
});
