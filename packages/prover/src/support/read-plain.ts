/** Readers for plain data from outside, such as the database of a farm. All throw TypeError; `what` names the data. */

type Fields = Readonly<Record<string, unknown>>;

function bad(what: string): never {
  throw new TypeError(`${what} cannot be read`);
}

export const check = (holds: boolean, what: string): void => {
  if (!holds) bad(what);
};

export function fields(data: unknown, what: string): Fields {
  check(typeof data === 'object' && data !== null && !Array.isArray(data), what);
  return data as Fields;
}

export const list = (data: unknown, what: string): readonly unknown[] => (Array.isArray(data) ? data : bad(what));

export const integer = (data: unknown, what: string): number =>
  Number.isSafeInteger(data) ? (data as number) : bad(what);

/** A whole number from 0, and less than `below`. */
export function count(data: unknown, what: string, below = Number.POSITIVE_INFINITY): number {
  const n = integer(data, what);
  check(n >= 0 && n < below, what);
  return n;
}

export const counts = (data: unknown, what: string, below?: number): number[] =>
  list(data, what).map((x) => count(x, what, below));
