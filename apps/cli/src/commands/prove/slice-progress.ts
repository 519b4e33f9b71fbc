/** Progress of the search for a closed set: how many slices are settled, and which is at hand. */
import type { InvariantProgress } from '@lilypad/prover';
import type { Progress } from '../../output/progress.ts';

/** Shows on a line of progress what the search reports. */
export const showSlices =
  (line: Progress) =>
  ({ slice: { word, tempo }, round, slicesDone, slices, regions }: InvariantProgress): void =>
    line.update(slicesDone, ` of ${slices}; ${word} with tempo ${tempo}, round ${round}; ${regions} regions`);
