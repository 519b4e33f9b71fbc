/** What limits of time are measured by. */

/** Seconds since any fixed moment. */
export type Clock = () => number;

/** Time that passes. A command can do better and give its processor time, which a busy machine does not change. */
export const wallClock: Clock = () => Date.now() / 1000;
