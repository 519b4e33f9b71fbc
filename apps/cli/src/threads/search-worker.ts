/**
 * A thread that helps with a search: it works on the same difference as the thread that started it, on the same table.
 */
import { workerData } from 'node:worker_threads';
import { Arena, parseGame } from '@lilypad/games';
import { type Difference, Evaluator, type SearchTeam, TeamMember } from '@lilypad/toads';

/** The message to a helper. Ids are not valid in another thread, so the game is sent as text. */
export interface HelperTask {
  readonly team: SearchTeam;
  readonly member: number;
  readonly boards: Difference['boards'];
  readonly game: string;
}

const { team, member, boards, game } = workerData as HelperTask;
const arena = new Arena();
const parsed = parseGame(arena, game);
if (!parsed.ok) throw new Error(parsed.error.message);
const difference = { boards, game: parsed.value };
new TeamMember(arena, new Evaluator(arena), difference, team, member).relation(difference);
