/** The values of a family by a farm, for `lilypad find`: in slices, each a job. */
import { gatherAll, sliceJob } from '@lilypad/farm';
import { boardsToFind, type FindQuestion, slicesOf } from '@lilypad/sheet';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { doubter, type FarmValue } from './doubt.ts';

/** Values by the number of the board; null where the farm has none, which are then found here. */
export async function farmValues(
  question: FindQuestion,
  address: string,
  memory: number,
  onProgress: (done: number, total: number) => void,
): Promise<(index: number) => string | null> {
  const slices = [...slicesOf(boardsToFind(question))];
  const total = slices.reduce((sum, { length }) => sum + length, 0);
  const requests = slices.map((slice) =>
    sliceJob(
      slice.map(({ position }) => position),
      memory,
    ),
  );
  const claimed = (answer: unknown, i: number): readonly FarmValue[] => {
    const { values } = answer as { readonly values: readonly string[] };
    return (slices[i] ?? []).map(({ position }, k) => ({ position, value: values[k] as string }));
  };
  const doubt = doubter();
  const answers = await withFarm(address, (farm) =>
    gatherAll(farm, requests, {
      onIdle: tellSentence,
      onProgress: ({ jobs, done }) => onProgress(Math.round((total * done) / Math.max(jobs, 1)), total),
      onAnswer: (answer, i) => doubt(claimed(answer, i)),
    }),
  );
  const values = new Map<number, string>();
  for (const [i, slice] of slices.entries()) {
    const answer = answers[i] as { readonly values: readonly string[] } | null;
    if (answer === null) continue;
    for (const [k, { index }] of slice.entries()) values.set(index, answer.values[k] as string);
  }
  return (index) => values.get(index) ?? null;
}
