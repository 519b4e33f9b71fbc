/** What the server says about itself: its description, its metrics, its log. */
import type { PositionDocument } from '@lilypad/toads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLine } from './log.ts';
import { OPEN_API } from './openapi.ts';
import type { RunningServer } from './server.ts';
import { buildWorker, raw, startTestServer } from './testing/client.ts';
import { conforms } from './testing/conforms.ts';

let server: RunningServer;

beforeAll(async () => {
  buildWorker();
  server = await startTestServer();
});
afterAll(() => server.close());

async function get(path: string): Promise<Response> {
  const response = await fetch(new URL(path, server.url));
  expect(await conforms(path, response)).toBeNull();
  return response;
}

test('the description of the server, and its copy in docs', async () => {
  const text = await (await get('openapi.json')).text();
  expect(JSON.parse(text)).toEqual(OPEN_API);
  await expect(`${JSON.stringify(OPEN_API, null, 2)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});

test('the description is not satisfied by other documents', async () => {
  const path = 'toadsandfrogs/2_1_2/positions/?p=1_RR-LL';
  const right = (await (await get(path)).json()) as PositionDocument;
  const answer = (body: object, status = 200) => Response.json(body, { status });
  expect(await conforms(path, answer(right))).toBeNull();
  expect(await conforms(path, answer({ ...right, remoteness: '5' }))).toContain('must be integer,null');
  expect(await conforms(path, answer({ ...right, more: 1 }))).toContain('must NOT have additional properties');
  expect(await conforms(path, answer({ ...right, moves: [{}] }))).toContain('must have required property');
  expect(await conforms(path, answer({ error: 'No.' }, 503))).toContain('no header Retry-After');
  expect(await conforms(path, answer({ error: 'No.' }, 402))).toContain('no answer 402');
  expect(await conforms(path, new Response('{}', { headers: { 'content-type': 'text/html' } }))).toContain('text/html');
});

test('metrics count requests and where answers come from', async () => {
  const read = async () => {
    const response = await get('metrics');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [-+.e\d]+)$/);
    }
    const sum = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((total, [, n]) => total + Number(n), 0);
    return {
      positions: sum(/^lilypad_requests_total\{route="positions",status="200"\} (\d+)$/gm),
      timed: sum(/^lilypad_request_duration_seconds_bucket\{route="positions",le="\+Inf"\} (\d+)$/gm),
      wrong: sum(/^lilypad_requests_total\{route="unknown",status="404"\} (\d+)$/gm),
      cached: sum(/^lilypad_positions_total\{source="cache"\} (\d+)$/gm),
      searched: sum(/^lilypad_positions_total\{source="search"\} (\d+)$/gm),
      cpu: sum(/^process_cpu_seconds_total ([\d.]+)$/gm),
    };
  };
  const before = await read();
  for (let i = 0; i < 3; i++) await get('toadsandfrogs/1_4_1/positions/?p=1_R----L');
  await get('nowhere/');
  const after = await read();
  expect(after.positions - before.positions).toBe(3);
  expect(after.timed - before.timed).toBe(3);
  expect(after.wrong - before.wrong).toBe(1);
  expect([after.searched - before.searched, after.cached - before.cached]).toEqual([1, 2]);
  expect(after.cpu).toBeGreaterThan(before.cpu);
});

test('the access log has a line for each request, whatever it contains', async () => {
  const lines: string[] = [];
  const logged = await startTestServer({ log: (line) => lines.push(line) });
  await fetch(`${logged.url}toadsandfrogs/?x="%0a'`);
  await fetch(`${logged.url}nowhere`);
  await raw(logged.port, 'nonsense\r\n\r\n');
  await logged.close();
  expect(logLine({ remote: '::1', request: 'GET /"\\\n HTTP/1.1', status: 200, bytes: 5, ms: 1 }, new Date(0))).toBe(
    '::1 - - [01/Jan/1970:00:00:00 +0000] "GET /\\"\\\\\\x0a HTTP/1.1" 200 5 1.0',
  );
  const start = /^127\.0\.0\.1 - - \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000\] /;
  expect(lines.map((line) => line.replace(start, '').replace(/[\d.]+$/, 'MS'))).toEqual([
    expect.stringMatching(/^"GET \/toadsandfrogs\/\?x=%22%0a(?:'|%27) HTTP\/1\.1" 200 \d+ MS$/),
    '"GET /nowhere HTTP/1.1" 404 67 MS',
    '"-" 400 45 MS',
  ]);
});
