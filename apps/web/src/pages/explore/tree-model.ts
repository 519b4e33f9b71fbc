/**
 * The part of a game tree that is shown. Options are known by position, so that a position that occurs twice is asked
 * about once; what is unfolded is known by path. Left's moves are on the left.
 */
import type { ShortValue, TreeAnswer, TreeOption } from '../../worker/protocol.ts';

/** The options of the positions that were looked into. */
export type KnownOptions = ReadonlyMap<string, readonly TreeOption[]>;

export interface ShownNode {
  /** Where it is in the tree: the root is "", its second option "1", the first option of that "1.0". */
  readonly path: string;
  readonly sum: string;
  readonly side: 'left' | 'right' | null;
  readonly value: ShortValue;
  readonly isCanonical: boolean;
  /** Whether it has options that could be shown. */
  readonly canUnfold: boolean;
  readonly isUnfolded: boolean;
  readonly children: readonly ShownNode[];
}

export interface Shape {
  readonly root: { readonly sum: string; readonly value: ShortValue };
  readonly known: KnownOptions;
  /** The paths that are unfolded. */
  readonly open: ReadonlySet<string>;
  /** Whether only moves that survive in the canonical form are shown. */
  readonly canonicalOnly: boolean;
}

export const withAnswer = (known: KnownOptions, { positions }: TreeAnswer): KnownOptions =>
  new Map([...known, ...positions.map(({ sum, options }) => [sum, options] as const)]);

export function shownTree({ root, known, open, canonicalOnly }: Shape): ShownNode {
  const grow = (path: string, option: Pick<TreeOption, 'sum' | 'value'> & Partial<TreeOption>): ShownNode => {
    const isUnfolded = open.has(path) && known.has(option.sum);
    const options = isUnfolded ? visible(known, option.sum, canonicalOnly) : [];
    return {
      path,
      sum: option.sum,
      side: option.side ?? null,
      value: option.value,
      isCanonical: option.isCanonical ?? true,
      canUnfold: option.isOver !== true,
      isUnfolded,
      children: options.map(({ option: child, index }) => grow(childPath(path, index), child)),
    };
  };
  return grow('', root);
}

const childPath = (path: string, index: number): string => (path === '' ? `${index}` : `${path}.${index}`);

/** The options with their places among all options, so that paths stay when some are hidden. */
function visible(known: KnownOptions, sum: string, canonicalOnly: boolean): { option: TreeOption; index: number }[] {
  const all = (known.get(sum) ?? []).map((option, index) => ({ option, index }));
  return canonicalOnly ? all.filter(({ option }) => option.isCanonical) : all;
}

/**
 * The paths to unfold so that everything known is shown, level by level and up to a number of nodes; a position that
 * was unfolded before is not unfolded again.
 */
export function openPaths(
  { root, known, canonicalOnly }: Omit<Shape, 'open'>,
  numbers: boolean,
  most: number,
): Set<string> {
  const open = new Set<string>();
  const seen = new Set<string>();
  const queue: { path: string; sum: string; ends: boolean }[] = [{ path: '', sum: root.sum, ends: false }];
  let count = 1;
  for (const { path, sum, ends } of queue) {
    const options = visible(known, sum, canonicalOnly);
    if (ends || seen.has(sum) || !known.has(sum) || count + options.length > most) continue;
    seen.add(sum);
    open.add(path);
    count += options.length;
    for (const { option, index } of options) {
      queue.push({ path: childPath(path, index), sum: option.sum, ends: option.isNumber && !numbers });
    }
  }
  return open;
}
