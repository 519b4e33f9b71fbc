/**
 * The pond with its lily pads and the pieces on them: the drawing that every board shares. Buttons are laid over it by
 * the components that need them, one for each square, in a grid of their own. A piece keeps its identity, since pieces
 * of one kind never overtake each other; so when the board changes by a move, the piece can be seen to move.
 */
import { type Board, EMPTY, type Square, TOAD } from '@lilypad/toads';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Change, changeBetween } from './change.ts';
import { blinkNowAndThen, showMove } from './motion.ts';
import { Piece } from './pieces.tsx';
import { playSound } from './sounds.ts';
import { useColumns } from './use-columns.ts';
import type { Drag } from './use-drag.ts';

interface StripProps {
  readonly board: Board;
  /** Whether moves are animated and heard, and the pieces blink. */
  readonly animated?: boolean;
  /** Whether the squares are numbered. */
  readonly numbered?: boolean;
  readonly size?: 'small' | 'large';
  /** A piece that a pointer drags. */
  readonly drag?: Drag | null;
  /** A square whose piece shakes its head, since it cannot move. */
  readonly stuck?: number | null;
  /** The squares whose pads are lit, since their pieces can move. */
  readonly lit?: ReadonlySet<number>;
  /** The last move. */
  readonly last?: Change | null;
  /** A button for each square, in order. */
  readonly children?: ComponentChildren;
}

const NONE: ReadonlySet<number> = new Set();

export function Strip(props: StripProps) {
  const { board, animated = false, numbered = false, size = 'large', drag = null, stuck = null } = props;
  const { lit = NONE, last = null, children } = props;
  const { frame, columns } = useColumns(board.length, size === 'large');
  const squares = Array.from(board);
  let toads = 0;
  let frogs = 0;
  useMoves(frame, board, columns, animated);
  return (
    <div class={`pond-frame ${size}${numbered ? ' numbered' : ''}`} style={{ '--squares': board.length }} ref={frame}>
      <div class="pond" style={{ '--columns': columns }}>
        {size === 'large' && <WaterLily />}
        <div class="strip">
          {squares.map((_, i) => (
            // A pad is its place.
            <span
              key={`pad ${i}`}
              class={padClass(i, lit, last)}
              style={{ '--turn': `${(i * 67) % 360}deg` }}
              aria-hidden="true"
            >
              {numbered && <small>{i + 1}</small>}
            </span>
          ))}
          {squares.map((square, i) =>
            square === EMPTY ? null : (
              <PlacedPiece
                key={square === TOAD ? `T${toads++}` : `F${frogs++}`}
                square={square}
                at={i}
                columns={columns}
                lively={size === 'large'}
                drag={drag?.from === i ? drag : null}
                stuck={stuck === i}
              />
            ),
          )}
          {children !== undefined && <div class="spots">{children}</div>}
        </div>
      </div>
    </div>
  );
}

function padClass(at: number, lit: ReadonlySet<number>, last: Change | null): string {
  const mark = last === null ? '' : at === last.from ? ' left-last' : at === last.to ? ' reached-last' : '';
  return `pad${lit.has(at) ? ' lit' : ''}${mark}`;
}

/** Shows and sounds the move between the board drawn before and this one. */
function useMoves(
  frame: { readonly current: HTMLElement | null },
  board: Board,
  columns: number,
  animated: boolean,
): void {
  const before = useRef(board);
  useLayoutEffect(() => {
    const change = changeBetween(before.current, board);
    before.current = board;
    if (!animated || change === null || frame.current === null) return;
    showMove(frame.current, change, columns);
    playSound(Math.abs(change.from - change.to) === 1 ? 'slide' : 'jump');
  }, [board]);
  useLayoutEffect(() => {
    return animated && frame.current !== null ? blinkNowAndThen(frame.current) : undefined;
  }, [animated]);
}

interface PlacedPieceProps {
  readonly square: Square;
  readonly at: number;
  readonly columns: number;
  /** Whether it has a shadow and may splash; small drawings have neither. */
  readonly lively: boolean;
  readonly drag: Drag | null;
  readonly stuck: boolean;
}

function PlacedPiece({ square, at, columns, lively, drag, stuck }: PlacedPieceProps) {
  const place = {
    '--column': (at % columns) + (drag?.x ?? 0),
    '--row': Math.floor(at / columns) + (drag?.y ?? 0),
  };
  return (
    <span class={`piece${drag === null ? '' : ' dragged'}${stuck ? ' stuck' : ''}`} data-at={at} style={place}>
      {lively && <span class="shadow" />}
      {lively && <Splash />}
      <span class="hop">
        <span class="figure">
          <Piece square={square} />
        </span>
      </span>
    </span>
  );
}

/** A flower in a corner of the pond. */
function WaterLily() {
  return (
    <svg class="flora" viewBox="0 0 60 36" aria-hidden="true" focusable="false">
      <ellipse class="leaf" cx="30" cy="28" rx="29" ry="7" />
      <path class="petal" d="M30 28C16 28 6 22 4 13c9 0 20 5 26 15zM30 28c14 0 24-6 26-15-9 0-20 5-26 15z" />
      <path class="petal" d="M30 28C20 24 14 15 15 6c7 3 14 12 15 22zM30 28c10-4 16-13 15-22-7 3-14 12-15 22z" />
      <path class="petal" d="M30 28c-6-7-6-18 0-26 6 8 6 19 0 26z" />
      <circle class="heart" cx="30" cy="25" r="3.5" />
    </svg>
  );
}

/** Where a piece lands: a ring on the water and some drops; seen only when it lands. */
function Splash() {
  return (
    <svg class="splash" viewBox="0 0 100 60" aria-hidden="true" focusable="false">
      <ellipse cx="50" cy="40" rx="46" ry="17" />
      <ellipse cx="50" cy="40" rx="32" ry="11" />
      <path d="M14 22l-5-8M34 12l-2-10M66 12l2-10M86 22l5-8" />
    </svg>
  );
}
