/** A thread of a team that is measured. */
import { serveTeam } from '@lilypad/server/team';

serveTeam(async () => {
  const [{ PROVER_TASKS }, { COMPARE_SUM }] = await Promise.all([import('@lilypad/prover'), import('./box.ts')]);
  return [...PROVER_TASKS, COMPARE_SUM];
});
