/** A worker of the team of another worker: takes part in what it is called for. */
import { takePart } from '@lilypad/toads';
import type { TeamCall } from './page-team.ts';

/** The part of a worker's global scope that is used. */
interface Scope {
  postMessage(message: 'ready'): void;
  onmessage: ((event: MessageEvent<TeamCall>) => void) | null;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data: { work, thread } }) => {
  takePart(work, thread, work.kind === 'map' ? (await import('@lilypad/prover')).PROVER_TASKS : []);
};
scope.postMessage('ready');
