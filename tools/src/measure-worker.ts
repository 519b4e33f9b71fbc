/** A thread that helps with what measure-threads.ts measures, as those of the command do. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => (await import('@lilypad/prover')).proverTasks());
