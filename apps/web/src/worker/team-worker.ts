/** A worker of the team of another worker: takes part in what it is called for. */
import { type AnyTask, takePart } from '@lilypad/toads';
import type { TeamCall } from './helpers.ts';

/** The part of a worker's global scope that is used. */
interface Scope {
  onmessage: ((event: MessageEvent<TeamCall>) => void) | null;
}

const scope = globalThis as unknown as Scope;

/** Loaded when the first job comes, and the same ones from then on: they keep what later jobs need. */
let tasks: Promise<readonly AnyTask[]> | undefined;

scope.onmessage = async ({ data: { work, thread } }) => {
  if (work.kind !== 'map') return takePart(work, thread);
  tasks ??= import('@lilypad/prover').then(({ proverTasks }) => proverTasks());
  takePart(work, thread, await tasks);
};
