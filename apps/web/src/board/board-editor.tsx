/**
 * A board that can be changed: press a square to turn it from empty to toad to frog; or go along with the arrow keys and
 * type T, F or a dot, Insert for one more square, Delete for one less.
 */
import { type Board, mirror, printPowers } from '@lilypad/toads';
import { useRef, useState } from 'preact/hooks';
import { nameOf } from './describe.ts';
import { nextSquare, squareOfKey, withExtraSquare, withoutSquare, withSquare } from './edit.ts';
import { MAX_DRAWN } from './static-board.tsx';
import { Strip, spot } from './strip.tsx';

interface BoardEditorProps {
  readonly board: Board;
  readonly name: string;
  readonly onChange: (board: Board) => void;
}

export function BoardEditor({ board, name, onChange }: BoardEditorProps) {
  const [current, setCurrent] = useState(0);
  const squares = useRef<(HTMLButtonElement | null)[]>([]);
  const at = Math.min(current, board.length - 1);

  const focus = (index: number, length = board.length): void => {
    const next = Math.max(0, Math.min(index, length - 1));
    setCurrent(next);
    // The square may only be there after the next rendering.
    requestAnimationFrame(() => squares.current[next]?.focus());
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = squareOfKey(event.key);
    if (typed !== null) {
      onChange(withSquare(board, at, typed));
      focus(at + 1);
    } else if (event.key === 'ArrowLeft') focus(at - 1);
    else if (event.key === 'ArrowRight') focus(at + 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(board.length - 1);
    else if (event.key === 'Insert' || event.key === '+') {
      onChange(withExtraSquare(board, at + 1));
      focus(at + 1, board.length + 1);
    } else if (event.key === 'Delete') {
      onChange(withoutSquare(board, at));
      focus(at, board.length - 1);
    } else if (event.key === 'Backspace') {
      onChange(withoutSquare(board, at));
      focus(at - 1, board.length - 1);
    } else return;
    event.preventDefault();
  };

  if (board.length > MAX_DRAWN) return <p class="written">{printPowers(board)}</p>;
  return (
    <div class="editor">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form */}
      <div class="board" role="group" aria-label={`${name}, ${board.length} squares`} onKeyDown={onKeyDown}>
        <Strip board={board} numbered>
          {Array.from({ length: board.length }, (_, i) => (
            <button
              // A square is its place
              key={i}
              type="button"
              class="spot"
              style={spot(i)}
              tabIndex={i === at ? 0 : -1}
              ref={(element) => {
                squares.current[i] = element;
              }}
              aria-label={`Square ${i + 1}: ${nameOf(board[i]!)}`}
              onFocus={() => setCurrent(i)}
              onClick={() => onChange(withSquare(board, i, nextSquare(board[i]!)))}
            />
          ))}
        </Strip>
      </div>
      <div class="editor-tools">
        <button type="button" onClick={() => onChange(withExtraSquare(board, 0))} title="One more square on the left">
          + left
        </button>
        <button type="button" onClick={() => onChange(withoutSquare(board, 0))} title="One square less on the left">
          − left
        </button>
        <button
          type="button"
          onClick={() => onChange(mirror(board))}
          title="Turn the board round and exchange the pieces"
        >
          Mirror
        </button>
        <button
          type="button"
          onClick={() => onChange(withoutSquare(board, board.length - 1))}
          title="One square less on the right"
        >
          − right
        </button>
        <button
          type="button"
          onClick={() => onChange(withExtraSquare(board, board.length))}
          title="One more square on the right"
        >
          + right
        </button>
      </div>
    </div>
  );
}
