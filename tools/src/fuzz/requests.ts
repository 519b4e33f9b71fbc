/** Requests to a server on this machine: each is answered with a status that says what it means, and never with 500. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RunningServer, startServer } from '@lilypad/server';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';
import { boardText, damaged } from './texts.ts';

const EXPECTED = [200, 301, 304, 308, 400, 404, 405, 413, 414, 422, 431, 503];

function makePath(random: Random): string {
  const variant = random.of(['2_1_2', '3_2_3', '5_4_5', '1_1_1', '0_0_0', '9_9_9', '2_1', '-1_2_3', '1e3_1_1', 'x']);
  const position = `${random.of(['1', '2', ''])}_${boardText(random).replace(/[T]/g, 'R').replace(/[F]/g, 'L').replace(/[._□]/g, '-')}`;
  const path = random.of([
    '/',
    '/health',
    '/metrics',
    '/toadsandfrogs/',
    `/toadsandfrogs/${variant}/`,
    `/toadsandfrogs/${variant}/positions/?p=${position}`,
    `/toadsandfrogs/${variant}/positions?p=${encodeURIComponent(position)}`,
    `/toadsandfrogs/${variant}/instructions/?locale=${random.of(['en', 'xx', ''])}`,
    `/workbench/${random.of(['', '../..', '%2e%2e/x', 'index.html'])}`,
  ]);
  const changed = random.once(3) ? damaged(random, path) : path;
  // A URL has no blanks, and no letters beyond ASCII.
  return `/${encodeURI(changed.replace(/[\ud800-\udfff]/g, '?'))
    .replace(/^\/+/, '')
    .replaceAll('#', '%23')}`;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Sends a request on a connection of its own. `fetch` keeps connections, and the server closes one that was idle for five
 * seconds. Both are in this thread: after a case that takes longer, the next request went out on a connection that the
 * server closed before it looked at what had arrived.
 */
export function ask(url: URL): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { accept: 'application/json' } }, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, type: headers['content-type'] ?? '', body: await text(answer) });
    });
    request.on('error', reject);
  });
}

/** Requests to one server, which is started when it is needed. */
export function requests(): Subject {
  let server: Promise<RunningServer> | undefined;
  const running = (): Promise<RunningServer> => {
    server ??= startServer({ port: 0, workers: 1, timeLimitMs: 2000 });
    return server;
  };
  return {
    name: 'request',
    make: makePath,
    async judge(path) {
      const { url } = await running();
      const { status, type, body } = await ask(new URL(path, url));
      if (!EXPECTED.includes(status)) return `the status is ${status}`;
      if (!type.includes('json')) return null;
      try {
        JSON.parse(body);
        return null;
      } catch {
        return 'the answer is not JSON';
      }
    },
    isText: true,
    async close() {
      if (server !== undefined) await (await server).close();
    },
  };
}
