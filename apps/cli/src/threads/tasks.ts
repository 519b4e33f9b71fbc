/** What a thread of a team can be asked to do job by job. */
import { PROVER_TASKS } from '@lilypad/prover';
import { type AnyTask, VALUE_POSITIONS } from '@lilypad/toads';

export const TASKS: readonly AnyTask[] = [...PROVER_TASKS, VALUE_POSITIONS];
