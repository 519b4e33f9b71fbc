/** Simplifications: every step is right, and what is left is the canonical form. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT } from '../core/side.ts';
import { parseGame } from '../notation/evaluate.ts';
import { formatGame } from '../notation/format.ts';
import { simplificationOf } from './simplification.ts';

function setUp() {
  const arena = new Arena();
  const game = (text: string): GameId => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };
  return { arena, game };
}

describe('the steps of a simplification', () => {
  it.each([
    ['2,1', '0', ['dominated 1 by 2'], '{2|0}'],
    ['0', '3,1', ['dominated 3 by 1'], '1/2'],
    ['0,*', '0', [], '^*'],
    ['*', '*', ['reversible * through 0 to ', 'reversible * through 0 to '], '0'],
    ['1', '0', [], '{1|0}'],
    ['', '', [], '0'],
  ])('{%s|%s}: %j', (left, right, steps, value) => {
    const { arena, game } = setUp();
    const read = (text: string): GameId[] => (text === '' ? [] : text.split(',').map(game));
    const found = simplificationOf(arena, read(left), read(right));
    const write = (g: GameId): string => formatGame(arena, g);
    const texts = found.steps.map((step) =>
      step.kind === 'dominated'
        ? `dominated ${write(step.option)} by ${write(step.by)}`
        : `reversible ${write(step.option)} through ${write(step.through)} to ${step.instead.map(write).join()}`,
    );
    expect(texts).toEqual(steps);
    expect(found.game).toBe(game(value));
  });

  it('lead to the canonical form, for random games', () => {
    const leaf = fc.constantFrom('0', '1', '-1', '1/2', '*', '^', 'v*', '{2|-1}', '{1|*}', '*2');
    fc.assert(
      fc.property(fc.array(leaf, { maxLength: 4 }), fc.array(leaf, { maxLength: 4 }), (left, right) => {
        const { arena, game } = setUp();
        const found = simplificationOf(arena, left.map(game), right.map(game));
        expect(arena.game([...found.left], [...found.right])).toBe(found.game);
        if (arena.isNumber(found.game)) return;
        expect(new Set(found.left)).toEqual(new Set(arena.options(found.game, LEFT)));
        expect(new Set(found.right)).toEqual(new Set(arena.options(found.game, RIGHT)));
      }),
    );
  });
});
