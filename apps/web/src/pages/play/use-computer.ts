/** Makes the computer's moves, each after the delay that is set. */
import { chooseMove, type Move } from '@lilypad/toads';
import { useLayoutEffect } from 'preact/hooks';
import type { RatedMoveAnswer } from '../../worker/protocol.ts';
import type { Settings } from './settings.ts';

interface Computer {
  /** Whether it is its turn, and all that can be known is known. */
  readonly active: boolean;
  /** The game up to here, as text: a delay belongs to one moment of one game. */
  readonly moment: string;
  readonly legal: readonly Move[];
  readonly rated: readonly RatedMoveAnswer[] | null;
  readonly settings: Settings;
  readonly make: (move: Move) => void;
}

export function useComputer({ active, moment, legal, rated, settings, make }: Computer): void {
  // A layout effect, so that the delay of a moment that is over ends with it: a later one could undo what a person does.
  useLayoutEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => make(chooseMove(legal, rated, settings.skill / 100, Math.random)), settings.delay);
    return () => clearTimeout(timer);
  }, [active, moment, rated, settings.skill, settings.delay]);
}
