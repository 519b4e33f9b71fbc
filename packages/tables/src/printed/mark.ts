/** How the value of a cell compares with what a published table prints for it. */
import { type Arena, type GameId, isInfinitesimal, parseGame, type Relation } from '@lilypad/games';
import type { Printed } from './printed.ts';

/** The cell agrees with the printed value, settles what is printed as a bound, differs from it, or is not printed. */
export type Mark = 'agrees' | 'settles' | 'differs' | 'new';

/** The sign of each mark in tables. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = { agrees: '✓', settles: '◆', differs: '≠', new: '+' };

/**
 * The mark of a value: printed values must be equal to it, printed bounds must hold for it.
 *
 * @throws TypeError - if what is printed is no game
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const arena = new Arena();
 * markOf(arena, arena.star, { relation: 'equal', value: '*' }); // => 'agrees'
 * markOf(arena, arena.star, { relation: 'confused', with: '0' }); // => 'settles'
 * ```
 */
export function markOf(arena: Arena, game: GameId, printed: Printed | null): Mark {
  if (printed === null) return 'new';
  const relation = (text: string): Relation => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new TypeError(`The table holds ${JSON.stringify(text)}, which is no game.`);
    return arena.compare(game, parsed.value);
  };
  const holds = (): boolean => {
    switch (printed.relation) {
      case 'equal':
        return relation(printed.value) === '=';
      case 'between':
        return relation(printed.above) === '>' && relation(printed.below) === '<';
      case 'confused':
        return relation(printed.with) === '||';
      case 'above-and-confused':
        return relation(printed.above) === '>' && relation(printed.with) === '||';
      case 'infinitesimal':
        return isInfinitesimal(arena, game);
      case 'long':
        return true;
    }
  };
  if (!holds()) return 'differs';
  return printed.relation === 'equal' ? 'agrees' : 'settles';
}
