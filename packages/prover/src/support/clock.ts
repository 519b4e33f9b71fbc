/** The clock for limits of time. */

/** Seconds since any fixed moment. */
export type Clock = () => number;

/** The time that passes. A command can give its processor time instead, which a busy machine does not change. */
export const wallClock: Clock = () => Date.now() / 1000;
