/**
 * Labels from the recurrences: at a point, the game whose options are the widest labels of the positions that a move
 * leads to. It is the value at that point by definition, and often at many others: .^a T F .^c is {c-a-2|c-a+2}
 * everywhere, though its canonical form has many cases.
 */
import { type GameId, LEFT, SIDES, type Side } from '@lilypad/games';
import { type ClassMove, isPossible } from '../../classes/moves.ts';
import { shiftTree } from '../../formula/shift.ts';
import { smallAll } from '../../support/small-lists.ts';
import type { Tree } from '../../symbolic/forest.ts';
import type { Label, Labels } from './labels.ts';

interface Option {
  readonly value: GameId;
  readonly tree: Tree;
}

/** A position that a move leads to. */
interface Reached {
  readonly there: Labels;
  /** Its point, as an index into the pool of its word. */
  readonly i: number;
  /** The widest label that it had last. */
  label: Label | null;
}

/** The game of a position at a point by its moves, again and again while its options get wider labels. */
export class Unfolding {
  private readonly moves: readonly ClassMove[];
  /** What the first moves lead to; the others follow when these have labels. */
  private readonly reached: Reached[] = [];

  constructor(
    private readonly labels: Labels,
    moves: readonly ClassMove[],
    private readonly point: readonly number[],
  ) {
    this.moves = SIDES.flatMap((side) => moves.filter((move) => move.side === side && isPossible(move, point)));
  }

  /** The game without dominated options; null if an option has no label, or all have those that they had last. */
  next(labelsOf: (word: string) => Labels): Tree | null {
    const { moves, reached } = this;
    let isNew = reached.length === 0;
    for (const [k, move] of moves.entries()) {
      reached[k] ??= this.follow(move, labelsOf(move.word));
      const one = reached[k];
      const label = one.there.widestAt(one.i);
      if (label === null) return null;
      if (label !== one.label) isNew = true;
      one.label = label;
    }
    return isNew ? this.game() : null;
  }

  private follow({ shift }: ClassMove, there: Labels): Reached {
    return { there, i: there.pool.add(smallAll(this.point.map((x, gap) => x + shift[gap]))), label: null };
  }

  private game(): Tree {
    const { forest } = this.labels;
    const [left, right] = SIDES.map((side) => {
      const options = this.moves.flatMap((move, k): Option[] => {
        if (move.side !== side) return [];
        const { there, i, label } = this.reached[k];
        return [{ value: there.pool.values[i], tree: shiftTree(forest, (label as Label).tree, move.shift) }];
      });
      return undominated(this.labels, side, options);
    });
    return forest.node(left, right);
  }
}

function undominated({ instances: { arena } }: Labels, side: Side, options: readonly Option[]): Tree[] {
  const atLeast = (x: Option, y: Option): boolean =>
    side === LEFT ? arena.le(y.value, x.value) : arena.le(x.value, y.value);
  const beats = (x: Option, i: number, y: Option, j: number): boolean => atLeast(x, y) && (i < j || !atLeast(y, x));
  return options.filter((y, j) => !options.some((x, i) => i !== j && beats(x, i, y, j))).map(({ tree }) => tree);
}
