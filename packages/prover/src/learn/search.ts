/**
 * A search among very many directions takes long, so it is made rarely: trees that are learned later, from more
 * samples, choose among a palette of directions that were found useful. If their ends become many, the search is made
 * again.
 */
import { type DecisionTree, endCount } from '../formula/decision-tree.ts';
import type { Direction } from './direction.ts';
import { listed, type Source } from './source.ts';
import type { Learned } from './tree.ts';

/** Directions to choose from without a search. */
export interface Palette {
  readonly directions: readonly Direction[];
  /** Takes note of the directions that a search found, and how often each is used. */
  note(used: ReadonlyMap<Direction, number>): void;
}

export interface SearchOptions {
  readonly palette: Palette;
  /** Where the search takes directions from. */
  readonly all: () => Source;
  /** The search is made again if there are more ends than this times those of the last search, */
  readonly growing: number;
  /** and at least this times as many samples. */
  readonly more: number;
}

/** The last search. */
export interface LastSearch {
  /** The ends of the tree that it found. */
  readonly ends: number;
  /** The samples that it had. */
  readonly samples: number;
}

export class Search<End extends { readonly kind: string }> {
  constructor(
    private readonly options: SearchOptions,
    public last: LastSearch = { ends: 0, samples: 0 },
  ) {}

  /** With more ends than this, trees that are learned without a search are not enough, if there are many samples. */
  get mostEnds(): number {
    return this.options.growing * this.last.ends;
  }

  /** What `learnWith` learns from so many samples, with the palette if that will do. */
  learn(
    learnWith: (source: Source) => Learned<End> | null,
    samples: number,
    search: boolean,
  ): DecisionTree<End> | null {
    const { palette, all, more } = this.options;
    const quick = search ? null : learnWith(listed(palette.directions));
    const isFew = samples < more * this.last.samples;
    if (quick !== null && (isFew || endCount(quick.tree) <= this.mostEnds)) return quick.tree;
    const found = learnWith(all());
    if (found === null) return null;
    this.last = { samples, ends: endCount(found.tree) };
    palette.note(found.used);
    return found.tree;
  }
}
