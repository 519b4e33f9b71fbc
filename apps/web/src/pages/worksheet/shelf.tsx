/** All worksheets: one's own, and those that come with the workbench. */
import { useEffect, useState } from 'preact/hooks';
import { printRoute } from '../../router/route.ts';
import { readFile } from './files.ts';
import type { Entry, WorksheetStore } from './model/store.ts';
import { type PlainWorksheet, UNTITLED } from './model/worksheet.ts';
import { READY_MADE } from './worksheets/ready-made.ts';

interface ShelfProps {
  readonly store: WorksheetStore;
  readonly onOpen: (id: string) => void;
}

interface Deleted {
  readonly id: string;
  readonly sheet: PlainWorksheet;
}

const addressOf = (parameters: Record<string, string>): string => printRoute({ page: 'worksheet', parameters });

export function Shelf({ store, onOpen }: ShelfProps) {
  const [entries, setEntries] = useState<readonly Entry[]>(() => store.list());
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = (): void => setEntries(store.list());
  useEffect(() => {
    const follow = (): void => setEntries(store.list());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);

  const create = (sheet: PlainWorksheet): void => {
    const id = store.freshId();
    if (store.save(id, sheet)) onOpen(id);
    else setProblem('The browser has no room for another worksheet, or does not allow one to be stored.');
  };
  const remove = (id: string): void => {
    const sheet = store.load(id);
    store.remove(id);
    setDeleted(sheet === null ? null : { id, sheet });
    refresh();
  };
  const restore = ({ id, sheet }: Deleted): void => {
    store.save(id, sheet);
    setDeleted(null);
    refresh();
  };

  return (
    <div class="shelf">
      <h1>Worksheets</h1>
      <p>
        A place to work in: name values, combine them, ask for every property, loop over positions, look, and go on.
        Worksheets are kept in this browser.
      </p>
      <div class="shelf-tools">
        <button
          type="button"
          class="primary"
          onClick={() => create({ title: UNTITLED, cells: [{ kind: 'code', text: '' }] })}
        >
          New worksheet
        </button>
        <label class="button">
          Open a file …
          <input
            type="file"
            class="visually-hidden"
            accept=".lily,.md,.tex,.txt"
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) create(readFile(file.name, await file.text()));
            }}
          />
        </label>
      </div>
      <div role="status">
        {deleted !== null && (
          <p class="notice">
            “{deleted.sheet.title}” was deleted.{' '}
            <button type="button" onClick={() => restore(deleted)}>
              Undo
            </button>
          </p>
        )}
      </div>
      {problem !== null && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      <h2>Yours</h2>
      {entries.length === 0 && <p class="hint">There are none yet.</p>}
      <ul class="sheet-list">
        {entries.map(({ id, title, changed }) => (
          <li key={id} class="card">
            <a href={addressOf({ sheet: id })}>{title}</a>
            <span class="hint">changed {new Date(changed).toLocaleString()}</span>
            <button type="button" class="quiet" aria-label={`Delete ${title}`} onClick={() => remove(id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <h2>Ready-made</h2>
      <ul class="sheet-list">
        {READY_MADE.map(({ name, title, about }) => (
          <li key={name} class="card">
            <a href={addressOf({ example: name })}>{title}</a>
            <span class="hint">{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
