/** A class: its words, the formula of the chosen one, a point in it, and a slice through it. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { useParameters } from '../../router/use-route.ts';
import type { Point } from './affine.ts';
import { describeClass, regionAt, theoremOf, type Word, wordLatex, wordText } from './certificate.ts';
import { CorollaryCard } from './corollary-card.tsx';
import { documentOf } from './library.ts';
import { endCount } from './outcome.ts';
import { OutcomePointCard } from './outcome-point-card.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { PointCard } from './point-card.tsx';
import { RegionTable } from './region-table.tsx';
import { SliceCard } from './slice-card.tsx';
import { MOST_GAP } from './sliders.tsx';

const USUAL_GAP = 3;

const OUTCOME_CLAIM =
  ' Of words without a known value it is proved where they are ≥ 0, ≤ 0, ≥ ∗ and ≤ ∗, which tells who wins, and which are 0 or ∗.';

interface ClassViewProps {
  readonly certificate: string;
  /** What stands under the formula. */
  readonly children: ComponentChildren;
}

export function ClassView({ certificate, children }: ClassViewProps) {
  const [parameters, change] = useParameters();
  const document = useMemo(() => documentOf(certificate), [certificate]);
  const theorem = useMemo(() => theoremOf(document), [document]);
  const word = theorem.words.find((known) => known.word === parameters.word) ?? theorem.words[0]!;
  const point = readPoint(word, parameters.at ?? '');
  const ends = theorem.words.reduce((sum, one) => sum + (one.kind === 'value' ? one.regions.length : endCount(one)), 0);
  const choose = (next: Point): void =>
    change({ at: word.parameters.map((name) => next[name]).join(',') }, { replace: true });

  return (
    <div class="columns">
      <div class="column">
        <section class="card class-card" aria-labelledby="class-heading">
          <h2 id="class-heading">Class {theorem.name}</h2>
          <p>
            All positions with {describeClass(document)}. It has {theorem.words.length}{' '}
            {theorem.words.length === 1 ? 'word' : 'words'} and {ends} regions.
            {document.claim === 'outcome' && OUTCOME_CLAIM}
          </p>
          <fieldset class="words">
            <legend>Word</legend>
            {theorem.words.map((known) => (
              <button
                key={known.word}
                type="button"
                aria-pressed={known === word}
                onClick={() => change({ word: known.word, at: '' })}
              >
                <span class="visually-hidden">{wordText(known, theorem.gap)}</span>
                <span aria-hidden="true">
                  <Formula latex={wordLatex(known, theorem.gap)} text={wordText(known, theorem.gap)} />
                </span>
              </button>
            ))}
          </fieldset>
          {word.kind === 'value' ? (
            <RegionTable word={word} gap={theorem.gap} current={regionAt(word, point)} />
          ) : (
            <OutcomeTable word={word} gap={theorem.gap} point={point} />
          )}
        </section>
        <CorollaryCard document={document} />
        {children}
      </div>
      <div class="column">
        {word.kind === 'value' ? (
          <PointCard word={word} gap={theorem.gap} point={point} region={regionAt(word, point)} onChoose={choose} />
        ) : (
          <OutcomePointCard word={word} gap={theorem.gap} point={point} onChoose={choose} />
        )}
        {word.parameters.length >= 2 && <SliceCard word={word} gap={theorem.gap} point={point} onChoose={choose} />}
      </div>
    </div>
  );
}

function readPoint({ parameters }: Word, text: string): Point {
  const numbers = text.split(',').map(Number);
  const fits = text !== '' && numbers.length === parameters.length;
  const usable = fits && numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_GAP);
  return Object.fromEntries(parameters.map((name, i) => [name, usable ? numbers[i]! : USUAL_GAP]));
}
