/** The threads of the long verification: all cores, or as many as `npm run verify -- --threads N` says. */
import { availableParallelism } from 'node:os';
import { openTeam } from '@lilypad/server/team';
import type { Team } from '@lilypad/toads';
import { wholeNumber } from './arguments.ts';

/** A team for boxes, which make few objects, and for sweeps, which make none. */
export const openVerifyTeam = (threads: number): Team =>
  openTeam(threads, new URL('./verify-team-worker.js', import.meta.url), { youngMegabytes: 3 });

/** Where `verify.ts` tells its steps how many threads to use. */
const { LILYPAD_VERIFY_THREADS: asked = '' } = process.env;
const threads = asked === '' ? availableParallelism() : Math.max(1, wholeNumber(asked, 'LILYPAD_VERIFY_THREADS'));

export const TEAM = openVerifyTeam(threads);
