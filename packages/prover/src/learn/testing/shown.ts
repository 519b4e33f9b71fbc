/** What matters of a tree: its tests and ends. */
import type { Grown } from '../tree.ts';

export function shown(tree: Grown | null): unknown {
  if (tree?.kind !== 'test') return tree;
  const { direction, bound } = tree.test;
  return [direction, bound, shown(tree.yes), shown(tree.no)];
}
