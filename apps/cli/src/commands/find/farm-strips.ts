/** A search through all strips of a length by a farm, for `lilypad find`: in parts, each a job. */
import { gatherAll, stripsJobs } from '@lilypad/farm';
import { Arena, formatGame } from '@lilypad/games';
import {
  type FindOptions,
  type FindResult,
  joinParts,
  type PartFinding,
  type Sheet,
  type StripsQuestion,
} from '@lilypad/sheet';
import { boardOf, Valuer } from '@lilypad/toads';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { InputError } from '../../output/errors.ts';

export interface FarmSearch {
  readonly address: string;
  /** In megabytes. */
  readonly memory: number;
  readonly onProgress: (done: number, total: number) => void;
}

/** What a farm has found; null if all strips must be searched here. */
export async function findByFarm(
  sheet: Sheet,
  question: StripsQuestion,
  { address, memory, onProgress }: FarmSearch,
  options: FindOptions,
): Promise<FindResult | null> {
  const requests = stripsJobs(question, memory);
  if (requests === null) return null;
  const answers = await withFarm(address, (farm) =>
    gatherAll(farm, requests, { onIdle: tellSentence, onProgress: ({ jobs, done }) => onProgress(done, jobs) }),
  );
  const findings = answers.map(
    (answer) => (answer as { readonly finding: PartFinding | null } | null)?.finding ?? null,
  );
  for (const finding of findings) doubt(finding);
  const result = await joinParts(sheet, question, findings, options);
  if (result === null) tellSentence('the parts of this search find too much to be handed over, so it is done here');
  return result;
}

/** Values from a farm are not believed blindly: one of each part is computed again. */
function doubt(finding: PartFinding | null): void {
  const first = finding?.found?.[0] ?? finding?.groups?.[0]?.first;
  if (first === undefined) return;
  const arena = new Arena();
  const value = formatGame(arena, new Valuer(arena).value(boardOf(first.position)));
  if (value === first.value) return;
  throw new InputError(`the farm says that ${first.position} is ${first.value}, but it is ${value}`);
}
