/** The moves of the player to move, best first, with what each is worth. */
import type { Side } from '@lilypad/games';
import type { Move } from '@lilypad/toads';
import { PLAYERS } from '../../board/describe.ts';
import { worth } from '../../board/worth.ts';
import { Badge } from '../../board/worth-badge.tsx';
import type { RatedMoveAnswer } from '../../engine/protocol.ts';

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
        {moves.map((rated) => {
          const move = legal.find(({ from }) => from === rated.from);
          return (
            <li key={rated.from}>
              <button type="button" disabled={disabled || move === undefined} onClick={() => move && onMove(move)}>
                <span class="squares">
                  {rated.from + 1} → {rated.to + 1}
                </span>
                <Badge wins={rated.wins} remoteness={rated.remoteness} />
                <span>{worth(rated.wins, rated.remoteness)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
