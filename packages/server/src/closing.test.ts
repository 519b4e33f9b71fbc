/** How the server stops: every request that has arrived is answered. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { ask, buildWorker, startTestServer, worker } from './testing/client.ts';

beforeAll(buildWorker);

/** A server whose worker reports when it gets a position, and answers when it is told to. */
async function slowServer(name: string, graceMs: number) {
  const workerUrl = worker(
    `(task) => { if (task.kind === 'values') return reply(task);
      const channel = new BroadcastChannel('${name}');
      channel.onmessage = () => { channel.close(); reply(task) }; channel.postMessage('arrived') }`,
  );
  const channel = new BroadcastChannel(name);
  const arrived = once(channel as unknown as EventTarget, 'message');
  const server = await startTestServer({ workerUrl, graceMs });
  return { server, channel, arrived };
}

test('closing lets a request under way finish and refuses new ones', async () => {
  const { server, channel, arrived } = await slowServer(`closing ${process.pid}`, 100_000);
  try {
    const under = ask(server.url, '4_3_4', '1_RRRR---LLLL');
    await arrived;
    const closing = server.close();
    channel.postMessage('go on');
    expect((await under).status).toBe(200);
    await closing;
    await expect(fetch(`${server.url}health`)).rejects.toThrow();
  } finally {
    channel.close();
  }
});

test('closing answers requests that are on their way on open connections, and tells that they are the last', async () => {
  const server = await startTestServer({ drainMs: 60_000 });
  const heads = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
      const answers: string[] = [];
      socket.on('data', (text: string) => answers.push(text));
      socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      return { socket, answers };
    }),
  );
  const closing = server.close();
  await expect(fetch(`${server.url}health`)).rejects.toThrow();
  await Promise.all(
    heads.map(async ({ socket, answers }) => {
      socket.write('GET /toadsandfrogs/ HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'close');
      expect(answers.join('')).toMatch(/^HTTP\/1\.1 200 OK.*HTTP\/1\.1 200 OK.*connection: close\r\n.*"variants"/is);
    }),
  );
  await closing;
});

test('closing answers with 503 what takes too long, on every connection', async () => {
  const { server, channel, arrived } = await slowServer(`refusing ${process.pid}`, 100);
  const socket = connect(server.port, '127.0.0.1');
  try {
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    const send = (p: string) => socket.write(`GET /toadsandfrogs/4_3_4/positions/?p=${p} HTTP/1.1\r\nHost: x\r\n\r\n`);
    send('1_RRRR---LLLL');
    const under = ask(server.url, '4_3_4', '2_RRRR---LLLL');
    await arrived;
    const closed = once(socket, 'close');
    const closing = server.close();
    const response = await under;
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      { error: 'The server is shutting down.' },
    ]);
    await closing;
    await closed;
    expect(received.match(/^HTTP\/1\.1 .*$/gm)).toEqual(['HTTP/1.1 503 Service Unavailable']);
    expect(received).toContain('{"error":"The server is shutting down."}');
  } finally {
    channel.close();
    socket.destroy();
  }
});
