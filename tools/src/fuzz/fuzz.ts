/**
 * `npm run fuzz`: tries texts for every reader, boards by every route, changed certificates, programs of worksheets and
 * requests to the server, until the time is up. A case is determined by its seed. A finding is printed with its seed and
 * the smallest input that shows it, as a line for corpus.json, which `npm test` tries.
 *
 *   npm run fuzz                            one minute
 *   npm run fuzz -- --minutes 180           three hours
 *   npm run fuzz -- --seed 5000             other cases
 *   npm run fuzz -- --only game,certificate some kinds of input
 *
 * Ends with exit code 1 if there is a finding.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from '../arguments.ts';
import type { Message, Task } from './fuzz-worker.ts';

/**
 * A case that takes more processor time, or as much time at all, does not end, as far as anybody can tell. Beside other
 * programs, a short case can take long.
 */
const MOST_SECONDS = 60;
const MOST_MINUTES = 20;
/** After so many findings of a kind, others are not printed. */
const MOST_FINDINGS = 20;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const minutes = wholeNumber(values.minutes ?? '1', 'The number of minutes');
const only = values.only?.split(',') ?? [];

const counts = new Map<string, number>();
let findings = 0;
/** The case that is being tried. */
let current: Extract<Message, { kind: 'case' }> = { kind: 'case', seed: 0, subject: '', input: '' };
let since = now();
let worker = start(wholeNumber(values.seed ?? '1', 'The seed'));

/** In seconds: the processor time of all threads, and the time. */
function now(): { readonly busy: number; readonly clock: number } {
  const { user, system } = process.cpuUsage();
  return { busy: (user + system) / 1e6, clock: performance.now() / 1000 };
}

function start(seed: number): Worker {
  const thread = new Worker(new URL('./fuzz-worker.js', import.meta.url), {
    workerData: { seed, only } satisfies Task,
  });
  thread.on('message', (message: Message) => {
    since = now();
    if (message.kind === 'finding') return report(message);
    current = message;
    counts.set(message.subject, (counts.get(message.subject) ?? 0) + 1);
  });
  thread.on('error', (error) => {
    report({ ...current, fault: `the thread ended: ${error.message}` });
    worker = start(Math.max(current.seed, seed) + 1);
  });
  return thread;
}

function report({
  seed,
  subject,
  input,
  fault,
}: {
  seed: number;
  subject: string;
  input: string;
  fault: string;
}): void {
  findings += 1;
  if (findings <= MOST_FINDINGS) process.stdout.write(`${JSON.stringify({ seed, subject, input, fault })}\n`);
}

const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { busy, clock } = now();
  if (busy - since.busy < MOST_SECONDS && clock - since.clock < MOST_MINUTES * 60) continue;
  report({ ...current, fault: `no answer after ${Math.round(busy - since.busy)} seconds of processor time` });
  await worker.terminate();
  since = now();
  worker = start(current.seed + 1);
}
await worker.terminate();
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
const parts = [...counts].sort(([x], [y]) => (x < y ? -1 : 1)).map(([name, count]) => `${name} ${count}`);
process.stdout.write(
  `${total} cases in ${minutes} min (${parts.join(', ')}), ${findings} findings; the last seed was ${current.seed}.\n`,
);
process.exitCode = findings === 0 ? 0 : 1;
