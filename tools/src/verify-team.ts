/** All cores, for the long verification. */
import { availableParallelism } from 'node:os';
import { openTeam } from '@lilypad/server/team';

export const TEAM = openTeam(availableParallelism(), new URL('./verify-team-worker.js', import.meta.url));
