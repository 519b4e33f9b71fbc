/** The files of the workbench, over HTTP: what is served, how, and what is not. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from './server.ts';
import { raw, startTestServer } from './testing/client.ts';
import { conforms } from './testing/conforms.ts';

let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-api-'));
  const workbench = join(folder, 'dist');
  mkdirSync(join(workbench, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(workbench, 'index.html'), '<!doctype html>');
  writeFileSync(join(workbench, 'assets', 'app.js'), 'run()');
  symlinkSync(join(folder, 'secret.txt'), join(workbench, 'link.txt'));
  server = await startTestServer({ workbench });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(new URL(path, server.url), { redirect: 'manual', ...init });
  expect(await conforms(path, response, init?.method !== 'HEAD')).toBeNull();
  return response;
}

test('HEAD has the headers of GET and no body', async () => {
  const path = 'workbench/assets/app.js';
  const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
  expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
  expect(await head.text()).toBe('');
});

test('a browser is led to the workbench, a program gets the games', async () => {
  const response = await get('/', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/workbench/']);
  expect((await get('/workbench')).headers.get('location')).toBe('/workbench/');
});

test.each([
  ['workbench/', 'text/html; charset=utf-8', '<!doctype html>'],
  ['workbench/index.html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['workbench/assets/app.js', 'text/javascript; charset=utf-8', 'run()'],
])('%s', async (path, type, body) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, type, body]);
});

test('a page of the workbench may share memory between threads', async () => {
  for (const path of ['workbench/', 'workbench/assets/app.js']) {
    const { headers } = await get(path);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  }
});

test.each([
  '/workbench/../secret.txt',
  '/workbench/%2e%2e/secret.txt',
  '/workbench/..%2fsecret.txt',
  '/workbench/..%5csecret.txt',
  '/workbench/assets/../../secret.txt',
  '/workbench/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
  '/workbench//etc/passwd',
  '/workbench/link.txt',
  '/workbench/index.html%00.js',
  '/workbench/assets',
  '/workbench/none.js',
])('%s is not found', async (path) => {
  const { status, body } = await raw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect([status, JSON.parse(body)]).toEqual([404, { error: 'The workbench has no such file.' }]);
});
