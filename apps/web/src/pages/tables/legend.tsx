/** What the colours and marks of a table mean. */
import { KIND_LABELS } from '@lilypad/tables';
import { type Colouring, MARKS } from './cell-look.ts';

export function Legend({ colouring }: { readonly colouring: Colouring }) {
  return (
    <div class="legend">
      <ul aria-label="Colours">
        {colouring === 'kind' ? (
          Object.entries(KIND_LABELS).map(([kind, name]) => (
            <li key={kind}>
              <span class={`swatch tone-${kind}`} style={{ '--shade': 1 }} /> {name}
            </li>
          ))
        ) : (
          <>
            <li>
              <span class="swatch tone-warm" style={{ '--shade': 0.7 }} /> {colouring} above zero
            </li>
            <li>
              <span class="swatch tone-zero" style={{ '--shade': 1 }} /> zero
            </li>
            <li>
              <span class="swatch tone-cold" style={{ '--shade': 0.7 }} /> {colouring} below zero
            </li>
          </>
        )}
        <li>
          <span class="swatch tone-printed" /> only printed
        </li>
      </ul>
      <ul aria-label="Marks">
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
