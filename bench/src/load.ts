/**
 * Load on `lilypad serve`: many clients on loopback that ask for cached positions, each sends its next request as soon
 * as it has an answer. Starts its own server and stops it. Bounded in time and in number of requests. Prints one JSON
 * document.
 *
 *     npm run build && node bench/dist/load.js [--clients 200] [--seconds 20] [--requests 2000000]
 *
 * The clients write and read bare sockets: Node's own HTTP client would take most of the processor time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    requests: { type: 'string', default: '2000000' },
  },
});
const bounded = (name: keyof typeof values, max: number): number => {
  const n = Number(values[name]);
  if (!(n > 0 && n <= max)) throw new RangeError(`--${name} is a number from 1 to ${max}`);
  return n;
};
const clients = bounded('clients', 1000);
const seconds = bounded('seconds', 120);
const maxRequests = bounded('requests', 10_000_000);

const command = fileURLToPath(import.meta.resolve('lilypad/bin/lilypad.js'));
const server = spawn(process.execPath, [command, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const url = new URL(line.replace('Listening on ', ''));

/** The positions of a variant that can be reached in so many moves; asking for them puts them into the cache. */
async function warmUp(variant: string, start: string, depth: number): Promise<string[]> {
  const paths = new Set<string>();
  let edge = [start];
  for (let i = 0; i <= depth; i++) {
    const next: string[] = [];
    for (const position of edge) {
      const path = `/toadsandfrogs/${variant}/positions/?p=${position}`;
      if (paths.has(path)) continue;
      const response = await fetch(new URL(path, url));
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
      const { moves } = (await response.json()) as { readonly moves: readonly { readonly position: string }[] };
      paths.add(path);
      next.push(...moves.map((move) => move.position));
    }
    edge = next;
  }
  return [...paths];
}

const paths = [...(await warmUp('3_2_3', '1_RRR--LLL', 12)), ...(await warmUp('4_3_4', '1_RRRR---LLLL', 10))];
const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);

/** Milliseconds of every answer; grows in steps, so that there is no allocation for each answer. */
let times = new Float32Array(1 << 20);
let answered = 0;
let sent = 0;
const errors = new Map<string, number>();
const fail = (what: string): unknown => errors.set(what, (errors.get(what) ?? 0) + 1);

function client(index: number, deadline: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    let began = 0;
    let received = '';
    let turn = index;
    const ask = () => {
      if (performance.now() >= deadline || sent >= maxRequests) {
        socket.destroy();
        resolve();
        return;
      }
      sent++;
      turn = (turn + 7) % requests.length;
      began = performance.now();
      socket.write(requests[turn]);
    };
    socket.setNoDelay(true).setEncoding('latin1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
    socket.on('connect', ask);
    socket.on('data', (text: string) => {
      received += text;
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (received.length < head + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200 ')) fail(received.slice(9, 12));
      received = '';
      if (answered === times.length) {
        const larger = new Float32Array(2 * times.length);
        larger.set(times);
        times = larger;
      }
      times[answered++] = performance.now() - began;
      ask();
    });
    socket.on('error', (error) => {
      fail(error.message);
      resolve();
    });
  });
}

const began = performance.now();
const deadline = began + seconds * 1000;
await Promise.all(Array.from({ length: clients }, (_, i) => client(i, deadline)));
const elapsed = (performance.now() - began) / 1000;
server.kill('SIGTERM');
const [exitCode] = await once(server, 'close');

const sorted = times.subarray(0, answered).sort();
const percentile = (p: number): number =>
  Number((sorted[Math.min(answered - 1, Math.floor((p / 100) * answered))] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    clients,
    seconds: Number(elapsed.toFixed(2)),
    positions: paths.length,
    requests: answered,
    requestsPerSecond: Math.round(answered / elapsed),
    errors: Object.fromEntries(errors),
    milliseconds: { p50: percentile(50), p90: percentile(90), p99: percentile(99), max: percentile(100) },
    serverExitCode: exitCode,
  }),
);
process.exitCode = errors.size === 0 && exitCode === 0 ? 0 : 1;
