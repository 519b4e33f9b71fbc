/** Which table, how much of it, and what its colours mean. */
import { PAPER_IDS } from '@lilypad/tables';
import { NumberField } from '../../parts/number-field.tsx';
import { TextField } from '../../parts/text-field.tsx';
import type { Parameters } from '../../router/route.ts';
import type { Colouring } from './cell-look.ts';
import { MOST_EXCESS, MOST_FIXED, MOST_THIRD, OWN_EXAMPLE, type ShownFamily } from './family.ts';

interface TableChoiceProps {
  /** The family that is shown; null if the typed one is wrong. */
  readonly family: ShownFamily | null;
  readonly problem: { readonly message: string; readonly column: number } | null;
  readonly parameters: Parameters;
  readonly rows: number;
  readonly columns: number;
  readonly colouring: Colouring;
  readonly onChange: (changes: Parameters, options?: { readonly replace?: boolean }) => void;
}

/** What another table starts with. */
const AFRESH = { rows: '', columns: '', cell: '', size: '', family: '', third: '', formula: '' };

export function TableChoice(props: TableChoiceProps) {
  const { family, problem, parameters, rows, columns, colouring, onChange } = props;
  const id = family?.family.id ?? 'own';
  const number = (name: string) => (n: number) => onChange({ [name]: String(n) }, { replace: true });
  return (
    <section class="card table-choice" aria-label="Choice of table">
      <label>
        <span>Table</span>
        <select value={id} onChange={(event) => onChange({ ...AFRESH, table: event.currentTarget.value })}>
          {PAPER_IDS.map((paper) => (
            <option key={paper} value={paper}>
              Table {paper} of the paper
            </option>
          ))}
          <option value="excess">More toads than frogs, by any number</option>
          <option value="blanks">A fixed number of empty squares</option>
          <option value="own">A family of your own</option>
        </select>
      </label>
      {id === 'excess' && (
        <NumberField
          label="How many more toads"
          value={Number(parameters.size ?? 4)}
          least={0}
          most={MOST_EXCESS}
          onChange={number('size')}
        />
      )}
      {id === 'blanks' && (
        <NumberField
          label="Empty squares"
          value={Number(parameters.size ?? 2)}
          least={1}
          most={MOST_FIXED}
          onChange={number('size')}
        />
      )}
      {id === 'own' && (
        <div class="own-family">
          <TextField
            label={`Family with up to three parameters, such as ${OWN_EXAMPLE} or T^a.^bF^c`}
            value={parameters.family ?? OWN_EXAMPLE}
            problem={problem}
            onInput={(text) => onChange({ family: text, cell: '' }, { replace: true })}
          />
        </div>
      )}
      {family?.third != null && (
        <label class="third">
          <span>
            {family.third.name} = {family.third.value}
          </span>
          <input
            type="range"
            min={0}
            max={MOST_THIRD}
            value={family.third.value}
            onInput={(event) => onChange({ third: event.currentTarget.value, cell: '' }, { replace: true })}
          />
        </label>
      )}
      {family !== null && (
        <>
          <NumberField label="Rows" value={rows} least={1} most={family.rows.most} onChange={number('rows')} />
          <NumberField
            label="Columns"
            value={columns}
            least={1}
            most={family.columns.most}
            onChange={number('columns')}
          />
        </>
      )}
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
