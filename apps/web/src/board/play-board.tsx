/**
 * The board in play. A piece has at most one move, so pressing the piece, or the square that it leads to, makes it; so
 * does dragging the piece there. A piece that cannot move shakes its head. Every square can be reached with the left
 * and right arrow keys, and with up and down the next piece that can move; U takes a move back and R makes it again.
 */
import { type Board, EMPTY, type Move, printPowers } from '@lilypad/toads';
import { useEffect, useRef, useState } from 'preact/hooks';
import { elementAt } from '../element-at.ts';
import type { RatedMoveAnswer } from '../worker/game-questions.ts';
import type { Change } from './change.ts';
import { nameOf } from './describe.ts';
import { Piece } from './pieces.tsx';
import { playSound } from './sounds.ts';
import { MAX_DRAWN } from './static-board.tsx';
import { Strip } from './strip.tsx';
import { useDrag } from './use-drag.ts';
import { worth } from './worth.ts';
import { Badge, fade } from './worth-badge.tsx';

const SHAKE_MS = 600;

/** A piece to look at, and the square that it should go to, if that is shown too. */
interface Pointer {
  readonly from: number;
  readonly to: number | null;
}

interface PlayBoardProps {
  readonly name: string;
  readonly board: Board;
  /** The moves that may be made here; none while the computer thinks. */
  readonly moves: readonly Move[];
  /** What the moves are worth, or null where that is not shown. */
  readonly rated?: readonly RatedMoveAnswer[] | null;
  readonly animated: boolean;
  /** The last move, which is marked. */
  readonly last?: Change | null;
  /** What a hint points at. */
  readonly pointer?: Pointer | null;
  readonly onMove: (move: Move) => void;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

export function PlayBoard(props: PlayBoardProps) {
  const { name, board, moves, rated = null, animated, last = null, pointer = null, onMove, onUndo, onRedo } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const squares = useRef<(HTMLButtonElement | null)[]>([]);
  const at = Math.min(chosen ?? moves[0]?.from ?? 0, board.length - 1);
  const moveAt = new Map(moves.map((move) => [move.from, move]));
  // Two pieces of one side never lead to the same square.
  const moveTo = new Map(moves.map((move) => [move.to, move]));
  const [stuck, setStuck] = useStuck();
  const { drag, handlers, wasDrag } = useDrag(onMove);
  const shownMove = moveAt.get(drag?.from ?? hovered ?? chosen ?? -1);
  const ghost = shownMove ?? (pointer?.to == null ? undefined : moveAt.get(pointer.from));

  const press = (index: number): void => {
    if (wasDrag()) return;
    const move = moveAt.get(index) ?? moveTo.get(index);
    setStuck(move === undefined && board[index] !== EMPTY ? index : null);
    if (move !== undefined) onMove(move);
  };
  const ratedAt = new Map((rated ?? []).map((each) => [each.move.from, each]));

  const focus = (index: number | undefined): void => {
    if (index === undefined || index < 0 || index >= board.length) return;
    setChosen(index);
    squares.current[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const movable = moves.map(({ from }) => from);
    if (event.key === 'ArrowLeft') focus(at - 1);
    else if (event.key === 'ArrowRight') focus(at + 1);
    else if (event.key === 'ArrowDown') focus(movable.find((from) => from > at) ?? movable[0]);
    else if (event.key === 'ArrowUp') focus(movable.findLast((from) => from < at) ?? movable.at(-1));
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(board.length - 1);
    else if (event.key.toLowerCase() === 'u') onUndo?.();
    else if (event.key.toLowerCase() === 'r') onRedo?.();
    else return;
    event.preventDefault();
  };

  if (board.length > MAX_DRAWN) {
    return <p class="written">{printPowers(board)} (too long to draw; the moves are listed below)</p>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form
    <div class="board play-board" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <Strip
        board={board}
        animated={animated}
        numbered
        drag={drag}
        stuck={stuck}
        lit={new Set(moveAt.keys())}
        last={last}
      >
        {Array.from({ length: board.length }, (_, i) => {
          const move = moveAt.get(i);
          const value = ratedAt.get(i);
          const shown = move !== undefined && value !== undefined;
          return (
            <button
              // A square is its place.
              key={i}
              type="button"
              class={spotClass(move, shown ? value : undefined, pointer?.from === i || pointer?.to === i)}
              style={shown ? { '--fade': fade(value.remoteness) } : {}}
              tabIndex={i === at ? 0 : -1}
              ref={(element) => {
                squares.current[i] = element;
              }}
              aria-disabled={move === undefined && !moveTo.has(i)}
              aria-label={label(board, i, move, value)}
              onFocus={() => setChosen(i)}
              onMouseEnter={() => setHovered(i)}
              onMouseLeave={() => setHovered(null)}
              onClick={() => press(i)}
              {...handlers(move)}
            >
              {shown && <Badge {...value} />}
              {ghost?.to === i && (
                <span class="ghost">
                  <Piece square={elementAt(board, ghost.from)} />
                </span>
              )}
            </button>
          );
        })}
      </Strip>
      <p class="visually-hidden" role="status">
        {stuck === null ? '' : `The ${nameOf(elementAt(board, stuck))} on square ${stuck + 1} cannot move now.`}
      </p>
    </div>
  );
}

/** The square whose piece shakes its head; forgotten after the shake, so that a second press shakes again. */
function useStuck(): [number | null, (at: number | null) => void] {
  const [stuck, setStuck] = useState<number | null>(null);
  useEffect(() => {
    if (stuck === null) return;
    playSound('stuck');
    const timer = setTimeout(() => setStuck(null), SHAKE_MS);
    return () => clearTimeout(timer);
  }, [stuck]);
  return [stuck, setStuck];
}

function spotClass(move: Move | undefined, value: RatedMoveAnswer | undefined, pointed: boolean): string {
  const kind = value === undefined ? '' : value.value === 'win' ? ' wins' : ' loses';
  return `spot${move === undefined ? '' : ' movable'}${kind}${pointed ? ' pointed' : ''}`;
}

function label(board: Board, at: number, move: Move | undefined, value: RatedMoveAnswer | undefined): string {
  const square = `Square ${at + 1}: ${nameOf(elementAt(board, at))}`;
  if (move === undefined) return square;
  const verb = Math.abs(move.to - move.from) === 1 ? 'slides' : 'jumps';
  return `${square}, ${verb} to ${move.to + 1}${value === undefined ? '' : `, ${worth(value)}`}`;
}
