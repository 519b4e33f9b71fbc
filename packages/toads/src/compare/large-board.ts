/**
 * The value of a board that may be large. Comparing a board with a possible value is often much quicker than
 * finding the value, so comparisons come first if the board is large enough: a guess that a search confirms, then
 * thresholds, which give the value if it is n or n*, and the valuer last.
 *
 * A board that no sweep values may have far fewer positions than arrangements, so the valuer tries it in little memory before
 * thresholds do: (FT)^5.(TF)^6. has 5,409 positions and 75,861,072 arrangements.
 */
import type { Arena, GameId } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { printBoard } from '../board/notation.ts';
import { simplifyBoard } from '../rules/reduce.ts';
import { ALL_RULES } from '../rules/rules.ts';
import { MemoryLimitError } from '../sweep/memory-limit.ts';
import type { Team } from '../team/team.ts';
import { explainValue } from '../value/explain.ts';
import { Valuer } from '../value/valuer.ts';
import { withinLimits } from '../value/within-limits.ts';
import { integerBounds } from './bounds.ts';
import { valueByShorter } from './by-shorter.ts';
import { confirmValue } from './confirm.ts';
import { valueCost } from './difference.ts';
import { boardThresholds } from './thresholds/board.ts';
import { valueFromThresholds } from './thresholds/thresholds.ts';

/** What is known of a large board, and the limits for finding its value. */
export interface LargeBoardOptions {
  /** What the value may be, such as the value of a smaller board of the same family. */
  readonly guess?: GameId | null;
  /** The most memory that each method may take, in bytes. */
  readonly maxBytes: number;
  /**
   * Called now and then with the number of positions done and, where it is known, their total; each method starts again
   * from 0.
   */
  readonly onProgress?: (done: number, total?: number) => void;
  /** The threads that sweep together (default: this one alone). */
  readonly team?: Team | undefined;
  /** Methods that did not find the value in an earlier attempt, to be left out. */
  readonly tried?: readonly LargeBoardMethod[];
  /** Called when a method has not found the value, before the next one begins. */
  readonly onTried?: (method: LargeBoardMethod) => void;
}

/** The methods that may come before the valuer: a guess confirmed by search, the valuer in little memory, thresholds. */
export type LargeBoardMethod = 'guess' | 'trial' | 'thresholds';

