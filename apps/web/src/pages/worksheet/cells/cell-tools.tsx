/** The buttons of a cell, and those that add another after it. */
import type { ComponentChildren } from 'preact';
import type { Change } from '../model/worksheet.ts';

interface CellToolsProps {
  readonly id: number;
  /** The number of the cell, from 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (change: Change) => void;
  /** What this kind of cell offers besides. */
  readonly children: ComponentChildren;
}

export function CellTools({ id, number, isFirst, isLast, onChange, children }: CellToolsProps) {
  const button = (sign: string, label: string, change: Change, disabled = false) => (
    <button
      type="button"
      class="quiet"
      aria-label={`${label} ${number}`}
      title={label}
      disabled={disabled}
      onClick={() => onChange(change)}
    >
      {sign}
    </button>
  );
  return (
    <div class="cell-tools">
      {children}
      {button('↑', 'Move up cell', { kind: 'move', id, by: -1 }, isFirst)}
      {button('↓', 'Move down cell', { kind: 'move', id, by: 1 }, isLast)}
      {button('Delete', 'Delete cell', { kind: 'remove', id })}
    </div>
  );
}

interface AddCellProps {
  /** The cell before the new one; null at the top. */
  readonly after: number | null;
  readonly where: string;
  readonly onChange: (change: Change) => void;
}

export function AddCell({ after, where, onChange }: AddCellProps) {
  const add = (kind: 'code' | 'text') => onChange({ kind: 'add', after, cell: { kind, text: '' } });
  return (
    <div class="add-cell">
      <button type="button" class="quiet" aria-label={`Add code ${where}`} onClick={() => add('code')}>
        + Code
      </button>
      <button type="button" class="quiet" aria-label={`Add text ${where}`} onClick={() => add('text')}>
        + Text
      </button>
    </div>
  );
}
