/** A table of values; as a heat map, its cells are coloured by who is ahead and how far. */
import type { Shown } from '@lilypad/sheet';
import { useState } from 'preact/hooks';
import { plainText } from '../formats/outputs.ts';
import type { Heat } from './views.ts';

interface ValueTableProps {
  readonly shown: Extract<Shown, { kind: 'table' }>;
  readonly heat: readonly (readonly Heat[])[] | null;
}

/** Longer values are cut; a press on the cell shows the whole value below the table. */
const MOST_LETTERS = 24;

export function ValueTable({ shown: { title, axes, rows }, heat }: ValueTableProps) {
  const [down, across] = axes;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <table class={`value-table${heat === null ? '' : ' heat'}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{across === undefined ? down?.name : `${down?.name} \\ ${across.name}`}</th>
            {across === undefined ? (
              <th scope="col">value</th>
            ) : (
              across.values.map((value, j) => (
                // A column is its place.
                <th scope="col" key={j}>
                  {plainText(value)}
                </th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // A row is its place.
            <tr key={i}>
              <th scope="row">{down?.values.slice(i, i + 1).map((value) => plainText(value))}</th>
              {row.map((value, j) => (
                <Cell key={j} value={value} heat={heat?.[i]?.[j] ?? null} onOpen={setOpen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        {open !== null && (
          <p class="whole-value">
            <span>{open}</span>
            <button type="button" class="quiet" onClick={() => setOpen(null)}>
              Close
            </button>
          </p>
        )}
      </div>
      {heat !== null && <p class="hint">Blue: above 0, good for Left. Orange: below 0, good for Right.</p>}
    </>
  );
}

interface CellProps {
  readonly value: Shown;
  readonly heat: Heat | null;
  /** Shows a text that is too long for the cell. */
  readonly onOpen: (text: string) => void;
}

function Cell({ value, heat, onOpen }: CellProps) {
  const text = plainText(value);
  const isCut = text.length > MOST_LETTERS;
  return (
    <td
      class={value.kind === 'error' ? 'failed' : heat === null ? undefined : `side-${heat.side}`}
      style={heat === null ? undefined : { '--shade': heat.shade }}
    >
      {isCut ? (
        <button type="button" class="whole" title={text} onClick={() => onOpen(text)}>
          {text.slice(0, MOST_LETTERS - 1)}…
        </button>
      ) : (
        text
      )}
    </td>
  );
}
