/**
 * Runs a command on its operands as batch.ts does, but asks ahead, as suits answers that another thread computes: it
 * always has something to do, and answers come in groups. They are printed in order, each as soon as it and those
 * before it are there.
 */
import { type Answer, type Answered, type BatchOptions, type Outcome, outcomeOf, Printer } from './batch.ts';
import { type Item, items } from './operands.ts';

/** How many characters may be with the other thread, where each operand counts some besides its own. */
const ROOM = 2 ** 18;
const roomFor = ({ text }: Item): number => text.length + 256;

interface Asked {
  readonly item: Item;
  outcome: Outcome | undefined;
}

export async function forEachOperandAhead(
  noun: string,
  operands: readonly string[],
  answer: Answer,
  { json }: BatchOptions = {},
): Promise<void> {
  const printer = new Printer(noun, operands, json);
  const queue = new Queue();
  const asking = askAll(operands, answer, queue);
  // It is awaited when everything that was asked is printed.
  asking.catch(() => {});
  try {
    for await (const answered of queue.groups()) await printer.print(answered);
    await asking;
  } catch (error) {
    // Nobody reads on.
    process.stdin.destroy();
    throw error;
  } finally {
    printer.end();
  }
}

async function askAll(operands: readonly string[], answer: Answer, queue: Queue): Promise<void> {
  try {
    for await (const some of items(operands)) {
      for (const item of some) {
        queue.add(item, outcomeOf(answer, item.text));
        if (queue.isFull) await queue.hasRoom();
      }
    }
  } finally {
    queue.close();
  }
}

/** What was asked and is not printed yet. */
class Queue {
  private readonly asked: Asked[] = [];
  private room = ROOM;
  private isClosed = false;
  private readonly change = new Change();

  get isFull(): boolean {
    return this.room <= 0;
  }

  async hasRoom(): Promise<void> {
    while (this.isFull) await this.change.next();
  }

  add(item: Item, outcome: Promise<Outcome>): void {
    const one: Asked = { item, outcome: undefined };
    this.asked.push(one);
    void outcome.then((known) => {
      one.outcome = known;
      this.change.tell();
    });
    this.room -= roomFor(item);
  }

  /** Nothing is added any more. */
  close(): void {
    this.isClosed = true;
    this.change.tell();
  }

  /** What can be printed, in order, as many at a time as are there. */
  async *groups(): AsyncGenerator<readonly Answered[]> {
    while (!this.isClosed || this.asked.length > 0) {
      const unknown = this.asked.findIndex(({ outcome }) => outcome === undefined);
      const ready = this.asked.splice(0, unknown < 0 ? this.asked.length : unknown);
      if (ready.length > 0) {
        yield ready as Answered[];
        for (const { item } of ready) this.room += roomFor(item);
        this.change.tell();
      } else {
        await this.change.next();
        // Those that came with the same message are waited for.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
}

/** Lets several wait until something has changed. */
class Change {
  private tellAll = (): void => {};
  private promise = this.renewed();

  next(): Promise<void> {
    return this.promise;
  }

  tell(): void {
    const { tellAll } = this;
    this.promise = this.renewed();
    tellAll();
  }

  private renewed(): Promise<void> {
    return new Promise((resolve) => {
      this.tellAll = resolve;
    });
  }
}
