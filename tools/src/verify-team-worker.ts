/** A thread that helps with the long verification. It loads nothing of the prover: what a thread loads, each thread has. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => [(await import('./box/compare.ts')).compareTask()]);
