/**
 * Questions to an oracle, in memory that threads share. One thread asks them before it needs the answers; others answer what they
 * can until then, the newest question first, because it is needed soonest. What nobody has begun is left to the thread that
 * asks. An answer depends on nothing but the question, so it does not matter who finds it.
 */
import type { Goal } from '../pattern/goal.ts';

/** How many questions there can be at a time, and how many letters one may have; a longer one is not asked. */
const SLOTS = 256;
const LETTERS = 1024;

/** Words of the memory: the number of questions asked so far, and whether there will be no more. */
const ASKED = 0;
const CLOSED = 1;
const HEAD = 2;
/** So long the thread that asks waits for another one, which may have ended; then it finds the answer by itself. */
const PATIENCE_MS = 2000;

/** What a slot holds. */
const EMPTY = 0;
const OPEN = 1;
const TAKEN = 2;
const YES = 3;
const NO = 4;

/** What a thread must be given to answer questions. */
export interface QuestionsJob {
  readonly memory: SharedArrayBuffer;
}

/** The memory as the threads see it. */
class Slots {
  readonly head: Int32Array;
  readonly states: Int32Array;
  readonly lengths: Int32Array;
  private readonly letters: Uint16Array;

  constructor(readonly memory: SharedArrayBuffer) {
    this.head = new Int32Array(memory, 0, HEAD);
    this.states = new Int32Array(memory, 4 * HEAD, SLOTS);
    this.lengths = new Int32Array(memory, 4 * (HEAD + SLOTS), SLOTS);
    this.letters = new Uint16Array(memory, 4 * (HEAD + 2 * SLOTS));
  }

  static readonly bytes = 4 * (HEAD + 2 * SLOTS) + 2 * SLOTS * LETTERS;

  write(slot: number, text: string): void {
    this.lengths[slot] = text.length;
    for (let i = 0; i < text.length; i++) this.letters[slot * LETTERS + i] = text.charCodeAt(i);
  }

  read(slot: number): string {
    return String.fromCharCode(...this.letters.subarray(slot * LETTERS, slot * LETTERS + this.lengths[slot]));
  }

  /** Replaces what a slot holds, if it holds what is expected. */
  change(slot: number, from: number, to: number): boolean {
    return Atomics.compareExchange(this.states, slot, from, to) === from;
  }
}

/** The side of the thread that asks. */
export class Questions {
  private readonly slots = new Slots(new SharedArrayBuffer(Slots.bytes));
  private readonly slotOf = new Map<string, number>();
  private readonly keys: (string | null)[] = new Array(SLOTS).fill(null);
  private asked = 0;

  /** `call` calls the other threads, when there is a question. */
  constructor(private readonly call: (job: QuestionsJob) => void) {}

  /** Asks a question; a key is the same for equal goals. */
  ask(key: string, goal: Goal): void {
    if (this.slotOf.has(key)) return;
    if (this.asked === 0) this.call({ memory: this.slots.memory });
    const text = JSON.stringify(goal);
    if (text.length > LETTERS) return;
    const slot = this.asked % SLOTS;
    this.asked += 1;
    if (!this.clear(slot)) return;
    this.slots.write(slot, text);
    this.keys[slot] = key;
    this.slotOf.set(key, slot);
    Atomics.store(this.slots.states, slot, OPEN);
    Atomics.store(this.slots.head, ASKED, this.asked);
    Atomics.notify(this.slots.head, ASKED);
  }

  /** The answer to a question; null if it was not asked, or nobody has begun with it. Waits for who has. */
  answer(key: string): boolean | null {
    const slot = this.slotOf.get(key);
    if (slot === undefined) return null;
    const { states } = this.slots;
    if (!this.slots.change(slot, OPEN, EMPTY)) Atomics.wait(states, slot, TAKEN, PATIENCE_MS);
    const state = Atomics.load(states, slot);
    if (state === TAKEN) return null;
    this.forget(slot);
    return state === EMPTY ? null : state === YES;
  }

  /** Lets the other threads go. */
  close(): void {
    Atomics.store(this.slots.head, CLOSED, 1);
    Atomics.add(this.slots.head, ASKED, 1);
    Atomics.notify(this.slots.head, ASKED);
  }

  /** Makes room in a slot; false if another thread works on its question. An answer that nobody wanted is lost. */
  private clear(slot: number): boolean {
    if (!this.slots.change(slot, OPEN, EMPTY) && Atomics.load(this.slots.states, slot) === TAKEN) return false;
    this.forget(slot);
    return true;
  }

  private forget(slot: number): void {
    const key = this.keys[slot];
    if (key !== null) this.slotOf.delete(key);
    this.keys[slot] = null;
    Atomics.store(this.slots.states, slot, EMPTY);
  }
}

/** The side of a thread that answers. */
export class Answers {
  private readonly slots: Slots;

  constructor(
    { memory }: QuestionsJob,
    private readonly holds: (goal: Goal) => boolean,
  ) {
    this.slots = new Slots(memory);
  }

  /** Answers questions until there will be no more. */
  serve(): void {
    const { head } = this.slots;
    for (;;) {
      const asked = Atomics.load(head, ASKED);
      if (Atomics.load(head, CLOSED) === 1) return;
      if (!this.answerNewest()) Atomics.wait(head, ASKED, asked);
    }
  }

  /** Answers the newest question; false if there is none. */
  answerNewest(): boolean {
    const { slots } = this;
    const asked = Atomics.load(slots.head, ASKED);
    for (let back = 1; back <= SLOTS; back++) {
      const slot = (asked + SLOTS - back) % SLOTS;
      if (!slots.change(slot, OPEN, TAKEN)) continue;
      let state = EMPTY;
      try {
        state = this.holds(JSON.parse(slots.read(slot)) as Goal) ? YES : NO;
      } finally {
        // Also where that failed: the thread that asks finds out by itself.
        Atomics.store(slots.states, slot, state);
        Atomics.notify(slots.states, slot);
      }
      return true;
    }
    return false;
  }
}
