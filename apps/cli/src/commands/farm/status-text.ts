/** The state of a farm as text. Names and messages are what others have written into the database. */
import type { FarmStatus } from '@lilypad/farm';
import { printableJson, printableLine } from '../../output/printable.ts';
import { duration } from '../../output/progress.ts';
import { shorten } from '../../output/shorten.ts';
import { hasLeft, leftText } from './left-text.ts';

type Queue = FarmStatus['queues'][number];

/** Questions may be whole formulas, and messages hold what somebody wrote. */
const LONGEST = 200;

const STATES: Readonly<Record<FarmStatus['state'], string>> = {
  open: 'The farm is open.',
  draining: 'The farm is stopped: no job is handed out.',
  alarm: 'ALARM: ',
};

export function statusText(status: FarmStatus): string {
  const { state, alarm, queues, workers, results, perMinute, parked, parkedCount, retried, retriedCount } = status;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return [
    `${STATES[state]}${alarm === null ? '' : `${alarm}.`}`,
    `Jobs: ${sum(queues.map(({ waiting }) => waiting))} waiting, ${sum(queues.map(({ inHand }) => inHand))} in hand, ${parkedCount} parked.`,
    ...queues.map(
      (queue) =>
        `  version ${queue.version}, up to ${queue.memory} MB: ${queue.waiting} waiting, ${queue.inHand} in hand${lackOf(status, queue)}`,
    ),
    ...unwantedLines(status),
    ...(hasLeft(status.old) ? [`Left: ${leftText(status.old)}; lilypad farm tidy removes them.`] : []),
    `Workers: ${workers.length}, with ${sum(workers.map(({ threads }) => threads))} threads.`,
    ...workers.map(
      ({ name, version, threads, memory, inHand, seconds }) =>
        `  ${name}: version ${version}, ${threads} threads, ${memory} MB, ${inHand} jobs in hand, for ${duration(seconds)}`,
    ),
    `Results: ${results}, of which ${perMinute} in the last minute${estimate(status)}.`,
    ...(parked.length === 0 ? [] : ['Parked:']),
    ...parked.map(failureLine),
    ...more(parkedCount - parked.length),
    ...(retriedCount === 0 ? [] : [`Failed or lost, and tried again: ${retriedCount} jobs.`]),
    ...retried.map((job) => `${failureLine(job)} (failures: ${job.failures}, losses: ${job.losses})`),
    ...more(retriedCount - retried.length),
  ]
    .map(printableLine)
    .join('\n');
}

/** The document of `--json`. */
export const statusJson = (status: FarmStatus): string => printableJson(status);

/** A note if jobs wait that no worker can take. */
function lackOf({ workers: all }: FarmStatus, { version, waiting, needs, workers }: Queue): string {
  if (waiting === 0 || workers > 0) return '';
  const isKnown = all.some((worker) => worker.version === version);
  return isKnown
    ? `; no worker has the ${needs} MB that they need`
    : '; no worker has this version, so they wait for nobody';
}

function unwantedLines({ unwanted: { resting, inHand, jobs } }: FarmStatus): string[] {
  if (resting + inHand === 0) return [];
  const stopped = inHand === 0 ? '' : `; ${inHand} in hand, soon stopped`;
  return [
    `No command waits for: ${resting} that rest until one asks again${stopped}.`,
    ...jobs.map((job) => `  ${jobName(job)}${job.inHand ? ' (in hand)' : ''}`),
    ...more(resting + inHand - jobs.length),
  ];
}

function estimate({ secondsLeft, queues }: FarmStatus): string {
  if (secondsLeft === null) return '';
  const what = queues.every(({ workers }) => workers > 0) ? 'the queue' : 'what workers can take';
  return `; ${what} is done in about ${duration(secondsLeft)}`;
}

const jobName = ({ kind, question }: { readonly kind: string; readonly question: unknown }): string =>
  `${kind} ${shorten(JSON.stringify(question), LONGEST)}`;

const failureLine = ({ message, ...job }: FarmStatus['parked'][number]): string =>
  `  ${jobName(job)}: ${shorten(message, LONGEST)}`;

const more = (count: number): string[] => (count > 0 ? [`  and ${count} more`] : []);