/** The value of a board as a game of the arena, and how it was found. */
export interface LargeBoardValue {
  /** The value. */
  readonly value: GameId;
  /** How it was found, such as "guess and search", "thresholds", "sweep", "rules" or "sweep + search". */
  readonly method: string;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * From so many arrangements on, a sweep of thresholds comes before a sweep of values: it takes a fraction of the time
 * and memory.
 */
const THRESHOLDS_FROM = 1_000_000;
/**
 * From so many arrangements on, a guess comes before that. A node of the search takes as long as some 250
 * arrangements, so a search that is given up costs less than the sweep that follows.
 */
const GUESS_FROM = 100_000_000;
const ARRANGEMENTS_PER_NODE = 400;
/** The memory of the first try, in bytes: about a second of work. */
const TRIAL_BYTES = 2 ** 25;

/**
 * The value of a board, by the method that is likely to be quickest.
 *
 * @throws GameLimitError - if there is not enough memory
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const arena = new Arena();
 * const { value, method } = largeBoardValue(arena, boardOf('T^5.^4F^3'), { maxBytes: 2 ** 28 });
 * [formatGame(arena, value), method]; // => [ '{3*|5/2||2}', 'sweep' ]
 * ```
 */
export function largeBoardValue(arena: Arena, board: Board, options: LargeBoardOptions): LargeBoardValue {
  const cost = valueCost(board);
  const attempts: [LargeBoardMethod, number, () => LargeBoardValue | null][] = [
    ['guess', GUESS_FROM, () => byGuess(arena, board, cost, options)],
    ['trial', THRESHOLDS_FROM, () => byTrial(arena, board, options)],
    ['thresholds', THRESHOLDS_FROM, () => byThresholds(arena, board, options)],
  ];
  for (const [method, from, attempt] of attempts) {
    if (cost < from || options.tried?.includes(method)) continue;
    const found = attempt();
    if (found !== null) return found;
    options.onTried?.(method);
  }
  return byValue(arena, board, options);
}

/** A search for the value of a board of this cost takes many seconds; a board of fewer squares costs less. */
const LARGE_SEARCH = 20_000_000;
const LARGE_SQUARES = 19;

/**
 * The value of a board by a valuer, which may know parts of it. A large board that the valuer would search is guessed from
 * shorter ones, or left to `largeBoardValue`.
 *
 * @throws GameLimitError - if there is not enough memory
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * formatGame(valuer.arena, anyBoardValue(valuer, boardOf('TT.F.F'), { maxBytes: 2 ** 28 })); // => '0'
 * ```
 */
export function anyBoardValue(valuer: Valuer, board: Board, options: LargeBoardOptions): GameId {
  if (!isLargeSearch(valuer, board)) return valuer.value(board);
  const { arena } = valuer;
  try {
    return (valueByShorter(arena, board, options) ?? largeBoardValue(arena, board, options)).value;
  } catch (error) {
    throw error instanceof MemoryLimitError ? withBounds(arena, board, error) : error;
  }
}

/** Whether a valuer would search a board, and that would take many seconds. */
function isLargeSearch(valuer: Valuer, board: Board): boolean {
  if (board.length < LARGE_SQUARES || valuer.proved(board) !== null || valueCost(board) < LARGE_SEARCH) return false;
  return simplifyBoard(board, valuer.rules).parts.some((part) => valuer.method(part) === 'search');
}

/**
 * Where the value that `anyBoardValue` finds comes from, as `explainValue` says it.
 *
 * @throws GameLimitError - if there is not enough memory
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const [line] = explainAnyBoard(valuer, boardOf('.(TF)^30..'), (g) => formatGame(valuer.arena, g), { maxBytes: 2 ** 28 });
 * line.slice(-69); // => ' = 1, guessed from shorter boards of its kind, and proved by a search'
 * ```
 */
export function explainAnyBoard(
  valuer: Valuer,
  board: Board,
  format: (g: GameId) => string,
  options: LargeBoardOptions,
): string[] {
  const guessed = isLargeSearch(valuer, board) ? valueByShorter(valuer.arena, board, options) : null;
  if (guessed === null) return explainValue(valuer, board, format);
  const value = format(guessed.value);
  return [`${printBoard(board)} = ${value}, guessed from shorter boards of its kind, and proved by a search`];
}

/** The same error with what is known of the value. */
function withBounds(arena: Arena, board: Board, error: MemoryLimitError): MemoryLimitError {
  const { least, most } = integerBounds(arena, board);
  const bounds = [...(least === null ? [] : [`at least ${least}`]), ...(most === null ? [] : [`at most ${most}`])];
  return bounds.length === 0 ? error : new MemoryLimitError(`${error.message} Its value is ${bounds.join(' and ')}.`);
}

/** Null if a part of the board is valued by a sweep, or there are too many positions. */
function byTrial(arena: Arena, board: Board, { maxBytes }: LargeBoardOptions): LargeBoardValue | null {
  const valuer = new Valuer(arena, { maxBytes: Math.min(maxBytes, TRIAL_BYTES) });
  const { parts } = simplifyBoard(board, ALL_RULES);
  if (parts.some((part) => valuer.method(part) === 'sweep')) return null;
  return withinLimits(() => byValue(arena, board, { maxBytes: Math.min(maxBytes, TRIAL_BYTES) }));
}

/** Null if there is no guess, or it is wrong, not a simple value, or too much work to confirm. */
function byGuess(
  arena: Arena,
  board: Board,
  cost: number,
  { guess = null, maxBytes, onProgress }: LargeBoardOptions,
): LargeBoardValue | null {
  if (guess === null || arena.asNus(guess) === null) return null;
  const maxNodes = Math.ceil(cost / ARRANGEMENTS_PER_NODE);
  const { holds, nodes } = confirmValue(arena, board, guess, {
    maxNodes,
    maxBytes,
    onProgress: (done) => onProgress?.(done, maxNodes),
  });
  return holds ? { value: guess, method: 'guess and search', nodes } : null;
}

/** Null if the value is neither n nor n*, or the board cannot be swept within the memory: it may have few positions. */
function byThresholds(
  arena: Arena,
  board: Board,
  { maxBytes, team, onProgress }: LargeBoardOptions,
): LargeBoardValue | null {
  let nodes = 0;
  const thresholds = withinLimits(() =>
    boardThresholds(board, {
      maxBytes,
      team,
      onProgress: (done, total) => {
        nodes = done;
        onProgress?.(done, total);
      },
    }),
  );
  const value = thresholds && valueFromThresholds(arena, thresholds);
  return value === null ? null : { value, method: 'thresholds', nodes };
}

function byValue(arena: Arena, board: Board, { maxBytes, team, onProgress }: LargeBoardOptions): LargeBoardValue {
  const valuer = new Valuer(arena, { maxBytes, team, ...(onProgress && { onProgress }) });
  const methods = new Set(simplifyBoard(board, ALL_RULES).parts.map((part) => valuer.method(part)));
  const value = valuer.value(board);
  return { value, method: [...methods].join(' + ') || 'rules', nodes: valuer.positions };
}
