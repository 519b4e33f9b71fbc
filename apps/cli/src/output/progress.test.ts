import { expect, test } from 'vitest';
import { Messages } from './messages.ts';
import { duration, inSeconds, Progress } from './progress.ts';
import { StatusLine } from './status-line.ts';

function terminal(isTTY: boolean, columns = 200) {
  const written: string[] = [];
  const write = (text: string) => written.push(text.replaceAll('\r\u001b[K', '|'));
  return { written, out: new Messages({ isTTY, columns, write }) };
}

test('nothing is shown in the first two seconds, then a line with an estimate, at most five times a second', () => {
  let now = 1000;
  const t = terminal(true);
  const progress = new Progress('games', 100, { out: t.out, now: () => now });
  for (const [at, done] of [
    [2999, 9],
    [3000, 10],
    [3199, 11],
    [3200, 20],
  ] as const) {
    now = at;
    progress.update(done);
  }
  expect(t.written).toEqual(['|10 of 100 games in 2 s, about 18 s left', '|20 of 100 games in 2 s, about 9 s left']);
  progress.clear();
  progress.clear();
  expect(t.written.slice(2)).toEqual(['|']);
});

test('without a total there is no estimate, and with nothing done none yet', () => {
  let now = 0;
  const t = terminal(true);
  const options = { out: t.out, now: () => now };
  const [open, closed] = [new Progress('lines', undefined, options), new Progress('lines', 5, options)];
  now = 61_000;
  open.update(7);
  closed.update(0);
  expect(t.written).toEqual(['|7 lines in 1 min 1 s', '|0 of 5 lines in 1 min 1 s, no estimate yet']);
});

test.each([
  [undefined, []],
  [5000, ['1 of 2 games in 5 s, about 5 s left\n', '1 of 2 games in 10 s, about 10 s left\n']],
])('where standard error is not a terminal a line is written every %s ms', (logEveryMs, lines) => {
  let now = 0;
  const t = terminal(false);
  const progress = new Progress('games', 2, { logEveryMs, out: t.out, now: () => now });
  for (; now <= 12_000; now += 1000) progress.update(1);
  progress.clear();
  expect(t.written).toEqual(lines);
});

test('the line is taken away before a message, and says nothing to the terminal', () => {
  const t = terminal(true);
  t.out.progress('half \u001b[2J done');
  t.out.tell('This is wrong: \u0007.');
  t.out.clear();
  expect(t.written).toEqual(['|half ␛[2J done', '|', 'This is wrong: ␇.\n']);
});

test('a line is not wider than the terminal', () => {
  let now = 0;
  const t = terminal(true, 10);
  const line = new StatusLine({ firstAfterMs: 0 }, t.out, () => now);
  line.update((seconds) => `${seconds} s and much else`);
  now = 1000;
  line.update((seconds) => `${seconds} s`);
  expect(t.written).toEqual(['|0 s and m', '|1 s']);
});

test.each([
  [0.4, '0 s'],
  [59.4, '59 s'],
  [60, '1 min 0 s'],
  [3599, '59 min 59 s'],
  [7800, '2 h 10 min'],
])('%d seconds read %s', (seconds, text) => expect(duration(seconds)).toBe(text));

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [0.5, '0.5 seconds'],
])('%d is %s', (seconds, text) => expect(inSeconds(seconds)).toBe(text));
