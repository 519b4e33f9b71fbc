/**
 * Measurements of teams of threads: the same work by one thread and by two. The figures of the second are divided by those of
 * the first, in time that passes, so nothing else should run on the machine. `busiestThreadSeconds` is the processor time of
 * the thread that had most to do: other work on the machine hardly changes it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { openTeam } from '@lilypad/server/team';
import { boardOf, boardThresholds, solveVariant, type Team, Valuer } from '@lilypad/toads';
import type { Case, Counts } from './measure.ts';

const WORK: Readonly<Record<string, (team: Team) => void>> = {
  'values of T^6.^7F^6': (team) => {
    new Valuer(new Arena(), { team }).value(boardOf('T^6.^7F^6'));
  },
  'thresholds of T^7.^7F^6': (team) => {
    boardThresholds(boardOf('T^7.^7F^6'), { team });
  },
  'solution of 6_6_6': (team) => {
    solveVariant({ toads: 6, empties: 6, frogs: 6 }, { team });
  },
};

function measured(work: (team: Team) => void, threads: number): Counts {
  work(openTeam(threads, new URL('./team-worker.js', import.meta.url)));
  const busiest = busiestThreadSeconds();
  return busiest === null ? {} : { busiestThreadSeconds: busiest };
}

/** Where the system tells the time of each thread, as Linux does. */
function busiestThreadSeconds(): number | null {
  try {
    const threads = readdirSync('/proc/self/task');
    const seconds = threads.map(
      (id) => Number(readFileSync(`/proc/self/task/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
    );
    return Math.max(...seconds);
  } catch {
    return null;
  }
}

export const threadCases: Record<string, Case> = Object.fromEntries(
  Object.entries(WORK).flatMap(([name, work]) => [
    [`threads 1: ${name}`, { run: () => measured(work, 1) }],
    [`threads 2: ${name}`, { base: `threads 1: ${name}`, inTime: true, run: () => measured(work, 2) }],
  ]),
);
