/**
 * Thermographs: how the two stops of a game move as it is cooled.
 *
 * For a temperature t the left wall is the left stop, and the right wall the right stop, of the game cooled by t.
 * Left's scaffold is the best right wall among Left's options, tilted by -t; Right's scaffold the best left wall among
 * Right's, tilted by +t. The walls are the scaffolds up to the lowest temperature at which they meet, the temperature
 * of the game, and above it both are the mast, whose place is the mean.
 *
 * Walls run down to temperature -1, where only integers are left standing: an integer is a bare mast, and a fraction
 * with denominator 2^e has temperature -1/2^e. Many books draw the part from 0 upwards only. There, and only there,
 * adding any number to a game just moves its thermograph; adding an integer does so everywhere.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { foldShapes } from '../core/fold.ts';
import { type GameId, offsetOf, shapeOf } from '../core/game-id.ts';
import { type Memo, MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { LEFT, opposite, RIGHT, type Side } from '../core/side.ts';
import { KeyThermograph } from './key-thermograph.ts';
import { KeyWalls } from './key-walls.ts';
import { type Corner, Trajectory } from './trajectory.ts';

/** A thermograph: two walls that meet in the mast. */
export interface Thermograph {
  /** The left wall and the right wall, indexed by side. */
  readonly walls: readonly [Trajectory, Trajectory];
  /** The place of the mast. */
  readonly mean: Dyadic;
  /** The foot of the mast, at least -1. */
  readonly temperature: Dyadic;
}

const KEY_WALLS = new MemoKind<number, KeyWalls>(() => new KeyWalls());
const THERMOGRAPH = new MemoKind<Thermograph>();

/**
 * The thermograph of g.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const { walls, temperature } = thermograph(arena, arena.game([arena.integer(3)], [arena.integer(1)]));
 * temperature.toString(); // => '1'
 * walls[LEFT].at(Dyadic.of(1, 1)).toString(); // => '5/2'
 * ```
 */
export function thermograph(arena: Arena, g: GameId): Thermograph {
  const walls = arena.memo(KEY_WALLS);
  const index = walls.find(arena.rows, shapeOf(g));
  if (index >= 0) return new KeyThermograph(walls, index, offsetOf(g));
  return plainThermograph(arena, g, arena.memo(THERMOGRAPH));
}

/**
 * A thermograph in the usual short form: for the left wall and then the right, the mast, the temperatures of the
 * corners from the top, and the slopes between them.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * formatThermograph(thermograph(arena, arena.star)); // => 'Thermograph(0,[0],[0,-1],0,[0],[0,1])'
 * ```
 */
export function formatThermograph({ walls }: Thermograph): string {
  return `Thermograph(${walls[LEFT].shortForm()},${walls[RIGHT].shortForm()})`;
}

/** The thermographs of games, one after the other: with memos off, too, each follower is looked at once. */
export function thermographs(arena: Arena): (g: GameId) => Thermograph {
  const walls = arena.memo(KEY_WALLS);
  const plain = arena.memo(THERMOGRAPH);
  return (g) => {
    const index = walls.find(arena.rows, shapeOf(g));
    return index < 0 ? plainThermograph(arena, g, plain) : new KeyThermograph(walls, index, offsetOf(g));
  };
}

/** The thermograph in exact dyadics. */
function plainThermograph(arena: Arena, g: GameId, known: Memo<Thermograph>): Thermograph {
  const ofShape = foldShapes<Thermograph>(
    arena,
    g,
    (shape) => arena.isNus(shape),
    (shape, get) => {
      const nus = arena.asNus(shape);
      return nus === null ? fromOptions(arena, shape, get) : ofNus(nus);
    },
    known,
  );
  return moved(ofShape, arena.offset(g));
}

/** The thermograph of the game plus n. */
function moved({ walls, mean, temperature }: Thermograph, n: number): Thermograph {
  const by = Dyadic.of(n);
  if (n === 0) return { walls, mean, temperature };
  return { walls: [walls[LEFT].plus(by, 0), walls[RIGHT].plus(by, 0)], mean: mean.add(by), temperature };
}

function fromOptions(arena: Arena, g: GameId, get: (option: GameId) => Thermograph): Thermograph {
  const scaffold = (side: Side): Trajectory => {
    let best: Trajectory | null = null;
    for (const option of arena.options(g, side)) {
      const wall = get(option).walls[opposite(side)].plus(Dyadic.of(arena.offset(option)), side === LEFT ? -1 : 1);
      best = best === null ? wall : Trajectory.best(side, best, wall);
    }
    return best as Trajectory; // a game that is not a number has options on both sides
  };
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
    return reachesNumber ? walls[opposite(side)].plus(Dyadic.ZERO, side === LEFT ? -1 : 1) : walls[side];
  };
  return joined([wall(LEFT), wall(RIGHT)], Dyadic.ZERO);
}

/** The wall of a number: at temperature -1/2^j it is at the next multiple of 1/2^j, straight in between. */
function numberWall(side: Side, x: Dyadic): Trajectory {
  const corners: Corner[] = [];
  for (let j = 0; j <= x.exponent; j++) {
    const scaled = x.scale(j);
    const value = Dyadic.of(side === LEFT ? scaled.ceil() : scaled.floor(), j);
    corners.push({ temperature: Dyadic.of(-1, j), value });
  }
  return new Trajectory(corners, 0);
}
