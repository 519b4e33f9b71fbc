/** Makes the computer's moves, each after the delay that is set. */
import type { Move } from '@lilypad/toads';
import { useEffect } from 'preact/hooks';
import type { RatedMoveAnswer } from '../../engine/protocol.ts';
import { chooseMove } from './opponent.ts';
import type { Settings } from './settings.ts';

interface Computer {
  /** Whether it is its turn, and all that can be known is known. */
  readonly active: boolean;
  readonly legal: readonly Move[];
  readonly rated: readonly RatedMoveAnswer[] | null;
  readonly settings: Settings;
  readonly make: (move: Move) => void;
}

export function useComputer({ active, legal, rated, settings, make }: Computer): void {
  // Which moves there are tells positions apart well enough: a move changes them.
  const key = legal.map(({ from, to }) => `${from}-${to}`).join();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => make(chooseMove(legal, rated, settings.skill, Math.random)), settings.delay);
    return () => clearTimeout(timer);
  }, [active, key, rated, settings.skill, settings.delay]);
}
