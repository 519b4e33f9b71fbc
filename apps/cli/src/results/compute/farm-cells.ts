/**
 * Computes cells by a farm instead of threads. Values that come from there are doubted like those of an import: by what is known, by
 * proved formulas, and by computing them again.
 */
import { cellDetails, cellJob, Doubt, type GatherOutcome, gather } from '@lilypad/farm';
import { doubtOf, type Result } from '@lilypad/tables';
import type { FormulaLibrary } from '@lilypad/toads';
import { withFarm } from '../../farm/open-farm.ts';
import { tellSentence } from '../../farm/tell-sentence.ts';
import { openClassFormulas } from '../../library/library.ts';
import { inSeconds } from '../../output/progress.ts';
import type { KnownResults } from '../known.ts';
import type { TableProgress, Task } from './computer.ts';
import { type Failure, inTaskOrder } from './failure.ts';
import { smallerStart } from './guess.ts';

interface FarmCellOptions {
  readonly farm: string;
  /** In megabytes, for one cell. */
  readonly memory: number;
  readonly seconds: number | undefined;
  readonly version: string;
  readonly onProgress: (progress: TableProgress) => void;
}

/** Computes and stores all tasks; returns those that failed, in the order of the tasks. */
export async function farmCells(
  tasks: readonly Task[],
  results: KnownResults,
  { farm: address, memory, seconds, version, onProgress }: FarmCellOptions,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const cost = tasks.reduce((sum, task) => sum + task.cost, 0);
  const open = new Set(tasks.keys());
  const formulas = openClassFormulas();
  const take = (outcome: GatherOutcome): void => {
    open.delete(outcome.index);
    const { position } = tasks[outcome.index] as Task;
    if (!outcome.ok) return void failures.push({ position, message: sentenceOf(outcome.message) });
    const { value } = outcome.answer as { readonly value: string };
    doubt(results, formulas, position, value);
    const date = new Date().toISOString();
    results.store.add({
      type: 'result',
      position,
      value,
      ...cellDetails(outcome.details),
      version,
      date,
    } satisfies Result);
  };
  const requests = tasks.map(({ position }) =>
    cellJob(position, { ...guessFor(position, results), mostMemory: memory }),
  );
  await withFarm(address, (farm) =>
    gather(farm, requests, {
      seconds,
      onOutcome: take,
      onIdle: tellSentence,
      onProgress: ({ jobs, done, inHand }) => {
        const hands = inHand.map(({ index, share }) => ({ ...(tasks[index] as Task), share }));
        const left = [...open].reduce((sum, index) => sum + (tasks[index] as Task).cost, 0);
        const begun = hands.reduce((sum, hand) => sum + hand.share * hand.cost, 0);
        onProgress({ cells: jobs, cellsDone: done, cost, costDone: cost - left + begun, inHand: hands });
      },
    }),
  );
  const message = `There is no value after ${inSeconds(seconds ?? 0)}.`;
  const late = [...open].map((index) => ({ position: (tasks[index] as Task).position, message }));
  return inTaskOrder([...failures, ...late], tasks);
}

const sentenceOf = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`);

/** What the value may be: that of a smaller start, if it is known, or its job, whose result may be known later. */
function guessFor(position: string, results: KnownResults): { guess?: string; guessFrom?: string } {
  const smaller = smallerStart(position);
  if (smaller === null) return {};
  const guess = results.find(smaller)?.value;
  return guess === undefined ? { guessFrom: smaller } : { guess };
}

function doubt({ bundled, store }: KnownResults, formulas: FormulaLibrary, position: string, value: string): void {
  const found = doubtOf(
    { position, value },
    {
      known: (one) =>
        [bundled.get(one), store.get(one)].flatMap((result) =>
          result === undefined ? [] : [{ value: result.value, source: 'this program' }],
        ),
      proved: (arena, board) => formulas.value(arena, board)?.value ?? null,
    },
  );
  if (found === null) return;
  const known = found.kind === 'other value' ? found.value : null;
  const sentence = `the farm says that ${position} is ${value}${known === null ? '' : `, but it is ${known}`}`;
  throw new Doubt(sentence, { kind: 'false', known: { value: known } });
}
