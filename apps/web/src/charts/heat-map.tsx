/**
 * A table whose cells are coloured by what they hold. Cells carry text and a mark too, so that nothing depends on
 * colour. One cell at a time is in the order of the Tab key; the arrow keys go from cell to cell.
 */
import { useRef } from 'preact/hooks';

export interface HeatCell {
  readonly text: string;
  /** A name for its colour. */
  readonly tone: string;
  /** A colour of its own; null where the tone has one. */
  readonly colour: string | null;
  /** A small sign in the corner. */
  readonly mark: string;
  /** The full content in words. */
  readonly label: string;
  /** Whether a filter leaves it out. */
  readonly faded: boolean;
}

interface HeatMapProps {
  readonly caption: string;
  readonly rowName: string;
  readonly columnName: string;
  readonly rows: number;
  readonly columns: number;
  /** Rows and columns count from 1. */
  readonly cell: (row: number, column: number) => HeatCell;
  readonly selected: readonly [row: number, column: number];
  readonly onSelect: (row: number, column: number) => void;
  /** The cell under the pointer or in focus; null if there is none. */
  readonly onPoint: (cell: readonly [row: number, column: number] | null) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function HeatMap(props: HeatMapProps) {
  const { caption, rowName, columnName, rows, columns, cell, selected, onSelect, onPoint } = props;
  const table = useRef<HTMLTableElement>(null);
  const [row, column] = selected;

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = [row + step[0], column + step[1]] as const;
    if (next[0] < 1 || next[0] > rows || next[1] < 1 || next[1] > columns) return;
    onSelect(...next);
    table.current?.querySelector<HTMLButtonElement>(`[data-cell="${next.join()}"]`)?.focus();
  };

  return (
    <table class="heat-map" ref={table} onKeyDown={onKeyDown} onPointerLeave={() => onPoint(null)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowName === '' ? columnName : `${rowName} \\ ${columnName}`}</th>
          {range(columns).map((j) => (
            <th scope="col" key={j}>
              {j}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {range(rows).map((i) => (
          <tr key={i}>
            <th scope="row">{rowName === '' ? '' : i}</th>
            {range(columns).map((j) => {
              const { text, tone, colour, mark, label, faded } = cell(i, j);
              const here = i === row && j === column;
              return (
                <td key={j}>
                  <button
                    type="button"
                    class={`cell tone-${tone}${faded ? ' faded' : ''}`}
                    {...(colour !== null && { style: { '--colour': colour } })}
                    data-cell={`${i},${j}`}
                    tabIndex={here ? 0 : -1}
                    aria-pressed={here}
                    aria-label={label}
                    onClick={() => onSelect(i, j)}
                    onPointerEnter={() => onPoint([i, j])}
                  >
                    <span class="cell-text">{text}</span>
                    <span class="cell-mark">{mark}</span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
