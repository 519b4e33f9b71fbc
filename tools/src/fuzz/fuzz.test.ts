/** What the fuzzer once found stays repaired, and it still finds what is wrong. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EntryView } from '@lilypad/prover';
import { afterAll, describe, expect, test } from 'vitest';
import { falseClaim } from './certificates.ts';
import { minimise } from './minimise.ts';
import { Random } from './random.ts';
import { ask } from './requests.ts';
import { errorFault, messageFault, type Subject, verdictOf } from './subject.ts';
import { subjects } from './subjects.ts';
import { Turns } from './turns.ts';

interface Past {
  readonly subject: string;
  readonly input: string;
  readonly was: string;
}

const CORPUS = JSON.parse(readFileSync(new URL('./corpus.json', import.meta.url), 'utf8')) as Past[];
// Requests need a built server; the tests of the server send many.
const all = subjects().filter(({ name }) => name !== 'request');
const named = (name: string): Subject => all.find((one) => one.name === name) as Subject;

afterAll(() => Promise.all(all.map((subject) => subject.close?.())));

test.each(CORPUS)('$subject $input', async ({ subject, input }) => {
  expect(await verdictOf(named(subject), input)).toBeNull();
});

test('a request has a connection of its own', async () => {
  const connections: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    connections.push(request.headers.connection);
    response.writeHead(200, { 'content-type': 'text/plain' }).end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  for (let i = 0; i < 2; i++) expect(await ask(url)).toEqual({ status: 200, type: 'text/plain', body: 'here' });
  expect(connections).toEqual(['close', 'close']);
  server.close();
});

test('all kinds of input have the same share of the time', () => {
  const turns = new Turns(['slow', 'quick', 'none']);
  const times: Record<string, number> = { slow: 50, quick: 1, none: 0 };
  const counts: Record<string, number> = {};
  for (let i = 0; i < 200_000; i++) {
    const one = turns.next();
    turns.spent(one, times[one]);
    counts[one] = (counts[one] ?? 0) + 1;
  }
  expect(counts.quick / counts.slow).toBeCloseTo(50, -1);
  expect(counts.none).toBeGreaterThan(counts.quick);
});

test.each(all)('$name: some cases, the same for a seed', async (subject) => {
  const some = ['certificate', 'command', 'long board'].includes(subject.name) ? 4 : 20;
  for (let seed = 0; seed < some; seed++) {
    const input = subject.make(new Random(seed));
    expect(subject.make(new Random(seed))).toBe(input);
    expect([input, await verdictOf(subject, input)]).toEqual([input, null]);
  }
});

describe('what is wrong is found', () => {
  test.each([
    ['a column outside the text', errorFault('abc', { message: 'This is wrong.', column: 9 })],
    ['what a defect leaves behind', messageFault("Cannot read properties of undefined (reading 'x')")],
    ['a control character', messageFault('Not \u001b[2J here.')],
    ['nothing said', messageFault('')],
  ])('%s', (_, fault) => {
    expect(fault).not.toBeNull();
  });

  test('an exception, and the input is made smaller', async () => {
    const subject: Subject = {
      name: 'test',
      make: () => '',
      isText: true,
      judge: (text) => {
        if (/x.*y/.test(text)) throw new RangeError('both');
        return null;
      },
    };
    expect(await verdictOf(subject, 'axbyc')).toBe('RangeError: both');
    expect(await minimise('abcxdefghyijk', async (text) => (await verdictOf(subject, text)) !== null)).toBe('xy');
  });

  test('a claim that is false on a box', () => {
    const entry = (game: string) =>
      ({ parameters: ['a'], instancesAt: () => [{ board: 'T.F', game, relation: '=' }] }) as unknown as EntryView;
    expect(falseClaim({ entries: [entry('*')] })).toBeNull();
    expect(falseClaim({ entries: [entry('0')] })).toBe('accepted, though T.F || 0, and not =');
  });

  test('a changed certificate is rejected, and an unchanged one is true', async () => {
    const { judge } = named('certificate');
    const changes = [{ at: ['words', 0, 'formula', 'then', 'value'], to: 'a+1' }];
    for (const some of [changes, []]) {
      expect(await judge(JSON.stringify({ certificate: 'A11', changes: some }))).toBeNull();
    }
  });
});
