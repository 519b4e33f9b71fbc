/**
 * The strip of lily pads with the pieces on it: the drawing that every board shares. Buttons are laid over it by the
 * components that need them. A piece keeps its identity, since pieces of one kind never overtake each other; so when
 * the board changes by a move, the piece is animated.
 */
import { type Board, EMPTY, TOAD } from '@lilypad/toads';
import type { ComponentChildren } from 'preact';
import { Piece } from './pieces.tsx';
import type { Drag } from './use-drag.ts';

interface StripProps {
  readonly board: Board;
  /** Whether moves are animated. */
  readonly animated?: boolean;
  /** Whether the squares are numbered. */
  readonly numbered?: boolean;
  readonly size?: 'small' | 'large';
  /** A piece that a pointer drags. */
  readonly drag?: Drag | null;
  /** A square whose piece shakes its head, since it cannot move. */
  readonly stuck?: number | null;
  readonly children?: ComponentChildren;
}

/** The place of something on a strip. */
export const spot = (index: number): Record<string, number> => ({ '--at': index });

export function Strip(props: StripProps) {
  const { board, animated = false, numbered = false, size = 'large', drag = null, stuck = null, children } = props;
  const squares = Array.from(board);
  let toads = 0;
  let frogs = 0;
  return (
    <div
      class={`strip ${size}${animated ? ' animated' : ''}${numbered ? ' numbered' : ''}`}
      style={{ '--squares': board.length }}
    >
      {squares.map((_, i) => (
        // A pad is its place
        <span key={`pad ${i}`} class="pad" aria-hidden="true">
          {numbered && <small>{i + 1}</small>}
        </span>
      ))}
      {squares.map((square, i) =>
        square === EMPTY ? null : (
          <span
            key={square === TOAD ? `T${toads++}` : `F${frogs++}`}
            class={`piece${drag?.from === i ? ' dragged' : ''}${stuck === i ? ' stuck' : ''}`}
            style={spot(drag?.from === i ? i + drag.by : i)}
          >
            <Piece square={square} />
          </span>
        ),
      )}
      {children}
    </div>
  );
}
