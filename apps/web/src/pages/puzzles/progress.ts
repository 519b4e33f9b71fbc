/** What somebody has solved, kept in the browser: a rating that follows the puzzles, and the days of daily puzzles. */
import { store, stored } from '../../storage.ts';

export interface Progress {
  /** About as high as the difficulty of puzzles of which half are solved. */
  readonly rating: number;
  /** The first attempts that succeeded, and all first attempts. */
  readonly solved: number;
  readonly tried: number;
  /** The names of the last puzzles, each with the result of its first attempt. */
  readonly results: Readonly<Record<string, boolean>>;
}

const KEY = 'lilypad-puzzles';
const NEW: Progress = { rating: 1000, solved: 0, tried: 0, results: {} };
/** The puzzles that are remembered by name. */
const MOST_RESULTS = 400;
/** How far one puzzle can move the rating. */
const STEP = 48;
const DAY_MS = 24 * 60 * 60 * 1000;

export const loadProgress = (): Progress => readProgress(stored(KEY));

export const saveProgress = (progress: Progress): void => store(KEY, JSON.stringify(progress));

/** The progress of a stored text; a new one if it makes no sense. */
export function readProgress(text: string | null): Progress {
  try {
    const { rating, solved, tried, results } = JSON.parse(text ?? '') as Record<string, unknown>;
    const counts = [rating, solved, tried].every((count) => typeof count === 'number' && Number.isFinite(count));
    if (!counts || typeof results !== 'object' || results === null) return NEW;
    return { rating, solved, tried, results } as Progress;
  } catch {
    return NEW;
  }
}

/** After an attempt at a puzzle; only the first one at each puzzle counts. */
export function afterAttempt(progress: Progress, name: string, difficulty: number, right: boolean): Progress {
  if (Object.hasOwn(progress.results, name)) return progress;
  const expected = 1 / (1 + 10 ** ((difficulty - progress.rating) / 400));
  const results = Object.entries({ ...progress.results, [name]: right }).slice(-MOST_RESULTS);
  return {
    rating: Math.round(progress.rating + STEP * ((right ? 1 : 0) - expected)),
    solved: progress.solved + (right ? 1 : 0),
    tried: progress.tried + 1,
    results: Object.fromEntries(results),
  };
}

/** Days up to a day, such as 2026-11-16, the last first. */
export function daysUpTo(day: string, count: number): string[] {
  const end = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(end - i * DAY_MS).toISOString().slice(0, 10));
}

/** How many days in a row a daily puzzle was solved, up to today or yesterday. */
export function streak({ results }: Progress, today: string): number {
  const days = daysUpTo(today, MOST_RESULTS);
  const from = results[today] === true ? 0 : 1;
  const missed = days.slice(from).findIndex((day) => results[day] !== true);
  return missed < 0 ? days.length - from : missed;
}
