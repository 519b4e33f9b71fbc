/** Makes the computer's moves, each after the delay that is set. */
import { chooseMove, type Move } from '@lilypad/toads';
import { useLayoutEffect } from 'preact/hooks';
import type { RatedMoveAnswer } from '../../worker/protocol.ts';
import type { Settings } from './settings.ts';

interface Computer {
  /** Whether it is the computer's turn and its moves are rated, if they can be. */
  readonly active: boolean;
  /** The game up to here, as text: a delay belongs to one moment of one game. */
  readonly moment: string;
  readonly legal: readonly Move[];
  readonly rated: readonly RatedMoveAnswer[] | null;
  readonly settings: Settings;
  readonly make: (move: Move) => void;
}

export function useComputer({ active, moment, legal, rated, settings, make }: Computer): void {
  // A layout effect, so that an outdated delay ends at once: if it ended later, it could undo what the user does.
  useLayoutEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => make(chooseMove(legal, rated, settings.skill / 100, Math.random)), settings.delay);
    return () => clearTimeout(timer);
  }, [active, moment, rated, settings.skill, settings.delay]);
}
