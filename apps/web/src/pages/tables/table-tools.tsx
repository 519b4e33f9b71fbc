/** Under a table: a filter, a formula to try on it, and the table as a file. */
import { useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { TaskStatus } from '../../parts/task-status.tsx';
import { TextField } from '../../parts/text-field.tsx';
import type { FormulaAnswer, FormulaVerdict } from '../../worker/protocol.ts';
import type { Task } from '../../worker/use-task.ts';
import { FORMATS, type TextTable } from './export.ts';
import { CHOICES, type Filter } from './filter.ts';

interface FilterFieldsProps {
  readonly filter: Filter;
  /** How many cells match; null without a filter. */
  readonly count: number | null;
  readonly onChange: (filter: Filter) => void;
}

export function FilterFields({ filter, count, onChange }: FilterFieldsProps) {
  return (
    <div class="table-filter">
      <label>
        <span>Show only</span>
        <select value={filter.only} onChange={(event) => onChange({ ...filter, only: event.currentTarget.value })}>
          <option value="">all cells</option>
          {CHOICES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label="that contain"
        value={filter.text}
        placeholder="1/2, ∗, F^3"
        onInput={(text) => onChange({ ...filter, text })}
      />
      <span role="status" class="count">
        {count !== null && `${count} ${count === 1 ? 'cell' : 'cells'}`}
      </span>
    </div>
  );
}

interface FormulaFieldProps {
  readonly family: string;
  readonly formula: string;
  readonly task: Task<FormulaAnswer>;
  readonly onTry: (formula: string) => void;
}

export function FormulaField({ family, formula, task, onTry }: FormulaFieldProps) {
  const [text, setText] = useState(formula);
  const verdicts = formula !== '' && task.status === 'done' ? (task.output?.verdicts ?? []) : [];
  const count = (wanted: FormulaVerdict): number => verdicts.filter((verdict) => verdict === wanted).length;
  return (
    <form
      class="table-formula"
      onSubmit={(event) => {
        event.preventDefault();
        onTry(text.trim());
      }}
    >
      <TextField
        label={
          <>
            Try a formula: <code>{family}</code> =
          </>
        }
        value={text}
        placeholder="{a-2|1} for a >= 3"
        onInput={setText}
      />
      <button type="submit">Try it</button>
      {formula !== '' && (
        <button
          type="button"
          onClick={() => {
            setText('');
            onTry('');
          }}
        >
          Clear
        </button>
      )}
      <TaskStatus task={task} what="the formula" />
      <p role="status" data-testid="agreement">
        {verdicts.length > 0 &&
          `The formula agrees with ${count('agrees')} ${count('agrees') === 1 ? 'cell' : 'cells'} and differs from ${count('differs')}` +
            `${count('silent') > 0 ? `; it says nothing of ${count('silent')}` : ''}.`}
      </p>
    </form>
  );
}

export function ExportButtons({ table }: { readonly table: () => TextTable }) {
  return (
    <p class="table-export">
      <span>Save as</span>
      {Object.entries(FORMATS).map(([ending, { name, type, write }]) => (
        <button key={ending} type="button" onClick={() => download(`table.${ending}`, type, write(table()))}>
          {name}
        </button>
      ))}
    </p>
  );
}
