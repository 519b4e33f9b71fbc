/** Requests to a server on this machine: each is answered with a status that says what it means, and never with 500. */
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
  const text = random.once(3) ? damaged(random, path) : path;
  // A URL has no blanks, and no letters beyond ASCII.
  return `/${encodeURI(text.replace(/[\ud800-\udfff]/g, '?'))
    .replace(/^\/+/, '')
    .replaceAll('#', '%23')}`;
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
      const ask = () => fetch(new URL(path, url), { redirect: 'manual', headers: { accept: 'application/json' } });
      // The server may close an idle connection just when it is used again.
      const answer = await ask().catch(ask);
      const body = await answer.text();
      if (!EXPECTED.includes(answer.status)) return `the status is ${answer.status}`;
      if (!(answer.headers.get('content-type') ?? '').includes('json')) return null;
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
