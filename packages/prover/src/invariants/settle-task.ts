/** The work on a slice as a job for any thread of any machine: everything that it needs and finds is plain data. */
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import type { WordTask } from '../values/word-tasks.ts';
import { type Packed, type PackedSets, pack, unpackSets } from './packed.ts';
import { checkSliceFound, checkSliceJob } from './read-slice.ts';
import type { Slice } from './slice.ts';
import { settleSlice } from './slice-work.ts';
import type { Sums } from './sums.ts';

interface SliceJob {
  /** The name of the class. */
  readonly target: string;
  readonly slice: Slice;
  readonly sums: Sums;
  /** The sets of the slices before. */
  readonly settled: PackedSets;
}

interface SliceFound {
  readonly set: Packed;
  readonly isPruned: boolean;
}

/** A job is to find a closed set of a slice. */
export const SETTLE_SLICE: WordTask<SliceJob, SliceFound> = {
  name: 'settle slice',
  run({ target, slice, sums, settled }) {
    const positions = classNamed(target) as PositionClass;
    const forest = forestOf(positions);
    const sets = unpackSets(forest.space, settled);
    const found = settleSlice({ positions, forest, slice, sums, settled: sets, onRound: () => {} });
    return { set: pack(found.predicate), isPruned: found.isPruned };
  },
  wordOf: ({ slice }) => slice.word,
  readJob(data) {
    checkSliceJob(data);
    return data as SliceJob;
  },
  readResult(data, { slice }) {
    checkSliceFound(data, slice.word);
    return data as SliceFound;
  },
};
