/** The help about positions and `--turn`. */

export const POSITION_HELP = `
A position is a board and who is to move: "RR--LL" or "TT..FF" with --turn, 1_RR--LL, or ("RR--LL","R"). R and T are toads,
which move to the right and belong to player 1; L and F are frogs, which move to the left and belong to player 2.`;

export const TURN_HELP = 'who is to move: T, R, 1 or toads; F, L, 2 or frogs (default: toads)';
