/** Tables: the paper's four and this project's own, computed here and compared with the paper. */
import type { Parameters } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { readFamily, usualFamily } from './family.ts';
import { TableChoice } from './table-choice.tsx';
import { TableView } from './table-view.tsx';
import './tables.css';

export function TablesPage() {
  const [parameters, change] = useParameters();
  const read = readFamily(parameters);
  const family = read.ok ? read.value : usualFamily();
  const rows = readCount(parameters, 'rows', family.rows);
  const columns = readCount(parameters, 'columns', family.columns);
  const colouring = parameters.colour === 'mean' || parameters.colour === 'temperature' ? parameters.colour : 'kind';
  return (
    <div class="tables">
      <h1>Tables</h1>
      <TableChoice
        family={read.ok ? family : null}
        problem={read.ok ? null : read}
        parameters={parameters}
        rows={rows}
        columns={columns}
        colouring={colouring}
        onChange={change}
      />
      {read.ok && (
        <TableView
          shown={family}
          rows={rows}
          columns={columns}
          colouring={colouring}
          selected={readCell(parameters.cell, rows, columns)}
          onSelect={(i, j) => change({ cell: `${i},${j}` }, { replace: true })}
          formula={parameters.formula ?? ''}
          onTry={(formula) => change({ formula })}
        />
      )}
    </div>
  );
}

function readCount(
  parameters: Parameters,
  name: 'rows' | 'columns',
  { shown, most }: { readonly shown: number; readonly most: number },
): number {
  const value = Number(parameters[name]);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : shown;
}

function readCell(text: string | undefined, rows: number, columns: number): [number, number] {
  const [row = 1, column = 1] = (text ?? '').split(',').map(Number);
  const inside = Number.isInteger(row) && Number.isInteger(column) && row >= 1 && column >= 1;
  return inside && row <= rows && column <= columns ? [row, column] : [1, 1];
}
