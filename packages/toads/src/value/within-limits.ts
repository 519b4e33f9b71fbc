/** What a computation gives, or null if it is too large. */
import { GameLimitError } from '@lilypad/games';

export function withinLimits<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof GameLimitError) return null;
    throw error;
  }
}
