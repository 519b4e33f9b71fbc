/** A thread of the team of a command. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => (await import('./tasks.ts')).TASKS);
