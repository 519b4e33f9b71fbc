/** Computed cells, stored on this device: values never change. */
import type { CellAnswer, CellQuestion } from '../../worker/protocol.ts';

const KEY = 'lilypad-cells-3';
const MOST_KEPT = 2000;

type Entries = Record<string, CellAnswer>;

export class CellStore {
  private readonly cells: Map<string, CellAnswer>;

  constructor() {
    this.cells = new Map(Object.entries(load()));
  }

  get(question: CellQuestion): CellAnswer | null {
    return this.cells.get(question.position) ?? null;
  }

  set(question: CellQuestion, answer: CellAnswer): void {
    this.cells.set(question.position, answer);
  }

  /** Stores new values; called now and then. */
  keep(): void {
    try {
      const newest = [...this.cells].slice(-MOST_KEPT);
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // no room, or forbidden: they are computed again next time
    }
  }
}

function load(): Entries {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Entries;
  } catch {
    return {};
  }
}
