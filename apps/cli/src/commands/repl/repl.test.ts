/** `lilypad repl` in a terminal and from a pipe. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND, lilypad } from '../../testing/run-lilypad.ts';
import { Terminal } from '../../testing/terminal.ts';
import { workplace } from '../../testing/workplace.ts';
import { historyPath } from './history.ts';
import { tab } from './tab.ts';

const { path } = workplace();

const open = (state: string): Terminal =>
  new Terminal([process.execPath, COMMAND, 'repl'], { XDG_STATE_HOME: state, NO_COLOR: '1' });

describe('in a terminal', () => {
  test('statements, names, several lines, completion, notations, times, files, help, history from run to run', async () => {
    const state = path('state');
    const terminal = open(state);
    await terminal.waitFor('> ');
    terminal.type('G = {3|1} + *\r');
    await terminal.waitFor('{3*|1*}\r\n');
    await terminal.waitFor('> ');
    terminal.type('temper\t');
    await terminal.waitFor('temperature(G)  the temperature');
    await terminal.waitFor('> temperature');
    terminal.type('(G)\r');
    await terminal.waitFor('1\r\n');
    terminal.type('{1|\r');
    await terminal.waitFor('. ');
    terminal.type('0}\r');
    await terminal.waitFor('{1|0}\r\n');
    terminal.type(':unicode\r');
    terminal.type('Tiny(2)\r');
    await terminal.waitFor('⧾₂\r\n');
    terminal.type(':latex\r');
    terminal.type('1/2\r');
    await terminal.waitFor('\\frac{1}{2}\r\n');
    terminal.type(':plain\r');
    terminal.type(':time\r');
    terminal.type('1 + 1\r');
    await terminal.waitFor('2\r\n');
    await terminal.waitFor(' ms\r\n');
    const file = path('session.lily');
    terminal.type(`:save ${file}\r`);
    await terminal.waitFor('statements are in');
    terminal.type('G = 0\r');
    await terminal.waitFor('0\r\n');
    terminal.type(`:load ${file}\r`);
    await terminal.waitFor('{3*|1*}\r\n');
    terminal.type('help cool\r');
    await terminal.waitFor('cool(G, t): G cooled by the temperature t');
    terminal.type('G +\r\r');
    await terminal.waitFor('where an expression is expected.');
    terminal.type('\u0004');
    expect(await terminal.end()).toBe(0);

    const again = open(state);
    await again.waitFor('> ');
    again.type('\u001b[A\u001b[A');
    await again.waitFor('help cool');
    // Ctrl-C forgets the line, and Ctrl-D leaves.
    again.type('\u0003');
    await again.waitFor('> ');
    again.type('\u0004');
    expect(await again.end()).toBe(0);
  });

  test('Ctrl-C stops an evaluation and not the session, and a definition survives', async () => {
    const terminal = open(path('state2'));
    await terminal.waitFor('> ');
    terminal.type('x = 7\r');
    await terminal.waitFor('7\r\n');
    // Steps of the language, which stop at once.
    terminal.type('[a * b * c for a in 1..900 for b in 1..900 for c in 1..900]\r');
    await terminal.waitFor('\n');
    await pause(300);
    terminal.type('\u0003');
    await terminal.waitFor('The evaluation was stopped.');
    // A sum of games, in which nothing listens: its thread is ended.
    terminal.type('sum([{n|{-n|-2*n*n}} + +-(n/4) for n in 3..60])\r');
    await terminal.waitFor('\n');
    await pause(300);
    terminal.type('\u0003');
    await terminal.waitFor('> ');
    terminal.type('x + 1\r');
    await terminal.waitFor('8\r\n');
    terminal.type(':quit\r');
    expect(await terminal.end()).toBe(0);
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('from a pipe', () => {
  test.concurrent('statements, commands, and what is wrong in its place', async () => {
    const { stdout, stderr, exitCode } = await lilypad(
      ['repl'],
      'f(n) = value(T^n...FF)\nhelp f\nf(3)\n[1,\n2]\nfoo\n:kind\n3/2\n:nothing\n:names\n3 * 2\n',
    );
    expect(stdout).toBe(
      'f(n) = value(T^n...FF)\nf(n) = value(T^n...FF)\n1*\n[1, 2]\nColumn 1: "foo" has no value here.\n  foo\n  ^\nnumber: 3/2\n' +
        'There is no command :nothing; :help lists them.\nf\ninteger: 6\n',
    );
    expect(stderr).toBe(
      'Kinds of values are shown.\nnote: A star with blanks multiplies; without them 3*2 is 3 and the nimber *2.\n',
    );
    expect(exitCode).toBe(2);
  });

  test.concurrent(':save and :load', async () => {
    const file = path('work.lily');
    await lilypad(['repl'], `a = 3\nnonsense(\n\na + 1\n:save ${file}\n`);
    expect(readFileSync(file, 'utf8')).toBe('a = 3\na + 1\n');
    expect((await lilypad(['repl'], `:load ${file}\na\n`)).stdout).toBe('3\n4\n3\n');
    expect((await lilypad(['repl', '--load', file], 'a\n')).stdout).toBe('3\n4\n3\n');
    expect((await lilypad(['repl'], ':load no.lily\n')).stdout).toBe('There is no file no.lily.\n');
  });

  test.concurrent(':time says how long it took', async () => {
    expect((await lilypad(['repl'], ':time\n1\n')).stderr).toMatch(/^Times are shown\.\n\d+(?:\.\d+)? ms\n$/);
  });

  test.concurrent('a worksheet that cannot be read', async () => {
    writeFileSync(path('bad.lily'), '1 +\n');
    const { stdout, exitCode } = await lilypad(['repl', '--load', path('bad.lily')]);
    expect(stdout).toMatch(/^Column 4: The line ends where an expression is expected\.|^Column/);
    expect(exitCode).toBe(2);
  });
});

test('the history is in the state folder of the user', () => {
  expect(historyPath({}, 'linux', '/home/a')).toBe('/home/a/.local/state/lilypad/history');
  expect(historyPath({ XDG_STATE_HOME: '/s' }, 'linux', '/home/a')).toBe('/s/lilypad/history');
  expect(historyPath({}, 'darwin', '/Users/a')).toBe('/Users/a/Library/Application Support/lilypad/history');
});

test.each([
  ['G.Me', ['Mean'], 'Me'],
  ['conwayP', ['conwayProduct'], 'conwayP'],
  ['leftSt', ['leftStop'], 'leftSt'],
  ['value(my', ['myGame'], 'my'],
  ['1 + 2', [], ''],
])('Tab after %s', (line, names, word) => {
  expect(tab(line, ['myGame', 'x']).completions).toEqual([names, word]);
});

test('Tab where several names fit shows them with their help', () => {
  const { completions, shown } = tab('mirr', []);
  expect(completions).toEqual([['mirror'], 'mirr']);
  expect(shown).toEqual([
    'mirror(P)  the board turned round with toads and frogs exchanged; its value is the negative',
  ]);
  expect(tab('isN', []).shown.map((line) => line.split('(')[0])).toEqual([
    'isNumber',
    'isNimber',
    'isNumberish',
    'isNumberTiny',
  ]);
});
