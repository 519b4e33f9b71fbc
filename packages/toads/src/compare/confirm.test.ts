import { Arena, type GameId, parseGame } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/notation.ts';
import { Plain } from '../testing/plain.ts';
import { confirmValue } from './confirm.ts';

const LIMITS = { maxNodes: 1_000_000, maxBytes: 2 ** 22 };
const arena = new Arena();
const game = (text: string): GameId => {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

describe('a guess', () => {
  it.each([
    ['T^5.^4F^5', '*', true],
    ['T^5.^4F^5', '0', false],
    ['T^5.^4F^5', '1', false],
    ['T^5.^4F^5', '-1', false],
    ['T^5.^4F^5', '*2', false],
    ['T^4.^4F^3', '1*', true],
    ['T^5.^4F^3', '{3*|5/2||2}', true],
    ['T^5.^4F^3', '{5/2|2||2}', false],
    ['T^3..F^3', '+-1/8', true],
    ['TT..', '4', true],
    ['TT..', '4*', false],
  ])('that %s is %s: %s', (text, value, holds) => {
    expect(confirmValue(arena, boardOf(text), game(value), LIMITS).holds).toBe(holds);
  });

  it('holds for the value of a short strip, and for no other', () => {
    const plain = new Plain(arena);
    const texts = ['T.TF.F.', 'TTF..F', 'T.T.F.F', 'TT..FF', 'T..FTF.', 'TTT..F', 'T.F.T.F', '.TF....', 'TFTF..'];
    for (const text of texts) {
      for (const other of texts) {
        const { holds } = confirmValue(arena, boardOf(text), plain.value(other), LIMITS);
        expect([text, other, holds]).toEqual([text, other, plain.value(text) === plain.value(other)]);
      }
    }
  });

  it('is left open when the search takes too long', () => {
    const seen: number[] = [];
    const options = { ...LIMITS, maxNodes: 2048, onProgress: (nodes: number) => seen.push(nodes) };
    const { holds, nodes } = confirmValue(arena, boardOf('T^6.^6F^6'), arena.star, options);
    expect({ holds, nodes, seen }).toEqual({ holds: null, nodes: 2048, seen: [1024, 2048] });
  });
});
