/** Where the directions of tests come from. */
import type { Team } from '@lilypad/toads';
import type { Direction } from './direction.ts';
import type { Bound } from './entropy-score.ts';
import type { Judging } from './fit-by-team.ts';
import type { Node } from './node.ts';

/** Directions, and what is known already of some of them: the best bound, or null for one that cannot be a finalist. */
export interface Judged {
  readonly directions: readonly Direction[];
  readonly known: ReadonlyMap<Direction, Bound | null>;
}

/** A list, the same for all nodes, or a search among the samples and labels of a node. */
export interface Source {
  directions(node: Node): readonly Direction[];
  /** The same directions, some of them judged, by a team; a source that threads cannot help with leaves it out. */
  judged?(node: Node, judging: Judging, team: Team): Judged;
}

/** The same directions for all nodes. */
export const listed = (directions: readonly Direction[]): Source => ({ directions: () => directions });
