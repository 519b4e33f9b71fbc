/** The state of a farm as text. Names and messages are what others have written into the database. */
import type { FarmStatus } from '@lilypad/farm';
import { printableLine } from '../../output/printable.ts';
import { duration } from '../../output/progress.ts';
import { shorten } from '../../output/shorten.ts';

/** Questions may be whole formulas, and messages hold what somebody wrote. */
const LONGEST = 200;

const STATES: Readonly<Record<FarmStatus['state'], string>> = {
  open: 'The farm is open.',
  draining: 'The farm is stopped: no job is handed out.',
  alarm: 'ALARM: ',
};

export function statusText(status: FarmStatus): string {
  const { state, alarm, queues, workers, results, perMinute, secondsLeft, parked, parkedCount } = status;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const left = secondsLeft === null ? '' : `; the queue is done in about ${duration(secondsLeft)}`;
  return [
    `${STATES[state]}${alarm === null ? '' : `${alarm}.`}`,
    `Jobs: ${sum(queues.map(({ waiting }) => waiting))} waiting, ${sum(queues.map(({ inHand }) => inHand))} in hand, ${parkedCount} parked.`,
    ...queues.map(
      ({ version, memory, waiting, inHand }) =>
        `  version ${version}, up to ${memory} MB: ${waiting} waiting, ${inHand} in hand${needsWorker(status, version, memory, waiting)}`,
    ),
    `Workers: ${workers.length}, with ${sum(workers.map(({ threads }) => threads))} threads.`,
    ...workers.map(
      ({ name, version, threads, memory, inHand, seconds }) =>
        `  ${name}: version ${version}, ${threads} threads, ${memory} MB, ${inHand} jobs in hand, for ${duration(seconds)}`,
    ),
    `Results: ${results}, of which ${perMinute} in the last minute${left}.`,
    ...(parked.length === 0 ? [] : ['Parked:']),
    ...parked.map(
      ({ kind, question, message }) =>
        `  ${kind} ${shorten(JSON.stringify(question), LONGEST)}: ${shorten(message, LONGEST)}`,
    ),
    ...(parkedCount > parked.length ? [`  and ${parkedCount - parked.length} more`] : []),
  ]
    .map(printableLine)
    .join('\n');
}

/** The document of `--json`. JSON leaves some characters as they are that move the cursor or reverse the direction of text. */
export const statusJson = (status: FarmStatus): string =>
  JSON.stringify(status).replace(/[\p{Cc}\p{Cf}]/gu, (character) => character.split('').map(escaped).join(''));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A note if jobs wait that no worker can take. */
function needsWorker({ workers }: FarmStatus, version: string, memory: number, waiting: number): string {
  const able = workers.some((worker) => worker.version === version && worker.memory >= memory);
  return waiting === 0 || able ? '' : '; no worker can take them';
}
