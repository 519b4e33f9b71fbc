/**
 * Worksheet: the list of worksheets, or the one that the address names: one's own (`sheet`), one that comes with the
 * workbench (`example`), or one inside the address (`shared`). The last two become one's own with the first change.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Parameters } from '../../router/route.ts';
import { useParameters } from '../../router/use-route.ts';
import { readLily } from './formats/lily.ts';
import { unpackWorksheet } from './formats/share.ts';
import { WorksheetStore } from './model/store.ts';
import type { PlainWorksheet } from './model/worksheet.ts';
import { OpenWorksheet } from './open-worksheet.tsx';
import { Shelf } from './shelf.tsx';
import './worksheet.css';
import { READY_MADE } from './worksheets/ready-made.ts';

interface Opened {
  /** The address that it was opened from, or has now. */
  readonly address: string;
  /** Tells openings apart; stays when a worksheet becomes one's own. */
  readonly key: number;
  /** The name in the store; null while it is not one's own. */
  readonly id: string | null;
  /** The worksheet as it was opened; null if there is none. */
  readonly sheet: PlainWorksheet | null;
}

const NOWHERE = { sheet: '', example: '', shared: '' } as const;

export function WorksheetPage() {
  const [parameters, change] = useParameters();
  const [store] = useState(() => new WorksheetStore());
  const [opened, setOpened] = useState<Opened | null>(null);
  const { sheet = '', example = '', shared = '' } = parameters;
  const address = [sheet, example, shared].join(' ');
  const isShelf = sheet === '' && example === '' && shared === '';

  useEffect(() => {
    if (isShelf || opened?.address === address) return;
    let live = true;
    load(store, { sheet, example, shared }).then((found) => {
      if (live) setOpened((last) => ({ address, key: (last?.key ?? 0) + 1, id: sheet || null, sheet: found }));
    });
    return () => {
      live = false;
    };
  }, [address, opened?.address]);

  if (isShelf) return <Shelf store={store} onOpen={(id) => change({ ...NOWHERE, sheet: id })} />;
  if (opened?.address !== address) return <p class="loading">One moment …</p>;
  if (opened.sheet === null) return <Missing />;
  const save = (changed: PlainWorksheet): boolean => {
    const id = opened.id ?? store.freshId();
    const isStored = store.save(id, changed);
    if (opened.id === null && isStored) {
      setOpened({ ...opened, id, address: [id, '', ''].join(' ') });
      change({ ...NOWHERE, sheet: id });
    }
    return isStored;
  };
  return <OpenWorksheet key={opened.key} sheet={opened.sheet} onSave={save} />;
}

function Missing() {
  const [, change] = useParameters();
  return (
    <>
      <h1>No such worksheet</h1>
      <p class="failure" role="alert">
        This address names no worksheet of this browser, or is damaged.{' '}
        <button type="button" onClick={() => change(NOWHERE)}>
          All worksheets
        </button>
      </p>
    </>
  );
}

async function load(store: WorksheetStore, { sheet, example, shared }: Parameters): Promise<PlainWorksheet | null> {
  if (sheet) return store.load(sheet);
  if (shared) return unpackWorksheet(shared);
  const known = READY_MADE.find(({ name }) => name === example);
  return known === undefined ? null : readLily(await known.load(), known.title);
}
