import { boardOf, printPosition } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { Match, type Seats } from './match.ts';

const start = (board: string, seats: Seats) => new Match({ board: boardOf(board), turn: 0 }, seats);
const at = (match: Match): string => printPosition(match.position);
/** Plays the first legal move. */
const play = (match: Match): void => match.play(match.moves[0]);

test('two people: undo and redo go one move at a time', () => {
  const match = start('TT..FF', [false, false]);
  expect(match.undo()).toBe(false);
  const seen = [at(match)];
  for (let i = 0; i < 3; i++) {
    play(match);
    seen.push(at(match));
  }
  expect(match.length).toBe(3);
  for (let i = 2; i >= 0; i--) expect([match.undo(), at(match)]).toEqual([true, seen[i]]);
  expect(match.undo()).toBe(false);
  for (let i = 1; i <= 3; i++) expect([match.redo(), at(match)]).toEqual([true, seen[i]]);
  expect(match.redo()).toBe(false);
});

test('against the computer undo goes back to the last own decision', () => {
  const match = start('TT..FF', [false, true]);
  play(match);
  expect(match.computerToMove).toBe(true);
  play(match);
  const reply = at(match);
  expect([match.undo(), at(match)]).toEqual([true, '1_RR--LL']);
  expect([match.redo(), at(match)]).toEqual([true, reply]);
});

test('a first move of the computer cannot be undone', () => {
  const match = start('TT..FF', [true, false]);
  play(match);
  expect(match.undo()).toBe(false);
});

test('a move after undo forgets what was undone', () => {
  const match = start('T.T..FF', [false, false]);
  play(match);
  match.undo();
  match.play(match.moves[1]);
  expect(match.redo()).toBe(false);
});

test('the end of a game can be left and reached again', () => {
  const match = start('T.F', [false, true]);
  play(match);
  expect(at(match)).toBe('2_-RL');
  play(match);
  expect([at(match), match.over]).toEqual(['1_LR-', false]);
  play(match);
  expect([at(match), match.over, match.computerToMove]).toEqual(['2_L-R', true, false]);
  expect([match.undo(), at(match)]).toEqual([true, '1_LR-']);
  expect([match.redo(), at(match)]).toEqual([true, '2_L-R']);
  expect([match.restart(), at(match), match.restart()]).toEqual([true, '1_R-L', false]);
  for (let i = 0; i < 2; i++) match.redo();
  expect(at(match)).toBe('2_L-R');
});

test('with the sides exchanged the game begins again, and nothing is left to redo', () => {
  const match = start('T.F', [false, true]);
  play(match);
  expect(match.history.map((position) => printPosition(position))).toEqual(['1_R-L', '2_-RL']);
  expect([match.swap(), at(match), match.redo()]).toEqual([true, '1_R-L', false]);
  expect(match.computerToMove).toBe(true);
});
