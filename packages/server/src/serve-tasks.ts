/**
 * The loop of a worker thread: it solves single positions by search, whole variants, and finds game values, one task at a
 * time. What a search or a value finds is kept for the next task; limits keep it from growing without bound.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { GameLimitError } from '@lilypad/games';
import {
  boardOf,
  type Counts,
  countsOf,
  type FormulaLibrary,
  GameValues,
  hasGameValue,
  type Position,
  PositionTooLarge,
  parsePosition,
  positionDocument,
  type SolvedVariant,
  Solver,
  solveVariant,
} from '@lilypad/toads';
import { Formulas } from './formulas.ts';
import type { WorkerSettings } from './positions.ts';
import { Solutions } from './solutions/index.ts';
import type { Task, TaskAnswer } from './tasks.ts';

/** Answers the tasks that the thread is sent. Proved formulas are opened when they are first needed. */
export function serveTasks(openLibrary?: () => Promise<FormulaLibrary>): void {
  const tasks = new Tasks(workerData as WorkerSettings, openLibrary);
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await tasks.answer(task)));
}

type PositionTask = Extract<Task, { kind: 'position' }>;

class Tasks {
  private readonly solutions: Solutions | null;
  private readonly formulas: Formulas | null;
  private readonly values = new GameValues();
  private readonly solvers = new Map<number, Solver>();
  /** The start of the variant for which values were asked last. */
  private prepared = '';

  constructor({ data }: WorkerSettings, openLibrary: (() => Promise<FormulaLibrary>) | undefined) {
    const tell = (message: string): void => process.emitWarning(message);
    this.solutions = data && new Solutions(data.folder, { maxBytes: data.maxBytes, tell });
    this.formulas = openLibrary === undefined ? null : new Formulas(openLibrary);
  }

  async answer(task: Task): Promise<TaskAnswer> {
    try {
      if (task.kind === 'variant') return this.tablesOf(task.counts);
      if (task.kind === 'position') return await this.documentOf(task);
      const values: (string | null)[] = [];
      for (const board of task.boards) values.push(await this.gameValue(board));
      return { kind: 'values', values };
    } catch (error) {
      if (!(error instanceof GameLimitError)) throw error;
      return { kind: 'limit', message: error.message, isTooLarge: error instanceof PositionTooLarge };
    }
  }

  private async documentOf({ position: text, maxStates, formulas }: PositionTask): Promise<TaskAnswer> {
    const parsed = parsePosition(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const position = parsed.value;
    const counts = countsOf(position.board);
    const kept = this.solutions?.use(counts, (file) => positionDocument(file, position, null)) ?? null;
    if (kept !== null) return { kind: 'document', document: kept, source: 'disk' };
    try {
      return { kind: 'document', document: positionDocument(this.solver(maxStates), position, null), source: 'search' };
    } catch (error) {
      if (!(error instanceof GameLimitError) || !formulas) throw error;
      return await this.proved(position, error);
    }
  }

  /** For a position that is beyond the limits. */
  private async proved(position: Position, reason: GameLimitError): Promise<TaskAnswer> {
    const document = (await this.formulas?.document(position)) ?? null;
    if (document === null) throw reason;
    return { kind: 'document', document, source: 'formula' };
  }

  /** The solver with this limit; there are two limits. */
  private solver(maxStates: number): Solver {
    const solver = this.solvers.get(maxStates) ?? new Solver({ maxStates, maxBoards: 0 });
    this.solvers.set(maxStates, solver);
    return solver;
  }

  private tablesOf(counts: Counts): TaskAnswer {
    const kept = this.solutions?.use(counts, (file) => file.tables()) ?? null;
    if (kept !== null) return { kind: 'tables', tables: kept, source: 'read' };
    const variant = solveVariant(counts, { shared: true });
    if (this.solutions?.keeps(counts)) this.save(variant);
    return { kind: 'tables', tables: variant.tables, source: 'solved' };
  }

  /** A full disk is no reason to answer nothing. */
  private save(variant: SolvedVariant): void {
    try {
      this.solutions?.save(variant);
    } catch (error) {
      process.emitWarning(`A solved variant cannot be kept: ${(error as Error).message}`);
    }
  }

  private async gameValue(text: string): Promise<string | null> {
    const board = boardOf(text);
    if (!hasGameValue(board)) return (await this.formulas?.value(board)) ?? null;
    this.prepare(countsOf(board));
    return this.values.text(board);
  }

  /** The sweep for the start of a variant has the values of most of its boards: one at the beginning saves many later. */
  private prepare({ toads, empties, frogs }: Counts): void {
    const start = `T^${toads}.^${empties}F^${frogs}`;
    if (start === this.prepared) return;
    this.prepared = start;
    this.values.text(boardOf(start));
  }
}
