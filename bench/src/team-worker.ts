/** A thread of a team that is measured. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => []);
