/** What a thread of a team can be asked to do job by job. */
import { PROVER_TASKS } from '@lilypad/prover';

export const TASKS = PROVER_TASKS;
