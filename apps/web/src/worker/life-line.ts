/**
 * Whether a worker of a team is still there, for another one that waits for it and does not return to its event loop.
 *
 * A browser tells nobody that a worker has ended: an `error` event means an error that nobody has caught, after which the worker
 * goes on, and there is none for a worker that is closed. But it takes away the locks of a worker that ends, however it ends. So
 * each holds a lock, and the page waits for the same one: it gets it when the worker is gone. Then it says so in
 * shared memory, where the waiting worker sees it. Browsers that share memory have locks; one without them (Safari 15.3) tells nothing.
 */

/** A place for so many threads, in shared memory. */
export const lifeLines = (threads: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * threads));

const ALIVE = 0;
const ENDED = 1;

/** A new thread has the place. */
export const markAlive = (lines: Int32Array, thread: number): void => void Atomics.store(lines, thread, ALIVE);

export const markEnded = (lines: Int32Array, thread: number): void => void Atomics.store(lines, thread, ENDED);

export const hasEnded = (lines: Int32Array, thread: number): boolean => Atomics.load(lines, thread) === ENDED;

/** What a worker says to the page when it holds its lock. */
export const HERE = 'here';

/** In a worker: holds the lock with this name as long as the worker is there. False if there is none to be had. */
export const holdLifeLine = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(false);
    const forEver = new Promise<void>(() => {});
    const hold = (): Promise<void> => {
      resolve(true);
      return forEver;
    };
    navigator.locks.request(name, hold).catch(() => resolve(false));
  });

/** In the page: resolves when the worker that holds the lock with this name has ended, or never held it. */
export const lifeLineEnd = async (name: string): Promise<void> => navigator.locks.request(name, () => {});
