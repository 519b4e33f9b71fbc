/** A board that cannot be changed. Boards too long to be drawn are shown as text. */
import { type Board, printPowers } from '@lilypad/toads';
import { describeBoard } from './describe.ts';
import { Strip } from './strip.tsx';

/** Longer boards are shown as text only. */
export const MAX_DRAWN = 60;

export function StaticBoard({ board, size = 'small' }: { readonly board: Board; readonly size?: 'small' | 'large' }) {
  if (board.length > MAX_DRAWN) return <code class="written">{printPowers(board)}</code>;
  return (
    <div class="board" role="img" aria-label={describeBoard(board)}>
      <Strip board={board} size={size} />
    </div>
  );
}
