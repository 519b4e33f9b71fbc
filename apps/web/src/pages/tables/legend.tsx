/** What the colours and marks of a table mean; for numbers, the scale of the colours. */
import { KIND_LABELS } from '@lilypad/tables';
import { type Colouring, MARKS, TRIED } from './cell-look.ts';
import { type Ramp, rampColour, type Scale } from './ramp.ts';

interface LegendProps {
  readonly colouring: Colouring;
  readonly scale: Scale;
  /** Whether cells show how a formula agrees with them. */
  readonly tried: boolean;
}

export function Legend({ colouring, scale, tried }: LegendProps) {
  if (tried) {
    return (
      <ul class="legend tried" aria-label="Marks">
        {Object.entries(TRIED).map(([verdict, [sign, words]]) => (
          <li key={verdict}>
            <span class={`swatch tone-tried-${verdict}`} /> <span class="sign">{sign}</span> {words}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div class="legend">
      {colouring !== 'kind' && <ScaleBar ramp={colouring} scale={scale} />}
      <ul aria-label="Colours">
        {colouring === 'kind' &&
          Object.entries(KIND_LABELS).map(([kind, name]) => (
            <li key={kind}>
              <span class={`swatch tone-${kind}`} /> {name}
            </li>
          ))}
        <li>
          <span class="swatch tone-printed" /> only printed
        </li>
      </ul>
      <ul aria-label="Marks">
        <li>
          <span class="sign">·</span> {MARKS.open[1]}
        </li>
        {Object.entries(MARKS)
          .filter(([, [sign]]) => sign !== '')
          .map(([name, [sign, words]]) => (
            <li key={name}>
              <span class="sign">{sign}</span> {words}
            </li>
          ))}
      </ul>
    </div>
  );
}

const STOPS = [-1, -0.5, 0, 0.5, 1];

/** The colours from the least number through zero to the greatest; zero is where it lies between them. */
function ScaleBar({ ramp, scale: { least, most } }: { readonly ramp: Ramp; readonly scale: Scale }) {
  const range = most.value - least.value || 1;
  const place = (part: number): number => {
    const value = part < 0 ? -part * least.value : part * most.value;
    return (100 * (value - least.value)) / range;
  };
  const stops = STOPS.filter((part) => part === 0 || (part < 0 ? least.value < 0 : most.value > 0));
  const gradient = stops.map((part) => `${rampColour(ramp, part)} ${place(part).toFixed(1)}%`).join(', ');
  return (
    <figure class="scale">
      <figcaption>{ramp}</figcaption>
      <div class="scale-bar" style={{ background: `linear-gradient(to right, ${gradient})` }} />
      <div class="scale-ends">
        <span>{least.text}</span>
        {least.value < 0 && most.value > 0 && (
          <span class="scale-zero" style={{ left: `${place(0)}%` }}>
            0
          </span>
        )}
        <span>{most.text}</span>
      </div>
    </figure>
  );
}
