/** Readers for data from outside: what comes from the database is checked like any input. */

/** Data that is not what it should be; `what` names it. */
export class UnreadableData extends Error {
  override readonly name = 'UnreadableData';
}

export const unreadable = (what: string): never => {
  throw new UnreadableData(`the farm has ${what} that cannot be read`);
};

export function record(data: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return unreadable(what);
  return data as Readonly<Record<string, unknown>>;
}

export const list = (data: unknown, what: string): readonly unknown[] =>
  Array.isArray(data) ? data : unreadable(what);

export const text = (data: unknown, what: string): string => (typeof data === 'string' ? data : unreadable(what));

/** A whole number from 0. */
export const count = (data: unknown, what: string): number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data >= 0 ? data : unreadable(what);

/** What the prover cannot read, the farm says it cannot; so with what is nested too deep. */
export function reading<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return unreadable(what);
    throw error;
  }
}
