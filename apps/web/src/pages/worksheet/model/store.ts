/** Worksheets on this device: one entry of the browser's storage each, so that tabs do not overwrite each other's. */
import type { PlainCell, PlainWorksheet } from './worksheet.ts';

const PREFIX = 'lilypad-worksheet ';

/** A worksheet in a list. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

interface Stored extends PlainWorksheet {
  readonly changed: number;
}

/** The part of the browser's storage that is used. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class WorksheetStore {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage = localStorage, now: () => number = Date.now) {
    this.storage = storage;
    this.now = now;
  }

  /** All worksheets, the last changed first. */
  list(): Entry[] {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const id = key.slice(PREFIX.length);
        const stored = this.read(id);
        return stored === null ? [] : [{ id, title: stored.title, changed: stored.changed }];
      })
      .sort((a, b) => b.changed - a.changed);
  }

  load(id: string): PlainWorksheet | null {
    const stored = this.read(id);
    return stored === null ? null : { title: stored.title, cells: stored.cells };
  }

  /** Whether there was room for it. */
  save(id: string, { title, cells }: PlainWorksheet): boolean {
    const stored: Stored = { title, cells, changed: this.now() };
    try {
      this.storage.setItem(PREFIX + id, JSON.stringify(stored));
      return true;
    } catch {
      return false; // no room, or forbidden
    }
  }

  remove(id: string): void {
    this.storage.removeItem(PREFIX + id);
  }

  /** A name for a new worksheet. */
  freshId(): string {
    const random = Math.floor(Math.random() * 36 ** 4).toString(36);
    return `${this.now().toString(36)}${random.padStart(4, '0')}`;
  }

  private read(id: string): Stored | null {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(PREFIX + id) ?? 'null');
      return isStored(stored) ? stored : null;
    } catch {
      return null;
    }
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { title, cells, changed } = value as Partial<Stored>;
  return typeof title === 'string' && typeof changed === 'number' && Array.isArray(cells) && cells.every(isCell);
}

function isCell(value: unknown): value is PlainCell {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text } = value as Partial<PlainCell>;
  return (kind === 'code' || kind === 'text') && typeof text === 'string';
}
