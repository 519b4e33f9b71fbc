/** An open worksheet: its cells, run in the worker, and every change stored at once. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { printRoute } from '../../router/route.ts';
import { useWorkers } from '../../worker/workers.ts';
import { AddCell } from './cells/cell-tools.tsx';
import { CodeCell } from './cells/code-cell.tsx';
import { TextCell } from './cells/text-cell.tsx';
import { FORMATS, fileName } from './files.ts';
import { packWorksheet } from './formats/share.ts';
import { Runner } from './model/runner.ts';
import { type Change, changed, type PlainWorksheet, type Worksheet, withIds, withoutIds } from './model/worksheet.ts';

interface OpenWorksheetProps {
  readonly sheet: PlainWorksheet;
  /** Stores a changed worksheet; says whether that worked. */
  readonly onSave: (sheet: PlainWorksheet) => boolean;
}

interface Notice {
  readonly text: string;
  readonly undo: (() => void) | null;
}

export function OpenWorksheet({ sheet: given, onSave }: OpenWorksheetProps) {
  const { worksheets } = useWorkers();
  const [sheet, setSheet] = useState(() => withIds(given));
  const latest = useRef(sheet);
  const [, redraw] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const focusOn = useRef<number | null>(null);
  const [runner] = useState(
    () =>
      new Runner(
        (cells, options) => worksheets.run('worksheet', { cells }, options),
        () => redraw((n) => n + 1),
      ),
  );

  useEffect(() => {
    runner.update(latest.current.cells);
    runner.runAll();
    return () => runner.stop();
  }, [runner]);

  // Before the next key is pressed.
  useLayoutEffect(() => {
    if (focusOn.current === null) return;
    document.getElementById(`cell-${focusOn.current}`)?.querySelector<HTMLElement>('.cm-content, textarea')?.focus();
    focusOn.current = null;
  });

  const show = (next: Worksheet): void => {
    latest.current = next;
    runner.update(next.cells);
    setSheet(next);
    if (!onSave(withoutIds(next))) {
      setNotice({ text: 'The browser cannot store this worksheet. Export it before you leave.', undo: null });
    }
  };
  const apply = (change: Change): void => {
    const before = latest.current;
    const next = changed(before, change);
    if (change.kind === 'add') focusOn.current = next.cells.find((cell) => !before.cells.includes(cell))?.id ?? null;
    if (change.kind === 'remove') setNotice({ text: 'The cell was deleted.', undo: () => show(before) });
    show(next);
  };
  const runAndGoOn = (id: number): void => {
    runner.run([id]);
    const { cells } = latest.current;
    const next = cells.slice(1 + cells.findIndex((cell) => cell.id === id)).find(({ kind }) => kind === 'code');
    if (next === undefined) apply({ kind: 'add', after: id, cell: { kind: 'code', text: '' } });
    else {
      focusOn.current = next.id;
      redraw((n) => n + 1);
    }
  };
  const share = async (): Promise<void> => {
    const shared = await packWorksheet(withoutIds(latest.current));
    const address = location.href.replace(/#.*/, '') + printRoute({ page: 'worksheet', parameters: { shared } });
    try {
      await navigator.clipboard.writeText(address);
      setNotice({ text: 'The address of this worksheet, as it is now, was copied.', undo: null });
    } catch {
      setNotice({ text: `The address of this worksheet: ${address}`, undo: null });
    }
  };
  const save = ({ ending, type, write }: (typeof FORMATS)[number]): void => {
    const answers = sheet.cells.map(({ id }) => runner.state(id).result?.answer ?? null);
    download(`${fileName(sheet.title)}${ending}`, type, write(withoutIds(sheet), answers));
  };

  return (
    <div class="worksheet">
      <h1 class="visually-hidden">Worksheet: {sheet.title}</h1>
      <div class="sheet-head">
        <a href={printRoute({ page: 'worksheet', parameters: {} })}>All worksheets</a>
        <textarea
          class="sheet-title"
          aria-label="Title"
          rows={1}
          value={sheet.title}
          onInput={(event) => apply({ kind: 'title', title: event.currentTarget.value.replaceAll('\n', ' ') })}
        />
        <div class="sheet-tools">
          <button type="button" class="primary" onClick={() => runner.runAll()}>
            Run all
          </button>
          <button type="button" disabled={!runner.isBusy} onClick={() => runner.stop()}>
            Stop
          </button>
          <button type="button" onClick={share}>
            Share
          </button>
          <label>
            <span class="visually-hidden">Export</span>
            <select
              value=""
              onChange={({ currentTarget }) => {
                const format = FORMATS.find(({ ending }) => ending === currentTarget.value);
                currentTarget.value = '';
                if (format !== undefined) save(format);
              }}
            >
              <option value="">Export …</option>
              {FORMATS.map(({ name, ending }) => (
                <option key={ending} value={ending}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <p class="hint keys">
        <kbd>Ctrl-Enter</kbd> runs a cell and what depends on it, <kbd>Shift-Enter</kbd> goes on to the next,{' '}
        <kbd>Ctrl-Space</kbd> completes a name, <kbd>Escape</kbd> stops.
      </p>
      <div role="status">
        {notice !== null && (
          <p class="notice">
            {notice.text}{' '}
            {notice.undo !== null && (
              <button
                type="button"
                onClick={() => {
                  notice.undo?.();
                  setNotice(null);
                }}
              >
                Undo
              </button>
            )}{' '}
            <button type="button" class="quiet" onClick={() => setNotice(null)}>
              Close
            </button>
          </p>
        )}
      </div>
      <AddCell after={null} where="at the top" onChange={apply} />
      {sheet.cells.map((cell, i) => {
        const common = {
          cell,
          number: i + 1,
          isFirst: i === 0,
          isLast: i === sheet.cells.length - 1,
          onChange: apply,
        };
        return (
          <div key={cell.id}>
            {cell.kind === 'text' ? (
              <TextCell {...common} />
            ) : (
              <CodeCell
                {...common}
                state={runner.state(cell.id)}
                names={runner.defined}
                onRun={() => runner.run([cell.id])}
                onRunAndGoOn={() => runAndGoOn(cell.id)}
                onStop={() => runner.stop()}
              />
            )}
            <AddCell after={cell.id} where={`after cell ${i + 1}`} onChange={apply} />
          </div>
        );
      })}
    </div>
  );
}
