import { Arena, parseGame } from '@lilypad/games';
import { describe, expect, it } from 'vitest';
import type { Mark, Printed } from '../protocol.ts';
import { Session } from '../session.ts';
import { cell, markOf } from './cell.ts';

function mark(value: string, printed: Printed | null): Mark {
  const arena = new Arena();
  const parsed = parseGame(arena, value);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return markOf(arena, parsed.value, printed);
}

describe('cells against the paper', () => {
  it.each([
    ['0', null, 'new'],
    ['{3*|5/2||2}', { value: '{{3*|5/2}|2}' }, 'agrees'],
    ['{3*|5/2||2}', { value: '{{5/2|2}|2}' }, 'differs'],
    ['^', { relation: 'infinitesimal' }, 'settles'],
    ['1', { relation: 'infinitesimal' }, 'differs'],
    ['43/16', { relation: 'between', above: '5/2', below: '3' }, 'settles'],
    ['3', { relation: 'between', above: '5/2', below: '3' }, 'differs'],
    ['{3|2}', { relation: 'confused', with: '2' }, 'settles'],
    ['3', { relation: 'confused', with: '2' }, 'differs'],
    ['{4|5/2}', { relation: 'above-and-confused', above: '2', with: '3' }, 'settles'],
    ['5', { relation: 'long' }, 'settles'],
  ] as [string, Printed | null, Mark][])('%s with %j: %s', (value, printed, expected) => {
    expect(mark(value, printed)).toBe(expected);
  });

  it('are valued', () => {
    const session = new Session();
    expect(cell(session, { toads: 5, blanks: 4, frogs: 3, printed: { value: '{{5/2|2}|2}' } })).toMatchObject({
      short: { text: '{3∗|5/2||2}', cut: false },
      kind: 'hot',
      mean: '19/8',
      temperature: '3/8',
      mark: 'differs',
    });
    const kinds = (
      [
        [1, 2, 1],
        [2, 2, 2],
        [3, 2, 1],
        [4, 3, 2],
      ] as const
    ).map(([toads, blanks, frogs]) => cell(session, { toads, blanks, frogs, printed: null }).kind);
    expect(kinds).toEqual(['zero', 'infinitesimal', 'number', 'numberish']);
  });
});
