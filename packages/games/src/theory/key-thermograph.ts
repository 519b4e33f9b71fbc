/** A thermograph whose walls are known as keys (key-walls.ts): exact dyadics are made of them when they are read. */
import { Dyadic } from '../core/dyadic.ts';
import { FRACTION_BITS, KEY_ONE } from '../core/row-table.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import type { KeyWalls } from './key-walls.ts';
import type { Thermograph } from './thermograph.ts';
import { type Corner, Trajectory } from './trajectory.ts';

/** The number with a key. */
const dyadicOfKey = (key: number): Dyadic => Dyadic.of(key, FRACTION_BITS);

export class KeyThermograph implements Thermograph {
  private readonly table: KeyWalls;
  private readonly index: number;
  private readonly offset: number;
  private made: Thermograph['walls'] | null = null;

  /** The walls with this index, moved by an integer. */
  constructor(table: KeyWalls, index: number, offset: number) {
    this.table = table;
    this.index = index;
    this.offset = offset;
  }

  get walls(): Thermograph['walls'] {
    this.made ??= [this.wall(LEFT), this.wall(RIGHT)];
    return this.made;
  }

  get mean(): Dyadic {
    return dyadicOfKey(this.table.mean(this.index) + this.offset * KEY_ONE);
  }

  get temperature(): Dyadic {
    return dyadicOfKey(this.table.temperature(this.index));
  }

  private wall(side: Side): Trajectory {
    const corners: Corner[] = [];
    const constant = this.offset * KEY_ONE;
    this.table.forEach(this.index, side, (temperature, value) =>
      corners.push({ temperature: dyadicOfKey(temperature), value: dyadicOfKey(value + constant) }),
    );
    return new Trajectory(corners, 0, true);
  }
}
