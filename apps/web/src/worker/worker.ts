/** The worker: reads a question, runs its task, and sends the answer. */
import { GameLimitError } from '@lilypad/games';
import type { Input, Output, Progress, Reply, Request, TaskName, Withdrawal } from './protocol.ts';
import { InputError, WorkerSession } from './session.ts';
import { cell } from './tasks/cell.ts';
import { compare } from './tasks/compare.ts';
import { covering } from './tasks/covering.ts';
import { formula } from './tasks/formula.ts';
import { choose, hint, rate, review } from './tasks/game.ts';
import { moves } from './tasks/moves.ts';
import { puzzle } from './tasks/puzzle.ts';
import { register } from './tasks/register.ts';
import { check, instances } from './tasks/theorem.ts';
import { tree } from './tasks/tree.ts';
import { value, words } from './tasks/value.ts';
import { worksheet } from './tasks/worksheet.ts';

/** The part of a worker's global scope that is used. */
interface Scope {
  postMessage(reply: Reply): void;
  onmessage: ((event: MessageEvent<Request | Withdrawal>) => void) | null;
}

type Handlers = { [N in TaskName]: (session: WorkerSession, input: Input<N>) => Output<N> | Promise<Output<N>> };

const HANDLERS: Handlers = {
  value,
  words,
  moves,
  tree,
  covering,
  compare,
  rate,
  choose,
  hint,
  review,
  puzzle,
  cell,
  formula,
  instances,
  register,
  check,
  worksheet,
};

const PROGRESS_EVERY_MS = 100;

const scope = globalThis as unknown as Scope;
const session = new WorkerSession();

scope.onmessage = ({ data }) => {
  if ('withdrawn' in data) session.isCancelled = () => true;
  else reply(data);
};

async function reply(data: Request): Promise<void> {
  const { id } = data;
  session.isCancelled = () => false;
  session.team.begin((news) => scope.postMessage({ id, ...news }));
  session.report = throttled((progress) => scope.postMessage({ id, kind: 'progress', progress }));
  try {
    scope.postMessage({ id, kind: 'done', output: await answer(data) });
  } catch (error) {
    const [message, column] = explain(error);
    scope.postMessage({ id, kind: 'failed', message, column });
  }
}

function answer<N extends TaskName>({ task, input }: Request<N>): Output<N> | Promise<Output<N>> {
  return HANDLERS[task](session, input);
}

function throttled(send: (progress: Progress) => void): (progress: Progress) => void {
  let next = performance.now() + PROGRESS_EVERY_MS;
  return (progress) => {
    const now = performance.now();
    if (now < next) return;
    next = now + PROGRESS_EVERY_MS;
    send(progress);
  };
}

function explain(error: unknown): [message: string, column: number | null] {
  if (error instanceof InputError) return [error.message, error.column];
  if (error instanceof GameLimitError) return [error.message, null];
  if (error instanceof RangeError && /memory|allocation|array length/i.test(error.message)) {
    return ['This needs more memory than the browser gives to a page.', null];
  }
  const detail = error instanceof Error ? error.message : String(error);
  return [`Something is wrong in the worker (${detail}).`, null];
}
