/**
 * Whether a thread is still there, for one that waits for it and does not return to its event loop, so that nobody tells it.
 * The thread opens a file, and Node closes the files of a thread that ends, however it ends: that can be seen at once.
 */
import { fstatSync, openSync, statSync } from 'node:fs';
import { devNull } from 'node:os';

/** A place for so many threads, in shared memory: the number of the file that each has opened, plus 1. */
export const lifeLines = (threads: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * threads));

/** Opens the file of this thread. */
export const openLifeLine = (): number => openSync(devNull, 'r');

/** Writes the file of this thread down in its place. */
export const showLifeLine = (lines: Int32Array, thread: number, file: number): void =>
  void Atomics.store(lines, thread, file + 1);

/** Forgets a thread, as another one is to have its place. */
export const dropLifeLine = (lines: Int32Array, thread: number): void => void Atomics.store(lines, thread, 0);

/** Whether a thread that had written down its file has ended. */
export function hasEnded(lines: Int32Array, thread: number): boolean {
  const file = Atomics.load(lines, thread) - 1;
  return file >= 0 && !isOpen(file);
}

/** Whether a file with this number is open, and the one that threads open. */
function isOpen(file: number): boolean {
  const expected = statSync(devNull);
  try {
    const { dev, ino } = fstatSync(file);
    return dev === expected.dev && ino === expected.ino;
  } catch {
    return false;
  }
}
