/** Jobs of tables: the value of one position. */
import { Arena, formatGame, type GameId, parseGame } from '@lilypad/games';
import { boardOf, type LargeBoardMethod, largeBoardValue, parseBoard, printPowers, valueCost } from '@lilypad/toads';
import type { JobRequest } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { count, list, record, text, unreadable } from './read.ts';

interface CellQuestion {
  /** With powers, as `printPowers` writes it. */
  readonly position: string;
}

interface CellAnswer {
  /** In plain notation. */
  readonly value: string;
}

/** How a value was found. */
export interface CellDetails {
  /** Such as "sweep". */
  readonly method: string;
  /** Positions looked at. */
  readonly nodes: number;
  /** The time it took, in seconds. */
  readonly seconds: number;
}

/** The methods that did not find the value. */
type CellCheckpoint = readonly LargeBoardMethod[];

/** So many arrangements fit into a megabyte, roughly; a job that needs more is given more at its next attempt. */
const ARRANGEMENTS_PER_MEGABYTE = 20_000;

export const CELL: JobKind<CellQuestion, CellAnswer, CellCheckpoint> = {
  name: 'cell',
  title: ({ position }) => position,

  readQuestion(data) {
    const position = text(record(data, 'a question').position, 'a question');
    const board = parseBoard(position);
    return board.ok && printPowers(board.value) === position ? { position } : unreadable('a position');
  },

  readAnswer(data) {
    const value = text(record(data, 'a value').value, 'a value');
    const arena = new Arena();
    const game = parseGame(arena, value);
    return game.ok && formatGame(arena, game.value) === value ? { value } : unreadable('a value');
  },

  readCheckpoint: (data) =>
    list(record(data, 'a checkpoint').tried, 'a checkpoint').filter(
      (one) => one === 'guess' || one === 'trial' || one === 'thresholds',
    ),

  run: findValue,
};

function findValue({ position }: CellQuestion, context: JobContext<CellCheckpoint>): JobOutcome<CellAnswer> {
  const start = performance.now();
  const arena = new Arena();
  const tried = [...(context.checkpoint ?? [])];
  const { value, method, nodes } = largeBoardValue(arena, boardOf(position), {
    guess: guessIn(arena, context.hint),
    maxBytes: context.maxBytes,
    tried,
    onTried: (one) => {
      tried.push(one);
      context.save({ tried: [...tried] });
    },
    onProgress: (done, total) => context.onProgress(total === undefined ? 0 : Math.min(1, done / total)),
  });
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  return { answer: { value: formatGame(arena, value) }, details: { method, nodes, seconds } };
}

/** The hint is the answer for a smaller board. */
function guessIn(arena: Arena, hint: unknown): GameId | null {
  const { value } = (hint ?? {}) as { readonly value?: unknown };
  const parsed = typeof value === 'string' ? parseGame(arena, value) : null;
  return parsed?.ok ? parsed.value : null;
}

/** What helps to plan a job for a cell. */
export interface CellPlan {
  /** What the value may be, in plain notation. */
  readonly guess?: string;
  /** A position whose value it may be, if that is known when the job begins. */
  readonly guessFrom?: string;
  /** The most memory that the job may take, in megabytes. */
  readonly mostMemory: number;
}

/**
 * The job that values a position.
 *
 * @param position - the position with powers
 * @example
 * ```ts
 * cellJob('T^2.^2F^2', { mostMemory: 4096 }).question; // => { position: 'T^2.^2F^2' }
 * ```
 */
export function cellJob(position: string, { guess, guessFrom, mostMemory }: CellPlan): JobRequest {
  const cost = valueCost(boardOf(position));
  return {
    kind: CELL.name,
    question: { position },
    ...(guess !== undefined && { hint: { value: guess } }),
    ...(guessFrom !== undefined && { hintFrom: { position: guessFrom } }),
    cost,
    memory: Math.min(cost / ARRANGEMENTS_PER_MEGABYTE, mostMemory),
    mostMemory,
  };
}

/**
 * Reads how a value was found.
 *
 * @throws UnreadableData - if the data says nothing of it
 * @example
 * ```ts
 * cellDetails({ method: 'sweep', nodes: 10, seconds: 0.5 }).method; // => 'sweep'
 * ```
 */
export function cellDetails(data: unknown): CellDetails {
  const { method, nodes, seconds } = record(data, 'details of a value');
  const isMethod = /^[ -~]{1,100}$/.test(text(method, 'details of a value'));
  if (typeof seconds !== 'number' || !isMethod) return unreadable('details of a value');
  return { method: text(method, 'details of a value'), nodes: count(nodes, 'details of a value'), seconds };
}
