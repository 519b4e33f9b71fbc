import { Arena, formatGame, type GameId, GameLimitError, parseGame } from '@lilypad/games';
import { expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Valuer } from '../value/valuer.ts';
import { anyBoardValue, largeBoardValue } from './large-board.ts';

const MAX_BYTES = 2 ** 26;

const gameOf = (arena: Arena, text: string): GameId => {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

it.each<[board: string, guess: string | null, value: string, method: string]>([
  ['TT..', null, '4', 'rules'],
  ['T^9.F^9', null, '*', 'one-empty'],
  ['T.TF.F.', null, '1/2', 'search'],
  ['T^5.^4F^3', null, '{3*|5/2||2}', 'sweep'],
  ['T^5.^4F^3', '17', '{3*|5/2||2}', 'sweep'],
  ['T^5.^4F^3TTFFT.TF.F.', null, '{7/2*|3||5/2}', 'sweep + search'],
  ['T^5.^6F^5', null, '0', 'thresholds'],
  ['T^5.^6F^5', '5', '0', 'thresholds'],
  ['(FT)^5.(TF)^6.', null, '1/32', 'search'],
  ['(TF)^11..', '1', '1', 'guess and search'],
  ['T(TF)^5.(TF)^5.F', '-1/64', '-1/64', 'guess and search'],
])('the value of %s, guessed to be %s, is %s by %s', (board, guess, value, method) => {
  const arena = new Arena();
  const options = { guess: guess === null ? null : gameOf(arena, guess), maxBytes: MAX_BYTES };
  const found = largeBoardValue(arena, boardOf(board), options);
  expect({ value: formatGame(arena, found.value), method: found.method }).toEqual({ value, method });
});

it.each(['0', '-1/32', '*', '{1|-1}'])('a guess that is wrong, or not simple, is not believed: %s', (guess) => {
  const arena = new Arena();
  // The methods after the guess do not fit into this memory.
  const find = () =>
    largeBoardValue(arena, boardOf('T(TF)^5.(TF)^5.F'), { guess: gameOf(arena, guess), maxBytes: 2 ** 17 });
  expect(find).toThrow(GameLimitError);
});

it.each(['T^5.^6F^5', 'T^5.^4F^3'])('a team sweeps %s too, with the same value', (board) => {
  let calls = 0;
  const team = { threads: 3, eager: true, call: () => calls++ };
  const [alone, together] = [{}, { team }].map((options) => {
    const arena = new Arena();
    const { value, ...rest } = largeBoardValue(arena, boardOf(board), { maxBytes: MAX_BYTES, ...options });
    return { ...rest, value: formatGame(arena, value) };
  });
  expect(together).toEqual(alone);
  expect(calls).toBe(1);
});

it('tells how far each method is', () => {
  const seen: (number | undefined)[] = [];
  const onProgress = (_: number, total?: number) => seen.push(total);
  largeBoardValue(new Arena(), boardOf('T^5.^6F^5'), { maxBytes: MAX_BYTES, onProgress });
  expect(new Set(seen)).toEqual(new Set([1_132_057]));
});

it.each([
  ['T.TF.F.', '1/2', true],
  ['T^5.^4F^3', '{3*|5/2||2}', true],
  // Of large cost, and no start.
  ['(FT)^5.(TF)^6.', '1/32', false],
])('any board: %s = %s, by the valuer itself: %s', (text, value, byValuer) => {
  const valuer = new Valuer(new Arena());
  const found = anyBoardValue(valuer, boardOf(text), { maxBytes: MAX_BYTES });
  expect([formatGame(valuer.arena, found), valuer.positions > 0]).toEqual([value, byValuer]);
});

it('thresholds that do not fit into the memory leave a board to the valuer', () => {
  const arena = new Arena();
  const options = { maxBytes: 2 ** 22, tried: ['trial'] as const };
  expect(largeBoardValue(arena, boardOf('(FT)^5.(TF)^6.'), options)).toMatchObject({ method: 'search' });
});
