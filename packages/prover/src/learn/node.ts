/** A node of a tree while it grows: its samples, and the labels as these samples see them. */
import {
  addBit,
  allBits,
  type Bits,
  chosen,
  difference,
  emptyBits,
  members,
  placesOf,
  project,
} from '../support/bits.ts';
import { type Direction, measure } from './direction.ts';

export interface Node {
  /** The samples by their numbers in the task. */
  readonly samples: readonly number[];
  /** Their coordinates, gap by gap. */
  readonly columns: readonly Int32Array[];
  /** For each label, the samples of this node that it fits, and how much there is to read of it. */
  readonly fits: readonly Bits[];
  readonly sizes: readonly number[];
}

/** The question c·p ≥ bound, or c·p ≡ bound, about a point p. */
export interface Test {
  readonly direction: Direction;
  readonly bound: number;
}

/** All samples of a node. */
export function everything({ samples }: Node): Bits {
  return allBits(samples.length);
}

/** The samples of a node for which a test holds. Who asks often has room for as many integers as there are samples. */
export function passing({ samples, columns }: Node, { direction, bound }: Test, room?: Int32Array): Bits {
  const values = measure(direction, columns, room ?? new Int32Array(samples.length));
  const isWall = direction.modulus === 0;
  const bits = emptyBits(samples.length);
  for (let i = 0; i < values.length; i++) if (isWall ? values[i] >= bound : values[i] === bound) addBit(bits, i);
  return bits;
}

/** The nodes below a node: the samples for which a test holds, and the others. */
export function sides(node: Node, test: Test): [Node, Node] {
  const yes = passing(node, test);
  return [part(node, yes), part(node, difference(everything(node), yes))];
}

/** Labels that fit none of the samples are left out. */
function part({ samples, columns, fits, sizes }: Node, bits: Bits): Node {
  const inside = members(bits);
  const places = placesOf(inside, samples.length);
  const seen = project(fits, places, inside.length);
  const labels: Bits[] = [];
  const left: number[] = [];
  for (let i = 0; i < seen.length; i++) {
    const label = seen[i];
    if (label === null) continue;
    labels.push(label);
    left.push(sizes[i]);
  }
  const shorter: Int32Array[] = [];
  for (const column of columns) shorter.push(chosenOf(column, inside));
  return { samples: chosen(samples, inside), columns: shorter, fits: labels, sizes: left };
}

/** The numbers in some places of a column. */
export function chosenOf(column: Int32Array, places: readonly number[]): Int32Array {
  const found = new Int32Array(places.length);
  for (let i = 0; i < places.length; i++) found[i] = column[places[i]];
  return found;
}
