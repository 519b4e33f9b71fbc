/**
 * Labels from the recurrences: at a point, the game whose options are the widest labels of the positions that a move
 * leads to. It is the value at that point by definition, and often at many others: .^a T F .^c is {c-a-2|c-a+2}
 * everywhere, though its canonical form has many cases.
 */
import { type GameId, LEFT, RIGHT, SIDES, type Side } from '@lilypad/games';
import { type ClassMove, isPossible } from '../../classes/moves.ts';
import { shiftTree } from '../../formula/shift.ts';
import type { Tree } from '../../symbolic/forest.ts';
import type { Labels } from './labels.ts';

interface Option {
  readonly value: GameId;
  readonly tree: Tree;
}

/** The game of a position at a point by its moves, without dominated options; null if an option has no label. */
export function unfold(
  labels: Labels,
  moves: readonly ClassMove[],
  point: readonly number[],
  labelsOf: (word: string) => Labels,
): Tree | null {
  const { forest } = labels;
  const sides: Tree[][] = [];
  for (const side of SIDES) {
    const options: Option[] = [];
    for (const move of moves) {
      if (move.side !== side || !isPossible(move, point)) continue;
      const there = labelsOf(move.word);
      const i = there.pool.add(point.map((x, gap) => x + move.shift[gap]));
      const label = there.widestAt(i);
      if (label === null) return null;
      options.push({ value: there.pool.values[i], tree: shiftTree(forest, label.tree, move.shift) });
    }
    sides.push(undominated(labels, side, options));
  }
  return forest.node(sides[LEFT], sides[RIGHT]);
}

function undominated({ instances: { arena } }: Labels, side: Side, options: readonly Option[]): Tree[] {
  const atLeast = (x: Option, y: Option): boolean =>
    side === LEFT ? arena.le(y.value, x.value) : arena.le(x.value, y.value);
  const beats = (x: Option, i: number, y: Option, j: number): boolean => atLeast(x, y) && (i < j || !atLeast(y, x));
  return options.filter((y, j) => !options.some((x, i) => i !== j && beats(x, i, y, j))).map(({ tree }) => tree);
}
