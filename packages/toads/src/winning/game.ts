/**
 * The three functions that define a game for a GamesCrafters solver: which moves there are, what a move leads to, and
 * whether the game is over. In the write-up a move is the tuple of the position it leads to; here it names the squares,
 * which says the same and can be shown to a player.
 */
import { LEFT, opposite } from '@lilypad/games';
import { afterMove, legalMoves, type Move } from '../board/board.ts';
import type { Position } from '../board/position.ts';

/**
 * The legal moves of the player to move: toads from left to right, frogs from right to left.
 *
 * @example
 * ```ts
 * import { RIGHT } from '@lilypad/games';
 * generateMoves({ board: boardOf('T.F.F'), turn: RIGHT }).map(printMove); // => [ '5-4', '3-2' ]
 * ```
 */
export function generateMoves({ board, turn }: Position): Move[] {
  const found = legalMoves(board, turn);
  return turn === LEFT ? found : found.reverse();
}

/**
 * The position after a legal move: the piece has moved and the other player is to move.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const position = { board: boardOf('T.F'), turn: LEFT };
 * const [move] = generateMoves(position);
 * printPosition(doMove(position, move)); // => '2_-RL'
 * ```
 */
export function doMove({ board, turn }: Position, move: Move): Position {
  return { board: afterMove(board, move), turn: opposite(turn) };
}

/**
 * 'lose' for the player to move if there is no move, 'undecided' otherwise.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * primitive({ board: boardOf('FT'), turn: LEFT }); // => 'lose'
 * ```
 */
export function primitive(position: Position): 'lose' | 'undecided' {
  return generateMoves(position).length === 0 ? 'lose' : 'undecided';
}
