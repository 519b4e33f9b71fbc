/** The chosen cell: its position, its value, what the paper says about it, and a link to Explore. */
import { describePrinted, KIND_LABELS, PAPER, type Result } from '@lilypad/tables';
import { boardOf } from '@lilypad/toads';
import { MAX_DRAWN, StaticBoard } from '../../board/static-board.tsx';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { printRoute } from '../../router/route.ts';
import { Term } from '../../words/term.tsx';
import type { CellAnswer, CellQuestion } from '../../worker/protocol.ts';
import { MARKS } from './cell-look.ts';
import { costOf } from './question.ts';

interface CellCardProps {
  readonly question: CellQuestion;
  readonly answer: CellAnswer | null;
  /** Where the value comes from, if it came with the project. */
  readonly result: Result | null;
  readonly computing: boolean;
  readonly onCompute: () => void;
}

/** Larger cells take too much time and memory for a page. */
const MOST_WORK = 60_000_000;

export function CellCard({ question, answer, result, computing, onCompute }: CellCardProps) {
  const { position, printed } = question;
  const board = boardOf(position);
  return (
    <section class="card cell-card" aria-labelledby="cell-heading" aria-live="polite">
      <h2 id="cell-heading">
        <code>{position}</code>
      </h2>
      {board.length <= MAX_DRAWN && <StaticBoard board={board} />}
      {answer !== null && (
        <>
          <Scroll className="big-value" label="Value of the cell">
            <Formula latex={answer.latex} text={answer.short.text} display />
          </Scroll>
          <dl class="facts">
            <div>
              <dt>kind</dt>
              <dd>{KIND_LABELS[answer.kind]}</dd>
            </div>
            <div>
              <dt>
                <Term name="mean" />
              </dt>
              <dd>{answer.mean}</dd>
            </div>
            <div>
              <dt>
                <Term name="temperature" />
              </dt>
              <dd>{answer.temperature}</dd>
            </div>
          </dl>
          {result !== null && (
            <p class="hint">
              Computed beforehand, by {result.method}, in {result.seconds.toLocaleString('en-US')} s.
            </p>
          )}
        </>
      )}
      <p>
        {printed === null ? 'The paper does not have this cell.' : `The paper prints ${describePrinted(printed)}.`}
        {answer !== null && printed !== null && (
          <>
            {' '}
            <strong data-testid="mark">
              {MARKS[answer.mark][0]} The value here {MARKS[answer.mark][1]}.
            </strong>
          </>
        )}
        {position === PAPER.erratum.position &&
          ` It is a misprint: three independent computations give ${PAPER.erratum.correct}.`}
      </p>
      {answer === null && (
        <p>
          <button
            type="button"
            class="primary"
            disabled={computing || costOf(question) > MOST_WORK}
            onClick={onCompute}
          >
            Compute this cell
          </button>{' '}
          <span class="hint">
            {costOf(question) > MOST_WORK
              ? 'Too large for a browser; the command line can do it.'
              : `About ${Math.round(costOf(question)).toLocaleString('en-US')} positions.`}
          </span>
        </p>
      )}
      <p>
        <a href={printRoute({ page: 'explore', parameters: { sum: position } })}>Open {position} in Explore</a>
      </p>
    </section>
  );
}
