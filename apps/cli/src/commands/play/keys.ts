/**
 * What a player types: a key for each move, and keys for everything else. At a terminal single keys are read as they are
 * pressed; otherwise lines of entries, which may also name a move by its squares (3-4).
 */
import { on } from 'node:events';
import { createInterface, emitKeypressEvents, type Key } from 'node:readline';
import { type Move, printMove } from '@lilypad/toads';

export type Action =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'hint' | 'value' | 'undo' | 'redo' | 'restart' | 'quit' | 'help' }
  | { readonly kind: 'unknown' };

const COMMANDS: Readonly<Record<string, Exclude<Action['kind'], 'move' | 'unknown'>>> = {
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

/** The keys of moves: digits, then the letters that are no commands. */
const MOVE_KEYS = '123456789abcdefgijklmnoptwxyz';

/** So many moves have a key of their own. */
export const KEYED_MOVES = MOVE_KEYS.length;

/** The key of the i-th move; moves beyond the keys are named by their squares. */
export const keyOf = (move: Move, i: number): string => MOVE_KEYS[i] ?? printMove(move);

export function actionOf(text: string, moves: readonly Move[]): Action {
  const typed = text.toLowerCase();
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

/** The keys that are pressed at a terminal, up to Ctrl-D; Ctrl-C is what it always is. */
export async function* keys(terminal: Terminal): AsyncGenerator<string> {
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
      if (text !== undefined && text.trim() !== '' && !key.ctrl && !key.meta) yield text;
    }
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
  }
}
