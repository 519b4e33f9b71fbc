/** The terms of a sum, boards drawn and ready to be changed, with ways to add and to take away. */
import { boardOf, print } from '@lilypad/toads';
import { BoardEditor } from '../../board/board-editor.tsx';
import { printRoute } from '../../router/route.ts';
import { boardTerm, printSum, type SumTerm } from '../../sum/sum.ts';

interface SumEditorProps {
  readonly terms: readonly SumTerm[];
  readonly onChange: (sum: string) => void;
}

export function SumEditor({ terms, onChange }: SumEditorProps) {
  const replace = (index: number, term: SumTerm): void => onChange(printSum(terms.with(index, term)));
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
                onClick={() => replace(i, { ...term, negative: !term.negative })}
              >
                {term.negative ? '−' : '+'}
              </button>
              <button
                type="button"
                class="remove"
                aria-label={`Remove term ${i + 1}`}
                onClick={() => onChange(printSum(terms.filter((_, j) => j !== i)))}
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
              onChange={(board) => replace(i, boardTerm(board, term.negative))}
            />
          )}
        </div>
      ))}
      <div class="add-terms">
        <button type="button" onClick={() => onChange(printSum([...terms, boardTerm(boardOf('T.F'), false)]))}>
          Add a board
        </button>
        <button
          type="button"
          onClick={() => onChange(printSum([...terms, { negative: false, board: null, text: '*' }]))}
        >
          Add a game
        </button>
        {playable !== null && (
          <a class="button" href={printRoute({ page: 'play', parameters: { board: print(playable) } })}>
            Play it
          </a>
        )}
      </div>
    </div>
  );
}
