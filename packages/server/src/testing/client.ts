/** Real requests to a real server, including malformed ones. */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Threads of Node run JavaScript only, so the workers come from the build. Quick when it is up to date. */
export function buildWorker(): void {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'packages/server'], { cwd: ROOT });
}

/** A server on a free port of this machine; no time limit is reached unless a test sets one. */
export function startTestServer(options: ServerOptions = {}): Promise<RunningServer> {
  const workerUrl = new URL('../../dist/worker.js', import.meta.url);
  return startServer({ port: 0, workers: 1, timeLimitMs: 100_000, drainMs: 10, workerUrl, ...options });
}

/** What the server says it has counted. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

/** Asks for a position. */
export const ask = (url: string, variant: string, p: string) =>
  fetch(`${url}toadsandfrogs/${variant}/positions/?p=${p}`);

/** A worker that does this with a task; `reply` answers it somehow. */
export function worker(action: string): URL {
  const program = `import { parentPort } from 'node:worker_threads';
    const reply = (task) => parentPort.postMessage(task.kind === 'values'
      ? { kind: 'values', values: task.boards.map(() => null) }
      : { kind: 'document', document: { position: task.position }, source: 'search' });
    parentPort.on('message', ${action})`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server closes the connection. */
export function raw(port: number, request: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? socket.destroy() : reject(error)));
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks)
        .toString()
        .split(/\r\n\r\n(.*)/s, 2);
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
  });
}
