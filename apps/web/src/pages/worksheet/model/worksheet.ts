/** A worksheet: a title and cells of code and of text. It never changes; every change makes a new one. */

export interface Cell {
  /** Known only while the page is open: tells cells apart when they move or change. */
  readonly id: number;
  readonly kind: 'code' | 'text';
  readonly text: string;
}

export interface Worksheet {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** A cell as it is stored and written to files. */
export type PlainCell = Omit<Cell, 'id'>;

/** A worksheet as it is stored and written to files. */
export interface PlainWorksheet {
  readonly title: string;
  readonly cells: readonly PlainCell[];
}

export const UNTITLED = 'Untitled';

/** A worksheet from a file or the store, with cells that can be told apart; it has at least one cell. */
export function withIds({ title, cells }: PlainWorksheet): Worksheet {
  const some: readonly PlainCell[] = cells.length === 0 ? [{ kind: 'code', text: '' }] : cells;
  return { title, cells: some.map(({ kind, text }, id) => ({ id, kind, text })) };
}

export const withoutIds = ({ title, cells }: Worksheet): PlainWorksheet => ({
  title,
  cells: cells.map(({ kind, text }) => ({ kind, text })),
});

const freshId = ({ cells }: Worksheet): number => 1 + Math.max(-1, ...cells.map(({ id }) => id));

/** A change of a worksheet. */
export type Change =
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'text'; readonly id: number; readonly text: string }
  /** A new cell after another; before the first if there is none. */
  | { readonly kind: 'add'; readonly after: number | null; readonly cell: PlainCell }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'move'; readonly id: number; readonly by: -1 | 1 };

export function changed(sheet: Worksheet, change: Change): Worksheet {
  const { cells } = sheet;
  switch (change.kind) {
    case 'title':
      return { ...sheet, title: change.title };
    case 'text':
      return { ...sheet, cells: cells.map((cell) => (cell.id === change.id ? { ...cell, text: change.text } : cell)) };
    case 'add': {
      const at = 1 + cells.findIndex(({ id }) => id === change.after);
      return { ...sheet, cells: cells.toSpliced(at, 0, { ...change.cell, id: freshId(sheet) }) };
    }
    case 'remove': {
      const rest = cells.filter(({ id }) => id !== change.id);
      return { ...sheet, cells: rest.length > 0 ? rest : [{ id: freshId(sheet), kind: 'code', text: '' }] };
    }
    case 'move': {
      const from = cells.findIndex(({ id }) => id === change.id);
      const cell = cells[from];
      const to = from + change.by;
      if (cell === undefined || to < 0 || to >= cells.length) return sheet;
      return { ...sheet, cells: cells.toSpliced(from, 1).toSpliced(to, 0, cell) };
    }
  }
}
