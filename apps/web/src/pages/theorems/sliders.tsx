/** A slider for the size of each gap. */
import type { Point } from '@lilypad/prover';

/** Sliders go so far. */
export const MOST_GAP = 15;

interface SlidersProps {
  readonly parameters: readonly string[];
  readonly point: Point;
  readonly onChoose: (point: Point) => void;
}

export function Sliders({ parameters, point, onChoose }: SlidersProps) {
  return (
    <div class="sliders">
      {parameters.map((name, i) => (
        <label key={name}>
          <span>
            <i>{name}</i> = {point[i]}
          </span>
          <input
            type="range"
            min="0"
            max={MOST_GAP}
            value={point[i]}
            onInput={(event) => onChoose(point.with(i, Number(event.currentTarget.value)))}
          />
        </label>
      ))}
    </div>
  );
}
