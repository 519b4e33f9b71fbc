/** A thread of `lilypad serve`, with the proved formulas that come with the program. */
import { serveTasks } from '@lilypad/server/serve-tasks';

serveTasks(async () => (await import('../../library/library.ts')).openClassFormulas());
