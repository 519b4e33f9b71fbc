/** Makes the computer's moves, each after a delay. */
import type { Level, SumMove } from '@lilypad/toads';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { PlainPosition } from '../worker/game-questions.ts';
import { useTask } from '../worker/use-task.ts';
import { useWorkers } from '../worker/workers.ts';

interface Computer {
  /** The position, if it is the computer's turn. */
  readonly position: PlainPosition | null;
  readonly level: Level;
  /** In milliseconds. */
  readonly delay: number;
  readonly make: (move: SumMove) => void;
}

/** Whether the computer had to choose without knowing what its moves are worth, though it should. */
export function useComputer({ position, level, delay, make }: Computer): boolean {
  const { games } = useWorkers();
  // The same while a position lasts, so that the question stays the same.
  const seed = useMemo(() => Math.floor(Math.random() * 2 ** 32), [JSON.stringify(position)]);
  const question = position === null ? null : { ...position, level, seed };
  const task = useTask(games, 'choose', question);
  const answer = task.status === 'done' ? task.output : null;
  // A layout effect, so that an outdated delay ends at once: if it ended later, it could undo what the user does.
  useLayoutEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => make(answer.move), delay);
    return () => clearTimeout(timer);
  }, [answer, delay]);
  return answer?.blind === true;
}
