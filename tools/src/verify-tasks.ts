/** The jobs of the long verification: points of boxes, compared with direct computation, and those of the prover. */
import { proverTasks } from '@lilypad/prover';
import type { AnyTask } from '@lilypad/toads';
import { COMPARE_OUTCOMES } from './outcome-box.ts';
import { COMPARE_VALUES } from './value-box.ts';

export const VERIFY_TASKS: readonly AnyTask[] = [COMPARE_VALUES, COMPARE_OUTCOMES, ...proverTasks()];
