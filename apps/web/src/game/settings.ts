/** Who plays, and how the board is shown; in the address, so that a link includes them. */
import type { Side } from '@lilypad/games';
import { LEVELS, type Level } from '@lilypad/toads';
import type { Parameters } from '../router/route.ts';

export type Player = 'person' | 'computer';

export interface Settings {
  readonly players: readonly [Player, Player];
  readonly level: Level;
  /** How long the computer waits before it moves, in milliseconds. */
  readonly delay: number;
  /** Whether moves are marked by what they are worth. */
  readonly worth: boolean;
  /** Whether moves are animated. */
  readonly motion: boolean;
}

const USUAL: Settings = { players: ['person', 'computer'], level: 'skilled', delay: 700, worth: false, motion: true };

const DELAYS = { least: 0, most: 5000 } as const;

export function readSettings(parameters: Parameters): Settings {
  const player = (name: string, side: Side): Player =>
    parameters[name] === 'person' || parameters[name] === 'computer' ? parameters[name] : USUAL.players[side];
  return {
    players: [player('left', 0), player('right', 1)],
    level: LEVELS.find((name) => name === parameters.level) ?? levelOfSkill(parameters.skill) ?? USUAL.level,
    delay: within(parameters.delay, DELAYS.least, DELAYS.most) ?? USUAL.delay,
    worth: parameters.hints === 'on',
    motion: parameters.motion !== 'off',
  };
}

/** Settings as parameters of an address; defaults are left out. */
export function writeSettings({ players, level, delay, worth, motion }: Settings): Parameters {
  return {
    left: players[0] === USUAL.players[0] ? '' : players[0],
    right: players[1] === USUAL.players[1] ? '' : players[1],
    level: level === USUAL.level ? '' : level,
    skill: '',
    delay: delay === USUAL.delay ? '' : String(delay),
    hints: worth ? 'on' : '',
    motion: motion ? '' : 'off',
  };
}

/** Older addresses give the skill of the computer in percent. */
function levelOfSkill(text: string | undefined): Level | undefined {
  const skill = within(text, 0, 100);
  return skill === undefined ? undefined : LEVELS[Math.floor((skill / 100) * (LEVELS.length - 1))];
}

function within(text: string | undefined, least: number, most: number): number | undefined {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= least && value <= most ? value : undefined;
}
