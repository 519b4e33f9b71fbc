/**
 * The two players. Everything that Left and Right do alike is written once, with a `Side` as parameter:
 * Left is 0, Right is 1, so that a side can index an array and `opposite` is a subtraction.
 */
export type Side = 0 | 1;

export const LEFT: Side = 0;
export const RIGHT: Side = 1;
export const SIDES: readonly Side[] = [LEFT, RIGHT];

export const opposite = (side: Side): Side => (1 - side) as Side;
