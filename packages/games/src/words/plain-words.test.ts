import { describe, expect, it } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import { parseGame } from '../notation/evaluate.ts';
import { outcome } from '../theory/outcome.ts';
import { mixedNumber, moves } from './amount.ts';
import { plainWords } from './plain-words.ts';

function wordsOf(text: string) {
  const arena = new Arena();
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return { ...plainWords(arena, parsed.value), outcome: outcome(arena, parsed.value) };
}

describe('a value in one sentence', () => {
  it.each([
    ['0', 'Nobody is ahead: whoever has to move first loses.'],
    ['1', 'Left is exactly 1 move ahead.'],
    ['-7', 'Right is exactly 7 moves ahead.'],
    ['3/8', 'Left is exactly ⅜ of a move ahead.'],
    ['-19/8', 'Right is exactly 2⅜ moves ahead.'],
    ['*', 'Nobody is ahead: whoever moves first gets the last move.'],
    ['*3', 'Nobody is ahead: whoever moves first wins.'],
    ['^', 'Left is ahead, but by less than any fraction of a move.'],
    ['v', 'Right is ahead, but by less than any fraction of a move.'],
    ['^*', 'Nobody is ahead by any fraction of a move: whoever moves first wins.'],
    ['^^*', 'Left is ahead, but by less than any fraction of a move.'],
    ['{0||0|-2}', 'Left is ahead by less than anything one could name.'],
    ['{2|0||0}', 'Right is ahead by less than anything one could name.'],
    ['4*', 'Left is 4 moves ahead, but for an infinitesimal.'],
    ['-1/2v', 'Right is ½ of a move ahead, but for an infinitesimal.'],
    ['{3|1}', 'Left is about 2 moves ahead; moving now is worth 1.'],
    ['{3*|5/2||2}', 'Left is about 2⅜ moves ahead; moving now is worth ⅜.'],
    ['+-1/8', 'Nobody is ahead on average; moving now is worth ⅛.'],
    ['{-1|-4}', 'Right is about 2½ moves ahead; moving now is worth 1½.'],
  ])('%s: %s', (game, summary) => {
    expect(wordsOf(game).summary).toBe(summary);
  });
});

describe('the details', () => {
  it.each([
    ['{3|-1}', 'It is a switch: if Left moves first, Left is 3 moves ahead; if Right does, Right is 1 move ahead.'],
    [
      '{2|1||0}',
      'If Left starts, play cools down where Left is 1 move ahead; if Right starts, where nobody is ahead. These are its stops.',
    ],
    ['^^*', 'Its atomic weight is 2: it is worth about 2 ups, which is enough for Left to win, whoever starts.'],
    ['v', 'Its atomic weight is −1: it is worth about one down.'],
    ['*3', 'It plays like a heap of 3 in the game of Nim, and is called a nimber.'],
    ['{0||0|-2}', 'It is called tiny; the larger the threat, the smaller it is.'],
    ['4v', 'Without the number, Right is ahead, but by less than any fraction of a move.'],
    ['4*', 'Without the number, nobody is ahead: whoever moves first gets the last move.'],
  ])('of %s', (game, sentence) => {
    expect(wordsOf(game).details).toContain(sentence);
  });

  it.each(['1', '-3/4', '^', 'v4', '{0||0|-2}', '{2|0||0}', '4*', '-2^', '*', '*2', '0', '^*', '{3|1}'])(
    'say of %s nothing about who wins but the truth',
    (game) => {
      const { summary, details, outcome: who } = wordsOf(game);
      const said = [summary, ...details.filter((line) => !line.startsWith('Without the number'))].join(' ');
      if (/Left (?:wins|to win), whoever starts/.test(said)) expect(who).toBe('L');
      if (/Right (?:wins|to win), whoever starts/.test(said)) expect(who).toBe('R');
      if (/whoever moves first (?:wins|gets)/.test(said)) expect(who).toBe('N');
      if (/has to move first loses/.test(said)) expect(who).toBe('P');
    },
  );
});

describe('amounts', () => {
  it.each([
    [Dyadic.of(0), '0', '0 moves'],
    [Dyadic.of(1), '1', '1 move'],
    [Dyadic.of(1, 1), '½', '½ of a move'],
    [Dyadic.of(1, 4), '1/16', '1/16 of a move'],
    [Dyadic.of(33, 4), '2 1/16', '2 1/16 moves'],
    [Dyadic.of(-7, 3), '−⅞', '−⅞ moves'],
  ])('%s', (x, mixed, counted) => {
    expect([mixedNumber(x), moves(x)]).toEqual([mixed, counted]);
  });
});
