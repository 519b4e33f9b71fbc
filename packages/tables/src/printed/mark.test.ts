import { Arena, type GameId, parseGame } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import { markOf } from './mark.ts';
import type { Printed } from './printed.ts';

describe('cells', () => {
  const arena = new Arena();
  const game = (text: string): GameId => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };

  it.each<[string, Printed | null, string]>([
    ['*', null, 'new'],
    ['*', { relation: 'equal', value: '{0|0}' }, 'agrees'],
    ['*', { relation: 'equal', value: '0' }, 'differs'],
    ['+-(1*)', { relation: 'long' }, 'settles'],
    ['^*', { relation: 'infinitesimal' }, 'settles'],
    ['1*', { relation: 'infinitesimal' }, 'differs'],
    ['2v4', { relation: 'between', above: '5/4', below: '2' }, 'settles'],
    ['2^', { relation: 'between', above: '5/4', below: '2' }, 'differs'],
    ['{3|1}', { relation: 'confused', with: '2' }, 'settles'],
    ['{3|1}', { relation: 'confused', with: '4' }, 'differs'],
    ['{4|5/2}', { relation: 'above-and-confused', above: '2', with: '3' }, 'settles'],
  ])('%s against %o: %s', (value, printed, mark) => {
    expect(markOf(arena, game(value), printed)).toBe(mark);
  });

  it.each([
    ['0', 'zero'],
    ['7/2', 'number'],
    ['^[2]', 'infinitesimal'],
    ['3*', 'numberish'],
    ['{1|0}', 'hot'],
  ])('%s is of the kind %s', (value, kind) => {
    expect(kindOf(arena, game(value))).toBe(kind);
  });
});
