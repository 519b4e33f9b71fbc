/** The terms of a sum, with boards that can be edited; terms can be added and removed. */
import { type Board, boardOf, printSquares } from '@lilypad/toads';
import { BoardEditor } from '../../board/board-editor.tsx';
import { printRoute } from '../../router/route.ts';
import { boardTerm, type SumTerm } from '../../sum/sum.ts';

interface SumEditorProps {
  readonly terms: readonly SumTerm[];
  /** Changes the current terms, which may be newer than those drawn last; done before this returns. */
  readonly onEdit: (edit: (terms: readonly SumTerm[]) => readonly SumTerm[]) => void;
}

export function SumEditor({ terms, onEdit }: SumEditorProps) {
  const replace = (index: number, change: (term: SumTerm) => SumTerm): void =>
    onEdit((now) => {
      const term = now[index];
      const next = term && change(term);
      return next === undefined || next === term ? now : now.with(index, next);
    });
  const add = (term: SumTerm): void => onEdit((now) => [...now, term]);
  const [only] = terms;
  const playable = terms.length === 1 && only !== undefined && !only.negative ? only.board : null;
  return (
    <div class="sum-editor">
      {terms.map((term, i) => (
        // A term is its place in the sum
        <div class="term" key={i}>
          {terms.length > 1 && (
            <div class="term-tools">
              <button
                type="button"
                class="sign"
                aria-label={`Term ${i + 1} is ${term.negative ? 'subtracted' : 'added'}; change`}
                onClick={() => replace(i, (now) => ({ ...now, negative: !now.negative }))}
              >
                {term.negative ? '−' : '+'}
              </button>
              <button
                type="button"
                class="remove"
                aria-label={`Remove term ${i + 1}`}
                onClick={() => onEdit((now) => now.filter((_, j) => j !== i))}
              >
                ×
              </button>
            </div>
          )}
          {term.board === null ? (
            <code class="game-term">{term.text}</code>
          ) : (
            <BoardEditor
              board={term.board}
              name={terms.length > 1 ? `Board ${i + 1}` : 'Board'}
              onEdit={(edit) => replace(i, (now) => withBoard(now, edit))}
            />
          )}
        </div>
      ))}
      <div class="add-terms">
        <button type="button" onClick={() => add(boardTerm(boardOf('T.F'), false))}>
          Add a board
        </button>
        <button type="button" onClick={() => add({ negative: false, board: null, text: '*' })}>
          Add a game
        </button>
        {playable !== null && (
          <a class="button" href={printRoute({ page: 'play', parameters: { board: printSquares(playable) } })}>
            Play it
          </a>
        )}
      </div>
    </div>
  );
}

function withBoard(term: SumTerm, edit: (board: Board) => Board): SumTerm {
  if (term.board === null) return term;
  const board = edit(term.board);
  return board === term.board ? term : boardTerm(board, term.negative);
}
