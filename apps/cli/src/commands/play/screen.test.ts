import { expect, test } from 'vitest';
import { Frames, onOneLine, Paper } from './screen.ts';

test('on paper everything stays, with a blank line between positions', async () => {
  const lines: string[] = [];
  const paper = new Paper(async (line) => void lines.push(line));
  for (const text of ['one', 'two']) {
    await paper.frame();
    await paper.say(text);
    await paper.announce(`after ${text}`);
  }
  expect(lines).toEqual(['one', 'after one', '', 'two', 'after two']);
});

test('on a terminal a frame takes the place of the one before, with what has happened above it', async () => {
  let written = '';
  const frames = new Frames({
    columns: 10,
    rows: 4,
    write: (text: string) => {
      written += text;
    },
  });
  await frames.frame();
  await frames.say('one');
  // Twelve columns go over two lines; colours take none.
  await frames.say('twelve wide.');
  await frames.say('\u001b[30;43m T \u001b[0m');
  await frames.announce('moved');
  expect(written).toBe('one\ntwelve wide.\n\u001b[30;43m T \u001b[0m\n');
  written = '';
  // Four lines fill the terminal: the first of them may be gone, so nothing is wiped.
  await frames.frame();
  await frames.say('two');
  expect(written).toBe('moved\ntwo\n');
  written = '';
  await frames.frame();
  expect(written).toBe('\u001b[2A\r\u001b[J');
});

test('a prompt takes one line, however narrow the terminal is', () => {
  expect([80, 6, 1, 0].map((columns) => onOneLine('Your move: ', columns))).toEqual(['Your move: ', 'Your ', '', '']);
});
