/** A search through all strips of a length by a farm, for `lilypad find`: in parts, each a job. */
import { gatherAll, stripsJobs } from '@lilypad/farm';
import {
  type FindOptions,
  type FindResult,
  joinParts,
  type PartFinding,
  type Sheet,
  type StripsQuestion,
} from '@lilypad/sheet';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { doubter, type FarmValue } from './doubt.ts';

export interface FarmSearch {
  readonly address: string;
  /** Whether it is named on the command line: then the user is told if it can do nothing. */
  readonly isGiven: boolean;
  /** In megabytes. */
  readonly memory: number;
  readonly onProgress: (done: number, total: number) => void;
}

const PARKED = 'parts of this search are parked, as lilypad farm status tells';
const TOO_MUCH = 'the parts of this search find too much to be handed over';

/** What a farm has found; null if all strips must be searched here. */
export async function findByFarm(
  sheet: Sheet,
  question: StripsQuestion,
  { address, isGiven, memory, onProgress }: FarmSearch,
  options: FindOptions,
): Promise<FindResult | null> {
  const requests = stripsJobs(question, memory);
  if (requests === null) {
    if (isGiven) tellSentence(`this search is done here: strips of length ${question.length} are too long for a farm`);
    return null;
  }
  const doubt = doubter();
  const answers = await withFarm(address, (farm) =>
    gatherAll(farm, requests, {
      onIdle: tellSentence,
      onProgress: ({ jobs, done }) => onProgress(done, jobs),
      onAnswer: (answer) => doubt(valuesIn(findingIn(answer))),
    }),
  );
  const findings = answers.map(findingIn);
  const result = await joinParts(sheet, question, findings, options);
  if (result === null) tellSentence(`${answers.includes(null) ? PARKED : TOO_MUCH}, so it is done here`);
  return result;
}

const findingIn = (answer: unknown): PartFinding | null =>
  (answer as { readonly finding: PartFinding | null } | null)?.finding ?? null;

/** The positions that a part names, with their values. */
const valuesIn = (finding: PartFinding | null): readonly FarmValue[] => [
  ...(finding?.found ?? []),
  ...(finding?.groups ?? []).map(({ first }) => first),
];
