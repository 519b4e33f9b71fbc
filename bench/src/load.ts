/**
 * Load on `lilypad serve`: many clients on loopback that ask for random positions of a variant, each sends its next
 * request as soon as it has an answer. Starts its own server and stops it. Bounded in time and in number of requests.
 * Prints one JSON document, with the processor time of the server for each answer: on a busy machine that says more than
 * the rate.
 *
 *     npm run build && node bench/dist/load.js [--variant 5_4_5] [--clients 200] [--seconds 20]
 *         [--requests 2000000] [--distinct N]
 *
 * With `--distinct` only N different positions are asked for, so that most answers come from the cache. The clients write
 * and read bare sockets: Node's own HTTP client would take most of the processor time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seededRandom } from '@lilypad/toads';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: '5_4_5' },
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    requests: { type: 'string', default: '2000000' },
    distinct: { type: 'string' },
  },
});
const bounded = (name: 'clients' | 'seconds' | 'requests', max: number): number => {
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

const random = seededRandom(1);
const [toads = 0, empties = 0, frogs = 0] = values.variant.split('_').map(Number);
const squares = [...'R'.repeat(toads), ...'-'.repeat(empties), ...'L'.repeat(frogs)];

/** A request for a random position: all arrangements, and both players to move, are equally likely. */
function randomRequest(): string {
  for (let i = squares.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [squares[i], squares[j]] = [squares[j] ?? '', squares[i] ?? ''];
  }
  const position = `${random() < 0.5 ? 1 : 2}_${squares.join('')}`;
  return `GET /toadsandfrogs/${values.variant}/positions/?p=${position} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`;
}

const distinct =
  values.distinct === undefined ? null : Array.from({ length: Number(values.distinct) }, () => randomRequest());
const nextRequest = (): string => distinct?.[Math.floor(random() * distinct.length)] ?? randomRequest();

/** Milliseconds of every answer; grows in steps, so that there is no allocation for each answer. */
let times = new Float32Array(1 << 20);
let answered = 0;
let sent = 0;
const errors = new Map<string, number>();
const fail = (what: string): unknown => errors.set(what, (errors.get(what) ?? 0) + 1);

function client(deadline: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    let began = 0;
    let received = '';
    const ask = () => {
      if (performance.now() >= deadline || sent >= maxRequests) {
        socket.destroy();
        resolve();
        return;
      }
      sent++;
      const request = nextRequest();
      began = performance.now();
      socket.write(request);
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

/** The processor time that the server has taken, all threads together. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(new URL('metrics', url))).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** At the start, half way and at the end: in the first half threads are started and the variant is solved. */
const marks: { readonly cpu: number; readonly answered: number }[] = [];
const mark = async (): Promise<unknown> => marks.push({ cpu: await cpuSeconds(), answered });
const microseconds = (from: number, to: number): number => {
  const [a, b] = [marks[from], marks[to]];
  return a && b ? Math.round((1e6 * (b.cpu - a.cpu)) / (b.answered - a.answered)) : 0;
};

await mark();
const began = performance.now();
const deadline = began + seconds * 1000;
const half = setTimeout(() => void mark(), seconds * 500);
await Promise.all(Array.from({ length: clients }, () => client(deadline)));
clearTimeout(half);
const elapsed = (performance.now() - began) / 1000;
await mark();
server.kill('SIGTERM');
const [exitCode] = await once(server, 'close');

const sorted = times.subarray(0, answered).sort();
const percentile = (p: number): number =>
  Number((sorted[Math.min(answered - 1, Math.floor((p / 100) * answered))] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    variant: values.variant,
    clients,
    seconds: Number(elapsed.toFixed(2)),
    requests: answered,
    requestsPerSecond: Math.round(answered / elapsed),
    serverCpuMicroseconds: { firstHalf: microseconds(0, 1), secondHalf: microseconds(1, 2) },
    errors: Object.fromEntries(errors),
    milliseconds: { p50: percentile(50), p90: percentile(90), p99: percentile(99), max: percentile(100) },
    serverExitCode: exitCode,
  }),
);
process.exitCode = errors.size === 0 && exitCode === 0 ? 0 : 1;
