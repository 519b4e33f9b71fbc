/**
 * Thermographs: how the two stops of a game move as it is cooled.
 *
 * For a temperature t the left wall is the left stop, and the right wall the right stop, of the game cooled by t.
 * Left's scaffold is the best right wall among Left's options, tilted by -t; Right's scaffold the best left wall among
 * Right's, tilted by +t. The walls are the scaffolds up to the lowest temperature at which they meet, the temperature of
 * the game, and above it both are the mast, whose place is the mean.
 *
 * Walls run down to temperature -1, where only integers are left standing: an integer is a bare mast, and a fraction
 * with denominator 2^e has temperature -1/2^e. Many books draw the part from 0 upwards only. There, and only there,
 * adding any number to a game just moves its thermograph; adding an integer does so everywhere.
 */
import type { Arena, Nus } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, opposite, RIGHT, type Side } from '../core/side.ts';
import { type Corner, Trajectory } from './trajectory.ts';

export interface Thermograph {
  /** The left wall and the right wall, indexed by side. */
  readonly walls: readonly [Trajectory, Trajectory];
  readonly mean: Dyadic;
  readonly temperature: Dyadic;
}

export function thermograph(arena: Arena, g: GameId): Thermograph {
  return thermographs(arena, g)(g);
}

/** The thermographs of g and all its followers. */
export function thermographs(arena: Arena, g: GameId): (follower: GameId) => Thermograph {
  const known = new Map<GameId, Thermograph>();
  const lookUp = (follower: GameId): Thermograph => {
    let found = known.get(follower);
    if (found === undefined) {
      // Followers of a number + ups + star are of that kind too, and only they are not in the table.
      found = ofNus(arena.asNus(follower) as Nus);
      known.set(follower, found);
    }
    return found;
  };
  const isNus = (follower: GameId): boolean => arena.asNus(follower) !== null;
  fold(arena, g, isNus, (follower) => {
    if (!isNus(follower)) known.set(follower, fromOptions(arena, follower, lookUp));
  });
  return lookUp;
}

function fromOptions(arena: Arena, g: GameId, get: (option: GameId) => Thermograph): Thermograph {
  const scaffold = (side: Side): Trajectory =>
    arena
      .options(g, side)
      .map((option) => get(option).walls[opposite(side)])
      .reduce((best, wall) => Trajectory.best(side, best, wall))
      .tilt(side === LEFT ? -1 : 1);
  const scaffolds = [scaffold(LEFT), scaffold(RIGHT)] as const;
  return joined(scaffolds, Trajectory.meeting(...scaffolds));
}

function joined(scaffolds: readonly [Trajectory, Trajectory], temperature: Dyadic): Thermograph {
  const walls = [scaffolds[LEFT].upTo(temperature), scaffolds[RIGHT].upTo(temperature)] as const;
  return { walls, mean: walls[LEFT].at(temperature), temperature };
}

/**
 * x + n ups + *k without looking at options. With a nonzero infinitesimal part the temperature is 0. Below it the wall
 * of a side that can move to x itself is the other wall of x, tilted; a side that cannot only ever gets back, after one
 * move each, to the position where its opponent moves to x, so that its wall is its own wall of x.
 */
function ofNus({ number, ups, nimber }: Nus): Thermograph {
  const walls = [numberWall(LEFT, number), numberWall(RIGHT, number)] as const;
  if (ups === 0 && nimber === 0) return { walls, mean: number, temperature: Dyadic.of(-1, number.exponent) };
  const wall = (side: Side): Trajectory => {
    const favours = side === LEFT ? ups : -ups;
    const reachesNumber = favours >= 0 || (favours === -1 && nimber === 1);
    return reachesNumber ? walls[opposite(side)].tilt(side === LEFT ? -1 : 1) : walls[side];
  };
  return joined([wall(LEFT), wall(RIGHT)], Dyadic.ZERO);
}

/** The wall of a number: at temperature -1/2^j it stands on the next multiple of 1/2^j, straight in between. */
function numberWall(side: Side, x: Dyadic): Trajectory {
  const corners: Corner[] = [];
  for (let j = 0; j <= x.exponent; j++) {
    const scaled = x.scale(j);
    const value = Dyadic.of(side === LEFT ? scaled.ceil() : scaled.floor(), j);
    corners.push({ temperature: Dyadic.of(-1, j), value });
  }
  return new Trajectory(corners, 0);
}
