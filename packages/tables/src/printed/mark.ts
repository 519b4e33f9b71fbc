/** What a published table prints for a cell, what kind of value a cell has, and how the two stand to each other. */
import { type Arena, type GameId, isInfinitesimal, isNumberish, parseGame, type Relation } from '@lilypad/games';

/** A cell as printed: a value, or what else is said of it. */
export interface Printed {
  readonly value?: string;
  readonly relation?: string;
  /** Less than the cell, greater than it, and confused with it. */
  readonly above?: string;
  readonly below?: string;
  readonly with?: string;
}

/** The cell agrees with the printed value, settles what is printed as a bound, differs from it, or is new. */
export const MARKS = ['agrees', 'settles', 'differs', 'new'] as const;
export type Mark = (typeof MARKS)[number];

/** Printed values must be equal; printed bounds must hold. */
export function markOf(arena: Arena, game: GameId, printed: Printed | null): Mark {
  if (printed === null) return 'new';
  const relation = (text: string): Relation => {
    const parsed = parseGame(arena, text);
    if (!parsed.ok) throw new TypeError(`The table holds ${JSON.stringify(text)}, which is no game.`);
    return arena.compare(game, parsed.value);
  };
  if (printed.value !== undefined) return relation(printed.value) === '=' ? 'agrees' : 'differs';
  const holds =
    (printed.relation !== 'infinitesimal' || isInfinitesimal(arena, game)) &&
    (printed.above === undefined || relation(printed.above) === '>') &&
    (printed.below === undefined || relation(printed.below) === '<') &&
    (printed.with === undefined || relation(printed.with) === '||');
  return holds ? 'settles' : 'differs';
}

export const VALUE_KINDS = ['zero', 'infinitesimal', 'number', 'numberish', 'hot'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** A number plus an infinitesimal is numberish; anything with two different stops is hot. */
export function kindOf(arena: Arena, game: GameId): ValueKind {
  if (game === arena.zero) return 'zero';
  if (arena.isNumber(game)) return 'number';
  if (isInfinitesimal(arena, game)) return 'infinitesimal';
  return isNumberish(arena, game) ? 'numberish' : 'hot';
}
