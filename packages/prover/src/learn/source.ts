/** Where the directions of tests come from. */
import type { Direction } from './direction.ts';
import type { Node } from './node.ts';

/** A list, the same for all nodes, or a search among the samples and labels of a node. */
export interface Source {
  directions(node: Node): readonly Direction[];
}

/** The same directions for all nodes. */
export const listed = (directions: readonly Direction[]): Source => ({ directions: () => directions });
