import { PassThrough, Readable } from 'node:stream';
import { boardOf, generateMoves } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { actionOf, entries, keyOf, keys } from './keys.ts';

const moves = generateMoves({ board: boardOf('T.TF..F'), turn: 0 });

test.each([
  ['1', { kind: 'move', move: moves[0] }],
  ['2', { kind: 'move', move: moves[1] }],
  ['3-5', { kind: 'move', move: moves[1] }],
  ['3', { kind: 'unknown' }],
  ['3-4', { kind: 'unknown' }],
  ['h', { kind: 'hint' }],
  ['U', { kind: 'undo' }],
  ['redo', { kind: 'redo' }],
  ['s', { kind: 'restart' }],
  ['v', { kind: 'value' }],
  ['?', { kind: 'help' }],
  ['Quit', { kind: 'quit' }],
  ['constructor', { kind: 'unknown' }],
])('%s', (text, action) => expect(actionOf(text, moves)).toEqual(action));

test('every move has a key of its own that is no command, or is named by its squares', () => {
  const many = generateMoves({ board: boardOf('(T.)^40'), turn: 0 });
  const names = many.map(keyOf);
  expect(new Set(names).size).toBe(40);
  expect(names.filter((name) => name.length === 1)).toHaveLength(29);
  for (const [i, name] of names.entries()) expect(actionOf(name, many)).toEqual({ kind: 'move', move: many[i] });
  for (const command of 'hvursq?') expect(actionOf(command, many).kind).not.toBe('move');
});

test('entries of several lines', async () => {
  const found: string[] = [];
  for await (const entry of entries(Readable.from(['1 2\r\n\n  h\n', '3-4']))) found.push(entry);
  expect(found).toEqual(['1', '2', 'h', '3-4']);
});

test('single keys of a terminal, which is left as it was found', async () => {
  const modes: boolean[] = [];
  const terminal = Object.assign(new PassThrough(), { setRawMode: (raw: boolean) => modes.push(raw) });
  const found: string[] = [];
  const reading = (async () => {
    for await (const key of keys(terminal)) found.push(key);
  })();
  // Blanks and control keys do nothing; Ctrl-D ends the game.
  terminal.write('1h\u001b[A\u001b[C\r \u0001?\u0004');
  await reading;
  expect(found).toEqual(['1', 'h', 'up', 'right', 'return', '?']);
  expect(modes).toEqual([true, false]);
});

test.each([
  ['right', null, { kind: 'choose', index: 0 }],
  ['right', 0, { kind: 'choose', index: 1 }],
  ['down', 1, { kind: 'choose', index: 0 }],
  ['left', null, { kind: 'choose', index: 1 }],
  ['up', 0, { kind: 'choose', index: 1 }],
  ['return', 1, { kind: 'move', move: moves[1] }],
  ['return', null, { kind: 'unknown' }],
])('%s with move %s chosen', (key, chosen, action) => expect(actionOf(key, moves, chosen)).toEqual(action));

test('at the end of a game there are other commands, and no moves', () => {
  expect(actionOf('a', [], null, true)).toEqual({ kind: 'restart' });
  expect(actionOf('o', [], null, true)).toEqual({ kind: 'swap' });
  expect(actionOf('o', [], null, false)).toEqual({ kind: 'unknown' });
  expect(actionOf('left', [], null, true)).toEqual({ kind: 'unknown' });
});

test('Ctrl-Z gives the terminal back, and takes it again when the game goes on', async () => {
  const modes: (boolean | string)[] = [];
  const terminal = Object.assign(new PassThrough(), { setRawMode: (raw: boolean) => modes.push(raw) });
  const suspend = (resumed: () => void): void => {
    modes.push('stopped');
    resumed();
  };
  const found: string[] = [];
  const reading = (async () => {
    for await (const key of keys(terminal, suspend)) found.push(key);
  })();
  terminal.write('1\u001a2\u0004');
  await reading;
  expect(found).toEqual(['1', '2']);
  expect(modes).toEqual([true, false, 'stopped', true, false]);
});
