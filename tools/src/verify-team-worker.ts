/** A thread that helps with the long verification. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => (await import('./verify-tasks.ts')).VERIFY_TASKS);
