/**
 * Runs cells one at a time, in the order of the worksheet: those that were asked for, those that they need, and those
 * that depend on what has changed. Whether a result is up to date is decided by the key of its cell, so it does not
 * matter how often and in which order cells are run.
 */
import { type CellNames, type Chain, chainsOf, namesOf } from '../../../sheet/chain.ts';
import type { Progress, WorksheetAnswer } from '../../../worker/protocol.ts';
import type { RunOptions } from '../../../worker/worker-client.ts';
import type { Cell } from './worksheet.ts';

/** What a cell gave when it was last run. */
export interface CellResult {
  /** The key and the text that it was run with. */
  readonly key: string;
  readonly text: string;
  readonly answer: WorksheetAnswer | null;
  /** Why there is no answer, as a sentence. */
  readonly failure: string | null;
}

/** What is known of a cell. */
export interface CellState {
  readonly status: 'idle' | 'waiting' | 'running';
  readonly progress: Progress | null;
  /** Whether it runs on one core what several would do. */
  readonly isAlone: boolean;
  readonly result: CellResult | null;
  /** Whether the result belongs to the cell as it is now. */
  readonly isCurrent: boolean;
}

/** Asks the worker for the last of some cells. */
export type Ask = (cells: readonly string[], options: Required<RunOptions>) => Promise<WorksheetAnswer>;

interface Running {
  readonly id: number;
  readonly control: AbortController;
  progress: Progress | null;
  isAlone: boolean;
}

interface PlannedCell {
  readonly cell: Cell;
  readonly chain: Chain;
}

export const STOPPED = 'Stopped.';

export class Runner {
  private readonly ask: Ask;
  private readonly onChange: () => void;
  private plan: readonly PlannedCell[] = [];
  private readonly results = new Map<number, CellResult>();
  /** The names of the texts there are now, since most cells stay the same from one change to the next. */
  private names = new Map<string, CellNames>();
  private waiting = new Set<number>();
  private running: Running | null = null;

  constructor(ask: Ask, onChange: () => void) {
    this.ask = ask;
    this.onChange = onChange;
  }

  /** The cells as they are now; results of cells that are gone are forgotten. */
  update(cells: readonly Cell[]): void {
    const code = cells.filter(({ kind }) => kind === 'code');
    const same = code.length === this.plan.length && code.every((cell, i) => this.plan[i]?.cell === cell);
    if (same) return;
    const before = this.names;
    this.names = new Map(code.map(({ text }) => [text, before.get(text) ?? namesOf(text)]));
    const chains = chainsOf(
      code.map(({ text }) => text),
      (text) => this.names.get(text) ?? namesOf(text),
    );
    this.plan = code.flatMap((cell, i) => chains.slice(i, i + 1).map((chain) => ({ cell, chain })));
    const ids = new Set(code.map(({ id }) => id));
    for (const id of this.results.keys()) if (!ids.has(id)) this.results.delete(id);
    this.waiting = new Set([...this.waiting].filter((id) => ids.has(id)));
    if (this.running !== null && !ids.has(this.running.id)) this.running.control.abort();
  }

  state(id: number): CellState {
    const result = this.results.get(id) ?? null;
    const key = this.plan.find(({ cell }) => cell.id === id)?.chain.key;
    const isRunning = this.running?.id === id;
    return {
      status: isRunning ? 'running' : this.waiting.has(id) ? 'waiting' : 'idle',
      progress: isRunning ? (this.running?.progress ?? null) : null,
      isAlone: isRunning && this.running?.isAlone === true,
      result,
      isCurrent: result !== null && result.key === key,
    };
  }

  /** The names that cells define. */
  get defined(): readonly string[] {
    return [...new Set([...this.names.values()].flatMap(({ defines }) => defines))];
  }

  get isBusy(): boolean {
    return this.running !== null || this.waiting.size > 0;
  }

  /** Runs some cells, what they need, and what depends on them or on anything else that has changed. */
  run(ids: readonly number[]): void {
    const asked = new Set(ids);
    const needed = new Set<number>();
    for (const [i, { cell, chain }] of this.plan.entries()) {
      const result = this.results.get(cell.id);
      const isOutdated = result !== undefined && result.key !== chain.key;
      const depends = chain.cells.some((j) => j !== i && asked.has(this.plan[j]?.cell.id ?? -1));
      if (asked.has(cell.id) || (isOutdated && (depends || result.text === cell.text))) {
        for (const j of chain.cells) needed.add(j);
      }
      // What was stopped or went wrong in the worker may go better now.
      if (asked.has(cell.id) && result?.answer === null) this.results.delete(cell.id);
    }
    for (const i of needed) {
      const planned = this.plan[i];
      if (planned !== undefined && !this.state(planned.cell.id).isCurrent) this.waiting.add(planned.cell.id);
    }
    this.onChange();
    if (this.running === null) void this.work();
  }

  runAll(): void {
    this.run(this.plan.map(({ cell }) => cell.id));
  }

  /** Stops the cell that runs, and forgets those that wait. */
  stop(): void {
    this.waiting.clear();
    this.running?.control.abort();
    this.onChange();
  }

  private async work(): Promise<void> {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.delete(next.cell.id);
      if (!this.state(next.cell.id).isCurrent) await this.runCell(next);
    }
  }

  private next(): PlannedCell | undefined {
    return this.plan.find(({ cell }) => this.waiting.has(cell.id));
  }

  private async runCell({ cell, chain }: PlannedCell): Promise<void> {
    const control = new AbortController();
    this.running = { id: cell.id, control, progress: null, isAlone: false };
    this.onChange();
    const texts = chain.cells.flatMap((i) => this.plan[i]?.cell.text ?? []);
    const { key } = chain;
    try {
      const answer = await this.ask(texts, {
        signal: control.signal,
        onProgress: (progress) => this.tell(control, { progress }),
        onAlone: () => this.tell(control, { isAlone: true }),
      });
      this.results.set(cell.id, { key, text: cell.text, answer, failure: null });
    } catch (error) {
      const failure = control.signal.aborted ? STOPPED : error instanceof Error ? error.message : String(error);
      this.results.set(cell.id, { key, text: cell.text, answer: null, failure });
    }
    this.running = null;
    this.onChange();
  }

  /** News of the cell that runs; of an earlier one it is no longer wanted. */
  private tell(control: AbortController, news: Partial<Pick<Running, 'progress' | 'isAlone'>>): void {
    if (this.running?.control !== control) return;
    Object.assign(this.running, news);
    this.onChange();
  }
}
