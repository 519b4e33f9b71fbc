/**
 * `npm run fuzz`: tries texts for every reader, boards by every route, changed certificates, programs of worksheets and
 * requests to the server, until the time is up. Each kind of input gets the same share of the time. A case is determined
 * by its kind and its seed. A finding is printed with both and the smallest input that shows it, as a line for
 * corpus.json, which `npm test` tries.
 *
 * The last line counts the cases of each kind. Ends with exit code 1 if there is a finding.
 */
import { Worker } from 'node:worker_threads';
import { readOptions, refuse, wholeNumber } from '../arguments.ts';
import type { Message, Task } from './fuzz-worker.ts';
import { subjects } from './subjects.ts';

const HELP = `Tries random input of every kind until the time is up, and prints what breaks.

  npm run fuzz                             one minute
  npm run fuzz -- --minutes 180            three hours
  npm run fuzz -- --workers 4              on four threads
  npm run fuzz -- --seed 5000              other cases
  npm run fuzz -- --only game,certificate  some kinds of input
`;

/**
 * A case that takes more processor time, or as much time at all, does not end, as far as anybody can tell. Beside other
 * programs, a short case can take long.
 */
const MOST_SECONDS = 60;
const MOST_MINUTES = 20;
/** Other findings are counted, and not printed. */
const MOST_FINDINGS = 20;

const { values } = readOptions({
  options: {
    help: { type: 'boolean' },
    minutes: { type: 'string' },
    workers: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit();
}
const minutes = wholeNumber(values.minutes ?? '1', 'The number of minutes');
const workers = Math.max(1, wholeNumber(values.workers ?? '1', 'The number of workers'));
const firstSeed = wholeNumber(values.seed ?? '1', 'The seed');
const only = values.only?.split(',') ?? [];
const names = subjects().map(({ name }) => name);
const unknown = only.find((name) => !names.includes(name));
if (unknown !== undefined) refuse(`There is no kind of input ${unknown}; there are ${names.join(', ')}.`);

const counts = new Map<string, number>();
let findings = 0;
let lastSeed = 0;

interface Finding {
  readonly seed: number;
  readonly subject: string;
  readonly input: string;
  readonly fault: string;
}

function report({ seed, subject, input, fault }: Finding): void {
  findings += 1;
  if (findings <= MOST_FINDINGS) process.stdout.write(`${JSON.stringify({ seed, subject, input, fault })}\n`);
}

/** In seconds: the processor time of all threads, and the time. */
function now(): { readonly busy: number; readonly clock: number } {
  const { user, system } = process.cpuUsage();
  return { busy: (user + system) / 1e6, clock: performance.now() / 1000 };
}

/** A thread that tries cases; another takes its place when one does not end. */
class Watch {
  private worker: Worker;
  /** The case that is being tried, and since when. */
  private current: Extract<Message, { kind: 'case' | 'making' }>;
  private since = now();

  constructor(seed: number) {
    this.current = { kind: 'case', seed, subject: '', input: '' };
    this.worker = this.start(seed);
  }

  /** Ends a case that does not end by itself. Processor time is that of all threads, so each has its part of it. */
  async look(): Promise<void> {
    const { busy, clock } = now();
    const seconds = (busy - this.since.busy) / workers;
    if (seconds < MOST_SECONDS && clock - this.since.clock < MOST_MINUTES * 60) return;
    report({ ...this.current, fault: `no answer after ${Math.round(seconds)} seconds of processor time` });
    await this.end();
    this.since = now();
    this.worker = this.start(this.current.seed + workers);
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private start(seed: number): Worker {
    const task: Task = { seed, step: workers, only };
    const thread = new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData: task });
    thread.on('message', (message: Message) => {
      this.since = now();
      if (message.kind === 'finding') return report(message);
      this.current = message;
      if (message.kind === 'making') return;
      lastSeed = Math.max(lastSeed, message.seed);
      counts.set(message.subject, (counts.get(message.subject) ?? 0) + 1);
    });
    thread.on('error', (error) => {
      report({ ...this.current, fault: `the thread ended: ${error.message}` });
      this.worker = this.start(this.current.seed + workers);
    });
    return thread;
  }
}

const end = performance.now() + minutes * 60_000;
const watches = Array.from({ length: workers }, (_, i) => new Watch(firstSeed + i));
while (performance.now() < end) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const watch of watches) await watch.look();
}
for (const watch of watches) await watch.end();
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
const parts = names.filter((name) => counts.has(name)).map((name) => `${name} ${counts.get(name)}`);
process.stdout.write(
  `${total} cases in ${minutes} min (${parts.join(', ')}), ${findings} findings; the last seed was ${lastSeed}.\n`,
);
process.exitCode = findings === 0 ? 0 : 1;
