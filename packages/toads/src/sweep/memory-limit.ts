/** The memory that a computation may take is used up. */
import { StorageLimitError } from '@lilypad/games';

/** The message says in one sentence how far the computation came. */
export class MemoryLimitError extends StorageLimitError {}
