/** A class: its words, the formula of the chosen one, a point in it, and a slice through it. */
import type { ClaimView, EntryView, Point } from '@lilypad/prover';
import type { ComponentChildren } from 'preact';
import { elementAt } from '../../element-at.ts';
import { Formula } from '../../formula/formula.tsx';
import { useParameters } from '../../router/use-route.ts';
import { WithTerms } from '../../words/with-terms.tsx';
import { CorollaryCard } from './corollary-card.tsx';
import { DecisionCard } from './decision-card.tsx';
import { liveliestPoint } from './liveliest.ts';
import { OutcomePointCard } from './outcome-point-card.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { PointCard } from './point-card.tsx';
import { RegionTable } from './region-table.tsx';
import { SliceCard } from './slice-card.tsx';
import { MOST_GAP } from './sliders.tsx';

interface ClassViewProps {
  readonly view: ClaimView;
  /** What is shown under the formula. */
  readonly children: ComponentChildren;
}

export function ClassView({ view, children }: ClassViewProps) {
  const [parameters, change] = useParameters();
  const entry = view.entries.find((known) => known.word === parameters.word) ?? elementAt(view.entries, 0);
  const point = readPoint(entry, parameters.at ?? '');
  const choose = (next: Point): void => change({ at: next.join(',') }, { replace: true });

  return (
    <div class="columns">
      <div class="column">
        <section class="card class-card" aria-labelledby="class-heading">
          <h2 id="class-heading">{view.title}</h2>
          <p>
            <WithTerms text={view.about} />
          </p>
          <fieldset class="words">
            <legend>Word</legend>
            {view.entries.map((known) => (
              <button
                key={known.word}
                type="button"
                aria-pressed={known === entry}
                onClick={() => change({ word: known.word, at: '' })}
              >
                <span class="visually-hidden">{known.text}</span>
                <span aria-hidden="true">
                  <Formula latex={known.latex} text={known.text} />
                </span>
              </button>
            ))}
          </fieldset>
          {entry.kind === 'regions' ? (
            <RegionTable key={entry.word} entry={entry} current={entry.rowAt(point)} />
          ) : (
            <OutcomeTable entry={entry} point={point} />
          )}
        </section>
        {hasDecisions(entry) && <DecisionCard key={entry.word} entry={entry} point={point} />}
        <CorollaryCard corollaries={view.corollaries} />
        {children}
      </div>
      <div class="column">
        {entry.kind === 'regions' ? (
          <PointCard entry={entry} point={point} onChoose={choose} />
        ) : (
          <OutcomePointCard entry={entry} point={point} onChoose={choose} />
        )}
        {entry.parameters.length >= 2 && <SliceCard key={entry.word} entry={entry} point={point} onChoose={choose} />}
      </div>
    </div>
  );
}

/** Whether there is anything to decide. */
const hasDecisions = (entry: EntryView): boolean =>
  entry.kind === 'questions' || (entry.decisions !== null && entry.decisions.kind === 'fork');

function readPoint(entry: EntryView, text: string): Point {
  const { parameters } = entry;
  const numbers = text.split(',').map(Number);
  const fits = text !== '' && numbers.length === parameters.length;
  const usable = fits && numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_GAP);
  return usable ? numbers : liveliestPoint(entry);
}
