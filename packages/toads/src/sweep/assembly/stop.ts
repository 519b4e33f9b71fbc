/**
 * Stopping early. The engine is built for boards of usual size: ids, keys and lists have fixed widths.
 * Anything that does not fit ends the run at once with one of these codes; nothing ever wraps. The caller then uses
 * the slower sweep that has no such limits, or, when memory is used up, says so.
 */
export const STOP_MEMORY: i32 = 1;
/** An integer offset, a fraction, a list of options, or ups and nimbers beyond the width of their field. */
export const STOP_OFFSET: i32 = 2;
export const STOP_FRACTION: i32 = 3;
export const STOP_OPTIONS: i32 = 4;
export const STOP_UPS: i32 = 5;
/** More shapes of games than ids can distinguish, or than the caller allows. */
export const STOP_SHAPES: i32 = 6;
/** More pieces than an order can hold. */
export const STOP_PIECES: i32 = 7;
/** More pairs of keys than codes can distinguish. */
export const STOP_CODES: i32 = 8;
/** So many boards were searched that the table must have forgotten most of them before they were needed again. */
export const STOP_BOARDS: i32 = 9;

export let stopCode: i32 = 0;

export function stop(code: i32): void {
  stopCode = code;
  unreachable();
}

/** What stopped can begin anew. */
export function resume(): void {
  stopCode = 0;
}
