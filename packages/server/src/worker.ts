/**
 * A worker thread: it solves single positions by search, whole variants, and finds game values, one task at a time. What
 * a search or a value finds is kept for the next task; limits keep it from growing without bound.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { GameLimitError } from '@lilypad/games';
import {
  type Board,
  boardOf,
  type Counts,
  countsOf,
  GameValues,
  type Position,
  parsePosition,
  positionDocument,
  type SolvedVariant,
  Solver,
  solveVariant,
} from '@lilypad/toads';
import type { WorkerSettings } from './positions.ts';
import { Solutions } from './solutions/index.ts';
import type { Task, TaskAnswer } from './tasks.ts';

const { data } = workerData as WorkerSettings;
const solutions =
  data && new Solutions(data.folder, { maxBytes: data.maxBytes, tell: (message) => process.emitWarning(message) });
const values = new GameValues();
/** The start of the variant for which values were asked last. */
let prepared = '';
const solvers = new Map<number, Solver>();

/** The solver with this limit; there are two limits. */
function solverFor(maxStates: number): Solver {
  const solver = solvers.get(maxStates) ?? new Solver({ maxStates, maxBoards: 0 });
  solvers.set(maxStates, solver);
  return solver;
}

function documentOf(position: Position, maxStates: number): TaskAnswer {
  const counts = countsOf(position.board);
  const kept = solutions?.use(counts, (file) => positionDocument(file, position, null)) ?? null;
  if (kept !== null) return { kind: 'document', document: kept, source: 'disk' };
  return { kind: 'document', document: positionDocument(solverFor(maxStates), position, null), source: 'search' };
}

function tablesOf(counts: Counts): TaskAnswer {
  const kept = solutions?.use(counts, (file) => file.tables()) ?? null;
  if (kept !== null) return { kind: 'tables', tables: kept, source: 'read' };
  const variant = solveVariant(counts, { shared: true });
  if (solutions?.keeps(counts)) save(variant);
  return { kind: 'tables', tables: variant.tables, source: 'solved' };
}

/** A full disk is no reason to answer nothing. */
function save(variant: SolvedVariant): void {
  try {
    solutions?.save(variant);
  } catch (error) {
    process.emitWarning(`A solved variant cannot be kept: ${(error as Error).message}`);
  }
}

/** The sweep for the start of a variant has the values of most of its boards: one at the beginning saves many later. */
function prepare(board: Board): void {
  const { toads, empties, frogs } = countsOf(board);
  const start = `T^${toads}.^${empties}F^${frogs}`;
  if (start === prepared) return;
  prepared = start;
  values.text(boardOf(start));
}

function gameValue(text: string): string | null {
  const board = boardOf(text);
  prepare(board);
  return values.text(board);
}

function answer(task: Task): TaskAnswer {
  if (task.kind === 'values') {
    return { kind: 'values', values: task.boards.map(gameValue) };
  }
  if (task.kind === 'variant') return tablesOf(task.counts);
  const parsed = parsePosition(task.position);
  if (!parsed.ok) return { kind: 'limit', message: parsed.error.message };
  return documentOf(parsed.value, task.maxStates);
}

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage(answer(task));
  } catch (error) {
    if (!(error instanceof GameLimitError)) throw error;
    parentPort?.postMessage({ kind: 'limit', message: error.message } satisfies TaskAnswer);
  }
});
