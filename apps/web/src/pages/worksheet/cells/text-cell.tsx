/** A cell of text: shown, or in a field while it is written. */
import { useRef, useState } from 'preact/hooks';
import type { Cell, Change } from '../model/worksheet.ts';
import { CellTools } from './cell-tools.tsx';
import { WrittenText } from './written-text.tsx';

interface TextCellProps {
  readonly cell: Cell;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (change: Change) => void;
}

export function TextCell({ cell, number, onChange, ...place }: TextCellProps) {
  const { id, text } = cell;
  const [isEdited, setEdited] = useState(text === '');
  const toggle = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setEdited(false);
    toggle.current?.focus();
  };
  return (
    <section class="cell text-cell" id={`cell-${id}`} aria-label={`Cell ${number}, text`}>
      {isEdited ? (
        <textarea
          aria-label={`Text of cell ${number}`}
          value={text}
          rows={Math.max(3, text.split('\n').length + 1)}
          onInput={(event) => onChange({ kind: 'text', id, text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.shiftKey))) return;
            event.preventDefault();
            done();
          }}
        />
      ) : (
        <WrittenText text={text === '' ? 'An empty text.' : text} />
      )}
      <CellTools id={id} number={number} onChange={onChange} {...place}>
        <button
          type="button"
          class="quiet"
          ref={toggle}
          aria-label={`${isEdited ? 'Show' : 'Edit'} text of cell ${number}`}
          onClick={() => setEdited(!isEdited)}
        >
          {isEdited ? 'Done' : 'Edit'}
        </button>
      </CellTools>
    </section>
  );
}
