/** The moves of the player to move, best first, with what each is worth. */
import type { Side } from '@lilypad/games';
import type { SumMove } from '@lilypad/toads';
import { PLAYERS } from '../../board/describe.ts';
import { worth } from '../../board/worth.ts';
import { Badge } from '../../board/worth-badge.tsx';
import type { RatedMoveAnswer } from '../../worker/game-questions.ts';

interface MoveListProps {
  readonly turn: Side;
  /** How many boards there are. */
  readonly boards: number;
  readonly moves: readonly RatedMoveAnswer[];
  /** Whether there is no move. */
  readonly over: boolean;
  readonly disabled: boolean;
  readonly onMove: (move: SumMove) => void;
}

export function MoveList({ turn, boards, moves, over, disabled, onMove }: MoveListProps) {
  return (
    <section class="card move-list" aria-labelledby="worth-heading">
      <h2 id="worth-heading">Moves, best first</h2>
      {over && <p class="hint">{PLAYERS[turn]} has no move.</p>}
      <ol>
        {moves.map((rated) => (
          <li key={`${rated.move.board} ${rated.move.from}`}>
            <button type="button" class="made" disabled={disabled} onClick={() => onMove(rated.move)}>
              <span class="squares">
                {boards > 1 ? `Board ${rated.move.board + 1}: ` : ''}
                {rated.move.from + 1} → {rated.move.to + 1}
              </span>
              <Badge {...rated} />
              <span>{worth(rated)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
