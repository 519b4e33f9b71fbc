/** The thread of `lilypad repl` that evaluates: the prompt stays awake, whatever it computes. */
import { parentPort, workerData } from 'node:worker_threads';
import { kindName, type Outcome, type Part, Sheet } from '@lilypad/sheet';
import { openTeam } from '../../threads/team.ts';
import { excerpt } from '../../worksheet/failure.ts';
import { newSheet } from '../../worksheet/new-sheet.ts';
import { written } from '../../worksheet/written.ts';
import type { StatementResult, ThreadMessage, ThreadQuestion, ThreadSettings } from './protocol.ts';

const { maxBytes, threads, stop } = workerData as ThreadSettings;
const sheet = newSheet({ maxBytes, team: openTeam(threads) });
const send = (message: ThreadMessage): void => parentPort?.postMessage(message);
const isCancelled = (): boolean => Atomics.load(stop, 0) === 1;

parentPort?.on('message', async ({ text, notation }: ThreadQuestion) => {
  for (const part of Sheet.parse(text).parts) {
    send({ kind: 'begin' });
    const started = performance.now();
    const { outcome, text: value } = written(part, await run(part), notation);
    const milliseconds = performance.now() - started;
    send({ kind: 'result', result: { ...resultOf(text, part, outcome, value), milliseconds } });
    if (isCancelled()) break;
  }
  send({ kind: 'done', defined: sheet.defined });
});

function run(part: Part): Promise<Outcome> | Outcome {
  if (!part.ok) return { ok: false, defines: null, notes: [], error: { ...part.problem, kind: 'syntax' } };
  return sheet.run(part.statement, {
    isCancelled,
    onProgress: ({ unit, done, total }) => send({ kind: 'progress', unit, done, total }),
  });
}

function resultOf(
  text: string,
  { at, end }: Part,
  outcome: Outcome,
  value: string,
): Omit<StatementResult, 'milliseconds'> {
  const common = {
    input: text.slice(at, end),
    defines: outcome.defines,
    notes: outcome.notes.map(({ message }) => message),
  };
  if (outcome.ok) return { ...common, ok: true, text: value, kind: kindName(outcome.value) };
  const { error } = outcome;
  return {
    ...common,
    ok: false,
    text: error.kind === 'cancelled' ? error.message : excerpt(text, error),
    kind: 'error',
  };
}
