/**
 * The memory that this program may take at most. In a container that is less than what the machine has: whoever takes more than the
 * limit is killed, and the system says how much there is without it.
 */
import { totalmem } from 'node:os';

/** What the system says, in bytes. */
interface SystemMemory {
  readonly total: number;
  /** The limit for this process: 0, undefined or more than there is in the machine if there is none. */
  readonly limit: number | undefined;
}

/** In megabytes. */
export function memoryWithin({ total, limit = 0 }: SystemMemory): number {
  return Math.floor((limit > 0 ? Math.min(total, limit) : total) / 2 ** 20);
}

/** The memory of this machine, or of the container in which the process runs, in megabytes. */
export const machineMemory = (): number => memoryWithin({ total: totalmem(), limit: process.constrainedMemory() });
