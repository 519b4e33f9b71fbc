/**
 * A board that can be changed: press a square to turn it from empty to toad to frog; or move with the arrow keys and
 * type T, F or a dot, Insert for one more square, Delete for one less.
 */
import { type Board, mirror, printPowers } from '@lilypad/toads';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { elementAt } from '../element-at.ts';
import { nameOf } from './describe.ts';
import { nextSquare, press, withExtraSquare, withoutSquare, withSquare } from './edit.ts';
import { MAX_DRAWN } from './static-board.tsx';
import { Strip } from './strip.tsx';

interface BoardEditorProps {
  readonly board: Board;
  readonly name: string;
  /** Changes the current board, which may be newer than the one drawn last; done before this returns. */
  readonly onEdit: (edit: (board: Board) => Board) => void;
}

/** The current square, and whether it should get the focus. */
interface Cursor {
  readonly at: number;
  readonly focus: boolean;
}

export function BoardEditor({ board, name, onEdit }: BoardEditorProps) {
  const [cursor, setCursor] = useState<Cursor>({ at: 0, focus: false });
  // Keys may come faster than renderings: they continue from here.
  const latest = useRef(cursor);
  const squares = useRef<(HTMLButtonElement | null)[]>([]);
  const at = Math.min(cursor.at, board.length - 1);

  const moveTo = (next: Cursor): void => {
    latest.current = next;
    setCursor(next);
  };

  // The focus moves exactly when the square is drawn: a later focus could undo a newer step.
  useLayoutEffect(() => {
    if (cursor.focus) squares.current[at]?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    onEdit((now) => {
      const next = press({ board: now, at: Math.min(latest.current.at, now.length - 1) }, event.key);
      if (next === null) return now;
      event.preventDefault();
      moveTo({ at: next.at, focus: true });
      return next.board;
    });
  };

  const onFocus = (i: number): void => {
    if (i !== latest.current.at) moveTo({ at: i, focus: false });
  };

  const onClick = (i: number): void => {
    onFocus(i); // not every browser focuses a button that is pressed
    onEdit((now) => (i < now.length ? withSquare(now, i, nextSquare(elementAt(now, i))) : now));
  };

  if (board.length > MAX_DRAWN) return <p class="written">{printPowers(board)}</p>;
  return (
    <div class="editor">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise a form */}
      <div class="board" role="group" aria-label={`${name}, ${board.length} squares`} onKeyDown={onKeyDown}>
        <Strip board={board} numbered>
          {Array.from({ length: board.length }, (_, i) => (
            <button
              // A square is its place.
              key={i}
              type="button"
              class="spot"
              tabIndex={i === at ? 0 : -1}
              ref={(element) => {
                squares.current[i] = element;
              }}
              aria-label={`Square ${i + 1}: ${nameOf(elementAt(board, i))}`}
              onFocus={() => onFocus(i)}
              onClick={() => onClick(i)}
            />
          ))}
        </Strip>
      </div>
      <div class="editor-tools">
        <button
          type="button"
          onClick={() => onEdit((now) => withExtraSquare(now, 0))}
          title="One more square on the left"
        >
          + left
        </button>
        <button
          type="button"
          onClick={() => onEdit((now) => withoutSquare(now, 0))}
          title="One square less on the left"
        >
          − left
        </button>
        <button type="button" onClick={() => onEdit(mirror)} title="Turn the board round and exchange the pieces">
          Mirror
        </button>
        <button
          type="button"
          onClick={() => onEdit((now) => withoutSquare(now, now.length - 1))}
          title="One square less on the right"
        >
          − right
        </button>
        <button
          type="button"
          onClick={() => onEdit((now) => withExtraSquare(now, now.length))}
          title="One more square on the right"
        >
          + right
        </button>
      </div>
    </div>
  );
}
