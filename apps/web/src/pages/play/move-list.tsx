/** The moves of the player to move, best first, with what each is worth. */
import type { Side } from '@lilypad/games';
import type { Move } from '@lilypad/toads';
import { PLAYERS } from '../../board/describe.ts';
import { worth } from '../../board/worth.ts';
import { Badge } from '../../board/worth-badge.tsx';
import type { RatedMoveAnswer } from '../../worker/protocol.ts';

interface MoveListProps {
  readonly turn: Side;
  readonly moves: readonly RatedMoveAnswer[];
  readonly legal: readonly Move[];
  readonly disabled: boolean;
  readonly onMove: (move: Move) => void;
}

export function MoveList({ turn, moves, legal, disabled, onMove }: MoveListProps) {
  return (
    <section class="card move-list" aria-labelledby="worth-heading">
      <h2 id="worth-heading">Moves, best first</h2>
      {legal.length === 0 && <p class="hint">{PLAYERS[turn]} has no move.</p>}
      <ol>
        {moves.map((rated) => (
          <li key={rated.move.from}>
            <button type="button" disabled={disabled} onClick={() => onMove(rated.move)}>
              <span class="squares">
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
