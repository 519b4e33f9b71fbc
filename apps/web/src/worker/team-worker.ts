/** A worker of the team of another worker: takes part in what it is called for. */
import { type AnyTask, takePart, valuePositions } from '@lilypad/toads';
import type { TeamCall } from './helpers.ts';
import { HERE, holdLifeLine } from './life-line.ts';

/** The part of a worker's global scope that is used. */
interface Scope {
  /** That of its life line. */
  readonly name: string;
  postMessage(message: typeof HERE): void;
  onmessage: ((event: MessageEvent<TeamCall>) => void) | null;
}

const scope = globalThis as unknown as Scope;

/** Loaded when the first job comes, and the same ones from then on: they keep what later jobs need. */
let tasks: Promise<readonly AnyTask[]> | undefined;

const held = holdLifeLine(scope.name).then((isHeld) => {
  if (isHeld) scope.postMessage(HERE);
});

async function help({ work, thread }: TeamCall): Promise<void> {
  // What is begun without a life line, nobody would finish if this worker ended.
  await held;
  if (work.kind !== 'map') return takePart(work, thread);
  tasks ??= import('@lilypad/prover').then(({ proverTasks }) => [...proverTasks(), valuePositions()]);
  takePart(work, thread, await tasks);
}

// The page is told of errors that are thrown, but not of promises that fail.
scope.onmessage = ({ data }) => void help(data).catch(reportError);
