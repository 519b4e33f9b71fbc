/** Explore: a sum of boards and games, who wins it, its value with its properties, its moves and its tree. */

import { legalMoves, printSquares } from '@lilypad/toads';
import { NotationField } from '../../parts/notation-field.tsx';
import { useParameters } from '../../router/use-route.ts';
import { parseSum, printSum, type SumTerm } from '../../sum/sum.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { CompareCard } from './compare-card.tsx';
import { CoveringCard } from './covering-card.tsx';
import { Examples } from './examples.tsx';
import './explore.css';
import { MovesCard } from './moves-card.tsx';
import { SumEditor } from './sum-editor.tsx';
import { ThermographCard } from './thermograph-card.tsx';
import { TreeCard } from './tree-card.tsx';
import { ValueCard } from './value-card.tsx';
import { Verdict } from './verdict.tsx';

export const START = 'TT..FF';
/** Between the sums that lie over one thermograph; it cannot be in a sum. */
const BETWEEN = ';';

export function ExplorePage() {
  const [parameters, change] = useParameters();
  const sum = parameters.sum ?? START;
  const parsed = parseSum(sum);
  const { values } = useWorkers();
  const readable = parsed.ok ? sum : null;
  const value = useTask(values, 'value', readable === null ? null : { sum: readable });
  // Moves are computed after the value, so that they do not delay it.
  const moves = useTask(values, 'moves', readable !== null && value.status === 'done' ? { sum: readable } : null);
  const show = (next: string): void => change({ sum: next });
  const edit = (alter: (terms: readonly SumTerm[]) => readonly SumTerm[]): void =>
    change((now) => {
      const latest = parseSum(now.sum ?? START);
      if (!latest.ok) return {};
      const next = alter(latest.terms);
      return next === latest.terms ? {} : { sum: printSum(next) };
    });
  const others = (parameters.over ?? '').split(BETWEEN).filter((text) => text !== '' && parseSum(text).ok);
  const terms = parsed.ok ? parsed.terms : [];
  const board = terms.length === 1 && !terms[0]?.negative ? (terms[0]?.board ?? null) : null;
  const { output } = value;

  return (
    <div class="explore">
      <h1>Explore</h1>
      <section class="card asking" aria-label="Position">
        <div class="asking-board">
          <NotationField
            id="sum"
            label="Position, game, or a sum of them"
            value={sum}
            placeholder="TT..FF + TF. - {1|0}"
            onChange={(text, step) => change({ sum: text }, { replace: step === 'same' })}
          />
          {parsed.ok && <SumEditor terms={parsed.terms} onEdit={edit} />}
        </div>
        {parsed.ok && <Verdict sum={sum} task={value} />}
        <Examples current={sum} onChoose={show} />
      </section>
      {parsed.ok && value.status !== 'failed' && output !== null && (
        <>
          {isOver(terms) ? (
            <section class="card moves-card" aria-labelledby="moves-heading">
              <h2 id="moves-heading">Moves</h2>
              <p>Neither side can move: the game is over, and whoever is to move has lost.</p>
            </section>
          ) : (
            <MovesCard task={moves} waiting={value.status === 'running'} several={terms.length > 1} onChoose={show} />
          )}
          <ThermographCard
            sum={sum}
            answer={output}
            stale={value.status !== 'done'}
            others={others}
            onChange={(next) => change({ over: next.join(BETWEEN) })}
          />
          <ValueCard answer={output} stale={value.status !== 'done'} />
        </>
      )}
      {parsed.ok && (
        <>
          <CompareCard
            sum={sum}
            other={parameters.with ?? ''}
            onChange={(text, step) => change({ with: text }, { replace: step === 'same' })}
          />
          {board !== null && <CoveringCard key={sum} board={printSquares(board)} />}
        </>
      )}
      {parsed.ok && value.status === 'done' && !isOver(terms) && <TreeCard sum={sum} onChoose={show} />}
    </div>
  );
}

/** Whether all terms are boards in which nobody can move. */
function isOver(terms: readonly SumTerm[]): boolean {
  return terms.every(
    ({ board }) => board !== null && [0, 1].every((side) => legalMoves(board, side === 0 ? 0 : 1).length === 0),
  );
}
