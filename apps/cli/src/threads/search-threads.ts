/**
 * Comparing by search on several threads. This thread searches too; the others are started after it has worked for a
 * moment, since most searches end before a thread has started.
 */
import { Worker } from 'node:worker_threads';
import { type Arena, formatGame } from '@lilypad/games';
import {
  type Difference,
  Evaluator,
  type SearchLimits,
  type SearchResult,
  searchTeam,
  TeamMember,
} from '@lilypad/toads';
import type { HelperTask } from './search-worker.ts';

const NODES_BEFORE_HELP = 10_000;

export async function searchByThreads(
  arena: Arena,
  difference: Difference,
  threads: number,
  { maxBytes, onProgress }: SearchLimits,
): Promise<SearchResult> {
  const team = searchTeam(difference, threads, maxBytes);
  const helpers: Worker[] = [];
  const callHelp = (): void => {
    for (let member = 1; member < threads; member++) {
      const task: HelperTask = { team, member, boards: difference.boards, game: formatGame(arena, difference.game) };
      const helper = new Worker(new URL('./search-worker.js', import.meta.url), { workerData: task, execArgv: [] });
      // A helper that fails leaves its work to the others.
      helper.on('error', () => {});
      helpers.push(helper);
    }
  };
  const member = new TeamMember(arena, new Evaluator(arena), difference, team, 0, {
    onProgress: (progress) => {
      if (helpers.length < threads - 1 && progress.nodes >= NODES_BEFORE_HELP) callHelp();
      onProgress(progress);
    },
  });
  try {
    const relation = member.relation(difference);
    return { relation, nodes: member.progress().nodes };
  } finally {
    await Promise.all(helpers.map((helper) => helper.terminate()));
  }
}
