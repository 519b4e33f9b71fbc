/**
 * Learning from few samples, by mistakes: a tree is learned from the samples and tried on all points that are known;
 * points where it is wrong become samples, until there are none.
 */
export interface Lesson<Tree, Point> {
  readonly mostRounds: number;
  /** A tree that is right for all samples; null if none was found. */
  learn(round: number): Tree | null;
  /** The points where a tree is wrong. */
  mistakes(tree: Tree): readonly Point[];
  /** Makes samples of some of these points; false to give up. */
  takeUp(wrong: readonly Point[], round: number): boolean;
}

/** A tree that is right at all points; null if none was found. */
export function learnByMistakes<Tree, Point>(lesson: Lesson<Tree, Point>): Tree | null {
  for (let round = 0; round < lesson.mostRounds; round++) {
    const tree = lesson.learn(round);
    if (tree === null) return null;
    const wrong = lesson.mistakes(tree);
    if (wrong.length === 0) return tree;
    if (!lesson.takeUp(wrong, round)) return null;
  }
  return null;
}
