/** Pseudo-random numbers that are the same in every run. */

/** A number from 0 up to, but without, `below`. */
export type Random = (below: number) => number;

/** A fixed sequence of pseudo-random numbers: the same class is learned in the same way every time. */
export function generator(): Random {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
