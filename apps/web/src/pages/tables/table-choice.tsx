/** Which table, how much of it, and what its colours mean. */
import { NumberField } from '../../parts/number-field.tsx';
import type { Parameters } from '../../router/route.ts';
import type { Colouring } from './cell-look.ts';
import { type Family, MOST_EXCESS, MOST_FIXED, PAPER_IDS } from './family.ts';

interface TableChoiceProps {
  readonly family: Family;
  readonly parameters: Parameters;
  readonly rows: number;
  readonly columns: number;
  readonly colouring: Colouring;
  readonly onChange: (changes: Parameters, options?: { readonly replace?: boolean }) => void;
}

/** What another table starts with. */
const AFRESH = { rows: '', columns: '', cell: '', size: '' };

export function TableChoice({ family, parameters, rows, columns, colouring, onChange }: TableChoiceProps) {
  const own = family.id === 'excess' || family.id === 'blanks';
  return (
    <section class="card table-choice" aria-label="Choice of table">
      <label>
        <span>Table</span>
        <select value={family.id} onChange={(event) => onChange({ ...AFRESH, table: event.currentTarget.value })}>
          {PAPER_IDS.map((id) => (
            <option key={id} value={id}>
              Table {id} of the paper
            </option>
          ))}
          <option value="excess">More toads than frogs, by any number</option>
          <option value="blanks">A fixed number of empty squares</option>
        </select>
      </label>
      {own && (
        <NumberField
          label={family.id === 'excess' ? 'How many more toads' : 'Empty squares'}
          value={Number(parameters.size ?? (family.id === 'excess' ? 4 : 2))}
          least={family.id === 'excess' ? 0 : 1}
          most={family.id === 'excess' ? MOST_EXCESS : MOST_FIXED}
          onChange={(n) => onChange({ size: String(n) }, { replace: true })}
        />
      )}
      <NumberField
        label="Rows"
        value={rows}
        least={1}
        most={family.rows.most}
        onChange={(n) => onChange({ rows: String(n) }, { replace: true })}
      />
      <NumberField
        label="Columns"
        value={columns}
        least={1}
        most={family.columns.most}
        onChange={(n) => onChange({ columns: String(n) }, { replace: true })}
      />
      <label>
        <span>Colour by</span>
        <select
          value={colouring}
          onChange={(event) =>
            onChange({ colour: event.currentTarget.value === 'kind' ? '' : event.currentTarget.value })
          }
        >
          <option value="kind">kind of value</option>
          <option value="mean">mean</option>
          <option value="temperature">temperature</option>
        </select>
      </label>
    </section>
  );
}
