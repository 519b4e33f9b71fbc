/** A slider for the size of each gap. */
import type { Point } from './affine.ts';
import type { Word } from './certificate.ts';

/** Sliders go so far. */
export const MOST_GAP = 15;

interface SlidersProps {
  readonly word: Word;
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

export function Sliders({ word, point, onChoose }: SlidersProps) {
  return (
    <div class="sliders">
      {word.parameters.map((name) => (
        <label key={name}>
          <span>
            <i>{name}</i> = {point[name]}
          </span>
          <input
            type="range"
            min="0"
            max={MOST_GAP}
            value={point[name]}
            onInput={(event) => onChoose({ ...point, [name]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
    </div>
  );
}
