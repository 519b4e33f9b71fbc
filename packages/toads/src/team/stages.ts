/**
 * How threads divide work that falls into stages. A stage has units, which may be done in any order and at the same time; a
 * stage begins when all units of those before it are done. Threads take the units one after the other from a common
 * counter, so that nobody decides beforehand who does what, and a thread that comes late takes what is left.
 *
 * A unit of stage s is begun only when as many units are done as all stages before have. Units of stage s count only after
 * that, so at that moment all units of the stages before are done.
 *
 * If a thread cannot go on, all stop. The reason is in the buffer: a code, whose meaning the kind of work defines, or a
 * message. A thread that is killed gives no reason; so each writes down what it has in hand, and the thread that waits for all
 * looks now and then whether those that have something in hand are still there.
 */
import { ALONE, type Team } from './team.ts';

/** Words of the buffer: the next unit, the units done, why all stopped, and the length of a message, which follows. */
const NEXT = 0;
const DONE = 1;
const REASON = 2;
const LENGTH = 3;
const TEXT = 4;
const MOST_TEXT = 500;
/** Then by thread: the unit that it has in hand, plus 1; or that it has none, or is about to take one. */
const HANDS = TEXT + MOST_TEXT;
const EMPTY = 0;
const TAKING = -1;

/** Reasons: nobody stopped; the thread that has the work to do gave it up; an error, whose message is in the buffer. */
const NONE = 0;
const GIVEN_UP = -1;
const ERROR = -2;
/** How often a waiting thread looks whether all should stop, in milliseconds. */
const LOOK_EVERY_MS = 100;

/** Another thread has stopped the work. */
export class TeamStopped extends Error {
  override readonly name = 'TeamStopped';
  /** Why: a code of the kind of work, or negative. */
  readonly reason: number;

  constructor(reason: number, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A buffer for stages that threads are to share; for one thread, a buffer that need not be shared. */
export function stagesBuffer(threads: number): ArrayBufferLike {
  const bytes = 4 * (HANDS + threads);
  return threads > 1 ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
}

export class Stages {
  private readonly words: Int32Array;
  /** By unit: how many units are in the stages before its own. */
  private readonly before: Int32Array;
  private readonly total: number;
  /** The threads that are known to have ended. */
  private readonly lost = new Set<number>();

  /** Given how many units each stage has. */
  constructor(buffer: ArrayBufferLike, sizes: readonly number[]) {
    this.words = new Int32Array(buffer);
    this.total = sizes.reduce((sum, size) => sum + size, 0);
    this.before = new Int32Array(this.total);
    let unit = 0;
    for (const size of sizes) {
      this.before.fill(unit, unit, unit + size);
      unit += size;
    }
  }

  /** How many units are done. */
  get done(): number {
    return Atomics.load(this.words, DONE);
  }

  /** Does the next unit; false if none is left to take. Throws TeamStopped if another thread stops. */
  private step(run: (unit: number) => void, thread: number, look?: () => void): boolean {
    const { words } = this;
    Atomics.store(words, HANDS + thread, TAKING);
    const unit = Atomics.add(words, NEXT, 1);
    Atomics.store(words, HANDS + thread, unit < this.total ? unit + 1 : EMPTY);
    if (unit >= this.total) return false;
    this.waitFor(this.before[unit], look);
    run(unit);
    this.count();
    return true;
  }

  /**
   * The same for the thread that has the work to do: returns when all units are done, and stops the others if it fails. A unit
   * that a thread of the team had in hand when it ended goes to `redo`, if it can be done again; otherwise that is an error.
   */
  workToEnd(run: (unit: number) => void, team: Team = ALONE, redo: (unit: number) => void = cannotRedo): void {
    this.workUntil(this.total, run, team, redo);
  }

  /**
   * The same for a part of the work: returns when so many units are done, from the first on, or when `isEnough` says so after a
   * unit. The other threads go on; `giveUp` stops them.
   */
  workUntil(
    units: number,
    run: (unit: number) => void,
    team: Team,
    redo: (unit: number) => void,
    isEnough: () => boolean = () => false,
  ): void {
    const look = (): void => this.redoLost(team, redo);
    try {
      while (this.done < units && this.step(run, 0, look)) if (isEnough()) return;
      this.waitFor(units, look);
    } catch (error) {
      this.giveUp();
      throw error;
    }
  }

  /** Stops the other threads, for the one that has the work to do. */
  giveUp(): void {
    this.stop(GIVEN_UP);
  }

  /** Does what threads had in hand when they ended. */
  private redoLost(team: Team, redo: (unit: number) => void): void {
    for (const { thread, unit } of this.lostUnits(team)) {
      this.lost.add(thread);
      redo(unit);
      this.count();
    }
  }

  /**
   * The same for a thread that helps, by its number in the team: an error stops all threads, with the code that `reasonOf`
   * finds in it, or with its message if that finds none.
   */
  help(run: (unit: number) => void, thread: number, reasonOf: (error: unknown) => number | null = () => null): void {
    try {
      while (this.step(run, thread)) {}
    } catch (error) {
      if (error instanceof TeamStopped) return;
      const reason = reasonOf(error);
      if (reason === null) this.stop(ERROR, error instanceof Error ? error.message : String(error));
      else this.stop(reason);
    }
  }

  /** Throws TeamStopped if a thread has stopped. */
  check(): void {
    const reason = Atomics.load(this.words, REASON);
    if (reason !== NONE) throw new TeamStopped(reason, this.message());
  }

  private count(): void {
    Atomics.add(this.words, DONE, 1);
    Atomics.notify(this.words, DONE);
  }

  private waitFor(units: number, look?: () => void): void {
    for (;;) {
      this.check();
      const done = this.done;
      if (done >= units) return;
      if (Atomics.wait(this.words, DONE, done, LOOK_EVERY_MS) === 'timed-out') look?.();
    }
  }

  /** The units that threads had in hand when they ended, but for those that are known to have ended. */
  private lostUnits(team: Team): { readonly thread: number; readonly unit: number }[] {
    const found: { readonly thread: number; readonly unit: number }[] = [];
    for (let thread = 1; thread < team.threads; thread++) {
      if (this.hand(thread) === EMPTY || this.lost.has(thread) || team.isLost?.(thread) !== true) continue;
      // Looked at again: it may have done its last unit in the meantime.
      const hand = this.hand(thread);
      if (hand === TAKING) cannotRedo();
      if (hand !== EMPTY) found.push({ thread, unit: hand - 1 });
    }
    return found;
  }

  private hand(thread: number): number {
    return Atomics.load(this.words, HANDS + thread);
  }

  /** The first reason stays. */
  private stop(reason: number, message = ''): void {
    if (Atomics.load(this.words, REASON) !== NONE) return;
    const length = Math.min(message.length, MOST_TEXT);
    for (let i = 0; i < length; i++) this.words[TEXT + i] = message.charCodeAt(i);
    this.words[LENGTH] = length;
    Atomics.compareExchange(this.words, REASON, NONE, reason);
    Atomics.notify(this.words, DONE);
  }

  private message(): string {
    const codes = this.words.subarray(TEXT, TEXT + this.words[LENGTH]);
    return codes.length === 0 ? 'another thread has stopped' : String.fromCharCode(...codes);
  }
}

function cannotRedo(): never {
  throw new Error('a thread has ended in the middle of its work');
}
