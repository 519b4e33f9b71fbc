/** Explore: a sum of boards and games, its value with its properties, its moves and its tree. */

import { NotationField } from '../../parts/notation-field.tsx';
import { useParameters } from '../../router/use-route.ts';
import { parseSum, printSum, type SumTerm } from '../../sum/sum.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { CompareCard } from './compare-card.tsx';
import { Examples } from './examples.tsx';
import './explore.css';
import { MovesCard } from './moves-card.tsx';
import { SumEditor } from './sum-editor.tsx';
import { ThermographCard } from './thermograph-card.tsx';
import { TreeCard } from './tree-card.tsx';
import { ValueCard } from './value-card.tsx';

export const START = 'TT..FF';

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

  return (
    <div class="explore">
      <h1>Explore</h1>
      <section class="card asking" aria-label="Position">
        <NotationField
          id="sum"
          label="Position, game, or a sum of them"
          value={sum}
          placeholder="TT..FF + TF. - {1|0}"
          onChange={(text, step) => change({ sum: text }, { replace: step === 'same' })}
        />
        {parsed.ok && <SumEditor terms={parsed.terms} onEdit={edit} />}
        <Examples current={sum} onChoose={show} />
      </section>
      {parsed.ok && (
        <>
          <ValueCard task={value} />
          <ThermographCard answer={value.output} stale={value.status !== 'done'} />
          <MovesCard
            task={moves}
            waiting={value.status === 'running'}
            several={parsed.terms.length > 1}
            onChoose={show}
          />
          <CompareCard
            sum={sum}
            other={parameters.with ?? ''}
            onChange={(text, step) => change({ with: text }, { replace: step === 'same' })}
          />
          <TreeCard sum={sum} ready={value.status === 'done'} terms={parsed.terms} onChoose={show} />
        </>
      )}
    </div>
  );
}
