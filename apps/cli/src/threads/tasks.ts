/** What a thread of a team can be asked to do job by job. */
import { proverTasks } from '@lilypad/prover';
import { type AnyTask, valuePositions } from '@lilypad/toads';

export const TASKS: readonly AnyTask[] = [...proverTasks(), valuePositions()];
