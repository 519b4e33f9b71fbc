/** The thread that tries cases, one seed after the other; the thread that started it notices when one does not end. */
import { parentPort, workerData } from 'node:worker_threads';
import { minimise } from './minimise.ts';
import { Random } from './random.ts';
import { type Subject, verdictOf } from './subject.ts';
import { subjects } from './subjects.ts';

/** What the thread is to do. */
export interface Task {
  /** The first seed; the next ones follow. */
  readonly seed: number;
  /** The kinds of input, by name; all if there are none. */
  readonly only: readonly string[];
}

export type Message =
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
const { seed: first, only } = workerData as Task;
const tried: readonly Subject[] = subjects().filter(({ name }) => only.length === 0 || only.includes(name));

for (let seed = first; ; seed++) {
  const random = new Random(seed);
  const subject = random.of(tried);
  const input = subject.make(random);
  send({ kind: 'case', seed, subject: subject.name, input });
  const fault = await verdictOf(subject, input);
  if (fault === null) continue;
  const isBad = async (text: string): Promise<boolean> => (await verdictOf(subject, text)) !== null;
  const smallest = subject.isText ? await minimise(input, isBad) : input;
  send({
    kind: 'finding',
    seed,
    subject: subject.name,
    input: smallest,
    fault: (await verdictOf(subject, smallest)) ?? fault,
  });
}
