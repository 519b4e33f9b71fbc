/** The thread that tries cases, one seed after the other; the thread that started it notices when one does not end. */
import { parentPort, workerData } from 'node:worker_threads';
import { minimise } from './minimise.ts';
import { Random } from './random.ts';
import { type Subject, verdictOf } from './subject.ts';
import { subjects } from './subjects.ts';
import { Turns } from './turns.ts';

/** What the thread is to do. */
export interface Task {
  /** The first seed, and how far it is to the next one. */
  readonly seed: number;
  readonly step: number;
  /** The kinds of input, by name; all if there are none. */
  readonly only: readonly string[];
}

export type Message =
  /** The input of a case is made: some are games that are computed first. */
  | { readonly kind: 'making'; readonly seed: number; readonly subject: string; readonly input: '' }
  /** A case begins. */
  | { readonly kind: 'case'; readonly seed: number; readonly subject: string; readonly input: string }
  | {
      readonly kind: 'finding';
      readonly seed: number;
      readonly subject: string;
      readonly input: string;
      readonly fault: string;
    };

const send = (message: Message): void => parentPort?.postMessage(message);
const { seed: first, step, only } = workerData as Task;
const turns = new Turns<Subject>(subjects().filter(({ name }) => only.length === 0 || only.includes(name)));

for (let seed = first; ; seed += step) {
  const subject = turns.next();
  const began = performance.now();
  await tryCase(subject, seed);
  turns.spent(subject, performance.now() - began);
}

async function tryCase(subject: Subject, seed: number): Promise<void> {
  send({ kind: 'making', seed, subject: subject.name, input: '' });
  const input = subject.make(new Random(seed));
  send({ kind: 'case', seed, subject: subject.name, input });
  const fault = await verdictOf(subject, input);
  if (fault === null) return;
  const isBad = async (text: string): Promise<boolean> => (await verdictOf(subject, text)) !== null;
  const smallest = subject.isText ? await minimise(input, isBad) : input;
  const still = (await verdictOf(subject, smallest)) ?? fault;
  send({ kind: 'finding', seed, subject: subject.name, input: smallest, fault: still });
}
