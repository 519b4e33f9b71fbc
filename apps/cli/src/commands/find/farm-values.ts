/** The values of a family by a farm, for `lilypad find`: in slices, each a job. */
import { gatherAll, sliceJob } from '@lilypad/farm';
import { Arena, formatGame } from '@lilypad/games';
import { boardsToFind, type FindQuestion, type SlicePosition, slicesOf } from '@lilypad/sheet';
import { boardOf, Valuer } from '@lilypad/toads';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { InputError } from '../../output/errors.ts';

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
  const answers = await withFarm(address, (farm) =>
    gatherAll(farm, requests, {
      onIdle: tellSentence,
      onProgress: ({ jobs, done }) => onProgress(Math.round((total * done) / Math.max(jobs, 1)), total),
    }),
  );
  const values = new Map<number, string>();
  for (const [i, slice] of slices.entries()) {
    const answer = answers[i] as { readonly values: readonly string[] } | null;
    if (answer === null) continue;
    doubt(slice, answer.values);
    for (const [k, { index }] of slice.entries()) values.set(index, answer.values[k] as string);
  }
  return (index) => values.get(index) ?? null;
}

/** Values from a farm are not believed blindly: the cheapest of each slice is computed again. */
function doubt(slice: readonly SlicePosition[], values: readonly string[]): void {
  const cheapest = slice.reduce((best, { cost }, k) => (cost < (slice[best] as SlicePosition).cost ? k : best), 0);
  const { position } = slice[cheapest] as SlicePosition;
  const arena = new Arena();
  const value = formatGame(arena, new Valuer(arena).value(boardOf(position)));
  if (value === values[cheapest]) return;
  throw new InputError(`the farm says that ${position} is ${values[cheapest]}, but it is ${value}`);
}
