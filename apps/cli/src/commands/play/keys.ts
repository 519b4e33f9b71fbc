/**
 * What a player types: a key for each move, and keys for everything else. At a terminal single keys are read as they
 * are pressed; otherwise lines of entries, which may also name a move by its squares (3-4).
 */
import { on } from 'node:events';
import { createInterface, emitKeypressEvents, type Key } from 'node:readline';
import { type Move, printMove } from '@lilypad/toads';

export type Action =
  | { readonly kind: 'move'; readonly move: Move }
  /** A move is chosen, not made. */
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'hint' | 'value' | 'undo' | 'redo' | 'restart' | 'swap' | 'quit' | 'help' }
  | { readonly kind: 'unknown' };

const COMMANDS: Readonly<Record<string, Exclude<Action['kind'], 'move' | 'choose' | 'unknown'>>> = {
  h: 'hint',
  hint: 'hint',
  v: 'value',
  value: 'value',
  u: 'undo',
  undo: 'undo',
  r: 'redo',
  redo: 'redo',
  s: 'restart',
  restart: 'restart',
  q: 'quit',
  quit: 'quit',
  '?': 'help',
  help: 'help',
};

/** At the end of a game there are no moves, so their keys are free. */
const END_COMMANDS: Readonly<Record<string, 'restart' | 'swap'>> = {
  a: 'restart',
  again: 'restart',
  o: 'swap',
  other: 'swap',
};

/** Keys that choose a move, by the step they take in the list, and those that make the chosen one. */
const STEPS: Readonly<Record<string, number>> = { left: -1, up: -1, right: 1, down: 1 };
const MAKE = ['return', 'enter'];

/** The keys of moves: digits, then the letters that are not commands. */
const MOVE_KEYS = '123456789abcdefgijklmnoptwxyz';

/** The key of the i-th move; moves beyond the keys are named by their squares, or chosen by the arrow keys. */
export const keyOf = (move: Move, i: number): string => MOVE_KEYS[i] ?? printMove(move);

export function actionOf(text: string, moves: readonly Move[], chosen: number | null = null, over = false): Action {
  const typed = text.toLowerCase();
  if (over && Object.hasOwn(END_COMMANDS, typed)) return { kind: END_COMMANDS[typed] };
  if (moves.length > 0 && Object.hasOwn(STEPS, typed)) {
    const step = STEPS[typed];
    const from = chosen ?? (step > 0 ? -1 : moves.length);
    return { kind: 'choose', index: (from + step + moves.length) % moves.length };
  }
  if (chosen !== null && MAKE.includes(typed)) return { kind: 'move', move: moves[chosen] };
  const at = moves.findIndex((move, i) => keyOf(move, i) === typed || printMove(move) === typed);
  if (at >= 0) return { kind: 'move', move: moves[at] };
  if (Object.hasOwn(COMMANDS, typed)) return { kind: COMMANDS[typed] };
  return { kind: 'unknown' };
}

/** What is typed on the lines of an input, split at blanks. */
export async function* entries(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield* line.split(/\s+/).filter((entry) => entry !== '');
  }
}

/** A terminal that can give single keys. */
export interface Terminal extends NodeJS.ReadableStream {
  setRawMode(raw: boolean): unknown;
}

/** Stops this process as Ctrl-Z does; `resumed` is called when it goes on. */
function suspendProcess(resumed: () => void): void {
  process.once('SIGCONT', resumed);
  process.kill(process.pid, 'SIGTSTP');
}

/** The keys that are pressed at a terminal, up to Ctrl-D, arrows and Enter by name; Ctrl-C and Ctrl-Z work as usual. */
export async function* keys(terminal: Terminal, suspend = suspendProcess): AsyncGenerator<string> {
  emitKeypressEvents(terminal);
  terminal.setRawMode(true);
  terminal.resume();
  try {
    for await (const [text, key] of on(terminal, 'keypress') as AsyncIterable<[string | undefined, Key]>) {
      if (key.ctrl && key.name === 'c') {
        terminal.setRawMode(false);
        process.kill(process.pid, 'SIGINT');
        return;
      }
      if (key.ctrl && key.name === 'd') return;
      if (key.ctrl && key.name === 'z') {
        terminal.setRawMode(false);
        suspend(() => terminal.setRawMode(true));
        continue;
      }
      if (key.name !== undefined && (Object.hasOwn(STEPS, key.name) || MAKE.includes(key.name))) {
        yield key.name;
        continue;
      }
      if (text !== undefined && text.trim() !== '' && !key.ctrl && !key.meta) yield text;
    }
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
  }
}
