/** Who plays, and how the board is shown; in the address, so that a link includes them. */
import type { Side } from '@lilypad/games';
import type { Parameters } from '../../router/route.ts';

export type Player = 'person' | 'computer';

export interface Settings {
  readonly players: readonly [Player, Player];
  /** From 0, any move, to 100, always a best one. */
  readonly skill: number;
  /** How long the computer waits before it moves, in milliseconds. */
  readonly delay: number;
  /** Whether moves are marked by what they are worth. */
  readonly hints: boolean;
  /** Whether moves are animated. */
  readonly motion: boolean;
}

const USUAL: Settings = { players: ['person', 'computer'], skill: 100, delay: 700, hints: true, motion: true };

const DELAYS = { least: 0, most: 5000 } as const;

export function readSettings(parameters: Parameters): Settings {
  const player = (name: string, side: Side): Player =>
    parameters[name] === 'person' || parameters[name] === 'computer' ? parameters[name] : USUAL.players[side];
  return {
    players: [player('left', 0), player('right', 1)],
    skill: within(parameters.skill, 0, 100, USUAL.skill),
    delay: within(parameters.delay, DELAYS.least, DELAYS.most, USUAL.delay),
    hints: parameters.hints !== 'off',
    motion: parameters.motion !== 'off',
  };
}

/** Settings as parameters of an address; defaults are left out. */
export function writeSettings({ players, skill, delay, hints, motion }: Settings): Parameters {
  return {
    left: players[0] === USUAL.players[0] ? '' : players[0],
    right: players[1] === USUAL.players[1] ? '' : players[1],
    skill: skill === USUAL.skill ? '' : String(skill),
    delay: delay === USUAL.delay ? '' : String(delay),
    hints: hints ? '' : 'off',
    motion: motion ? '' : 'off',
  };
}

function within(text: string | undefined, least: number, most: number, usual: number): number {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= least && value <= most ? value : usual;
}
