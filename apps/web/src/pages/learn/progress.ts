/** Which exercises were solved, kept in the browser. */
import { useCallback, useState } from 'preact/hooks';
import { store, stored } from '../../storage.ts';
import { type Exercise, keyOf } from './exercise.ts';
import type { Block } from './lesson-set.ts';

const KEY = 'lilypad-learned';

export interface Progress {
  isDone(exercise: Exercise): boolean;
  /** How many exercises of some blocks there are, and how many of them are done. */
  count(blocks: readonly Block[]): { readonly done: number; readonly all: number };
  markDone(exercise: Exercise): void;
  forget(): void;
}

export function useProgress(): Progress {
  const [done, setDone] = useState(load);
  const markDone = useCallback((exercise: Exercise) => {
    // Another tab may have added some.
    const next = new Set([...load(), keyOf(exercise)]);
    store(KEY, JSON.stringify([...next]));
    setDone(next);
  }, []);
  const forget = useCallback(() => {
    store(KEY, '[]');
    setDone(new Set());
  }, []);
  const isDone = (exercise: Exercise): boolean => done.has(keyOf(exercise));
  const count = (blocks: readonly Block[]): { done: number; all: number } => {
    const all = blocks.flatMap((block) => (block.kind === 'exercise' ? [block.exercise] : []));
    return { done: all.filter(isDone).length, all: all.length };
  };
  return { isDone, count, markDone, forget };
}

function load(): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(stored(KEY) ?? '[]');
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set(); // damaged: begin again
  }
}
