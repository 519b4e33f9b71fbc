import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT } from '../core/side.ts';
import { evaluate, parseGame } from './evaluate.ts';
import { formatGame } from './format.ts';
import { type AtomReader, parseSyntax } from './parse.ts';

/** Names of one letter, except that "x" is refused and "y" must be followed by "!". */
const letters: AtomReader<string> = (text, offset) => {
  const letter = text.charAt(offset);
  if (!/[a-y]/.test(letter) || letter === 'v') return null;
  if (letter === 'x') return { error: 'There is no x.' };
  if (letter === 'y') return { error: 'An exclamation mark must follow y.', at: offset + 1 };
  return { value: letter, end: offset + 1 };
};

describe('the syntax tree', () => {
  const number = (n: number, at: number) => ({ kind: 'nus', at, number: Dyadic.of(n), ups: 0, nimber: 0 });

  test.each([
    ['3/2^^*4', { kind: 'nus', at: 0, number: Dyadic.of(3, 1), ups: 2, nimber: 4 }],
    [' v<3>*', { kind: 'power', at: 1, number: Dyadic.ZERO, n: 3, down: true, nimber: 1 }],
    ['1^[2]', { kind: 'series', at: 0, number: Dyadic.ONE, n: 2, down: false, nimber: 0 }],
    ['-2', number(-2, 0)],
    ['-(2)', { kind: 'negative', at: 0, operand: number(2, 2) }],
    ['2.(1)', { kind: 'multiple', at: 0, count: 2n, operand: number(1, 3) }],
    ['+-1', { kind: 'switch', at: 0, options: [number(1, 2)] }],
    ['+-{1,2}', { kind: 'switch', at: 0, options: [number(1, 3), number(2, 5)] }],
    ['3Tiny(1)', { kind: 'tiny', at: 0, side: LEFT, number: Dyadic.of(3), subscript: number(1, 6) }],
    [
      '1-2',
      {
        kind: 'sum',
        at: 0,
        terms: [
          { negative: false, value: number(1, 0) },
          { negative: true, value: number(2, 2) },
        ],
      },
    ],
    [
      '{1|2||3,4}',
      {
        kind: 'game',
        at: 0,
        left: [{ kind: 'game', at: 0, left: [number(1, 1)], right: [number(2, 3)] }],
        right: [number(3, 6), number(4, 8)],
      },
    ],
    ['{|}', { kind: 'game', at: 0, left: [], right: [] }],
  ])('%s', (text, tree) => {
    expect(parseSyntax(text)).toEqual({ ok: true, value: tree });
  });
});

describe('atoms of a host', () => {
  const arena = new Arena();
  const meaning: Readonly<Record<string, string>> = { a: '1', b: '^', c: '{2|0}' };
  const value = (text: string): string => {
    const parsed = parseSyntax(text, { atom: letters });
    if (!parsed.ok) return `${parsed.error.column}: ${parsed.error.message}`;
    const game = evaluate(arena, parsed.value, (name) => read(meaning[name] as string));
    return formatGame(arena, game);
  };
  const read = (text: string): GameId => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };

  test.each([
    ['a', '1'],
    ['a+b', '1^'],
    ['a - b', '1v'],
    ['-c', '{0|-2}'],
    ['3.b', '^3'],
    ['3*b', '^3'],
    ['3*+b', '3^*'],
    ['{a,b|-c}', '{1||0|-2}'],
    ['Tiny(a)', 'Tiny(1)'],
    ['+-a', '+-1'],
    ['ab', '2: An operator such as + or - is missing before "b".'],
    ['1+x', '3: There is no x.'],
    ['3*x', '3: There is no x.'],
    ['{1|y}', '5: An exclamation mark must follow y.'],
    ['z', '1: "z" cannot begin a game.'],
  ])('%s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test('a host may give games of the arena directly', () => {
    const atom: AtomReader<GameId> = (text, offset) =>
      text.startsWith('star', offset) ? { value: arena.star, end: offset + 4 } : null;
    expect(parseGame(arena, 'star+2', { atom })).toEqual(parseGame(arena, '2*'));
  });
});
