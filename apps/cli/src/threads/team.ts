/** The team of threads that a command works with. */
import { openTeam as open, type TeamOptions } from '@lilypad/server/team';
import type { Team } from '@lilypad/toads';

/** So many threads, with the one that asks. */
export const openTeam = (threads: number, options: TeamOptions = {}): Team =>
  open(threads, new URL('./team-worker.js', import.meta.url), options);
