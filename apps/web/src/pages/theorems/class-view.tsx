/** A class: its words, the formula of the chosen one, a point in it, and a slice through it. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { useParameters } from '../../router/use-route.ts';
import type { Point } from './affine.ts';
import { describeClass, regionAt, theoremOf, type WordTheorem, wordLatex, wordText } from './certificate.ts';
import { documentOf } from './library.ts';
import { PointCard } from './point-card.tsx';
import { RegionTable } from './region-table.tsx';
import { SliceCard } from './slice-card.tsx';

/** Sliders go so far. */
export const MOST_GAP = 15;
const USUAL_GAP = 3;

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
  const region = regionAt(word, point);
  const choose = (next: Point): void =>
    change({ at: word.parameters.map((name) => next[name]).join(',') }, { replace: true });

  return (
    <div class="columns">
      <div class="column">
        <section class="card class-card" aria-labelledby="class-heading">
          <h2 id="class-heading">Class {theorem.name}</h2>
          <p>
            All positions with {describeClass(document)}. It has {theorem.words.length}{' '}
            {theorem.words.length === 1 ? 'word' : 'words'} and{' '}
            {theorem.words.reduce((sum, { regions }) => sum + regions.length, 0)} regions.
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
          <RegionTable word={word} gap={theorem.gap} current={region} />
        </section>
        {children}
      </div>
      <div class="column">
        <PointCard word={word} gap={theorem.gap} point={point} region={region} onChoose={choose} />
        {word.parameters.length >= 2 && <SliceCard word={word} gap={theorem.gap} point={point} onChoose={choose} />}
      </div>
    </div>
  );
}

function readPoint({ parameters }: WordTheorem, text: string): Point {
  const numbers = text.split(',').map(Number);
  const fits = text !== '' && numbers.length === parameters.length;
  const usable = fits && numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_GAP);
  return Object.fromEntries(parameters.map((name, i) => [name, usable ? numbers[i]! : USUAL_GAP]));
}
