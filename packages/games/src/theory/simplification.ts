/**
 * How a game with given options becomes canonical, step by step: an option that another one beats is dominated and goes; an option from
 * which the other side has a move that is at least as good for that side as the game itself is reversible, and is replaced by what
 * the first side can do after that move. When nothing is left to do, the game is canonical, or a number.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, opposite, SIDES, type Side } from '../core/side.ts';

/** One step of a simplification. */
export type SimplificationStep =
  /** `option` goes, since `by` is at least as good for the side. */
  | { readonly kind: 'dominated'; readonly side: Side; readonly option: GameId; readonly by: GameId }
  /** `option` is replaced by the options `instead`, since the other side would answer with `through`. */
  | {
      readonly kind: 'reversible';
      readonly side: Side;
      readonly option: GameId;
      readonly through: GameId;
      readonly instead: readonly GameId[];
    };

/** A simplification: its steps, the options that are left, and the game that all of it equals. */
export interface Simplification {
  /** The steps, in order. */
  readonly steps: readonly SimplificationStep[];
  /** The options of Left that are left. */
  readonly left: readonly GameId[];
  /** The options of Right that are left. */
  readonly right: readonly GameId[];
  /** The game. */
  readonly game: GameId;
}

/**
 * The steps from a game given by its options to its canonical form. For a number there may be options left: it is the simplest number
 * that fits between them.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const { steps } = simplificationOf(arena, [arena.integer(2), arena.integer(1)], [arena.integer(0)]);
 * steps.map(({ kind, option }) => [kind, formatGame(arena, option)]); // => [ [ 'dominated', '1' ] ]
 * ```
 */
export function simplificationOf(arena: Arena, left: readonly GameId[], right: readonly GameId[]): Simplification {
  const game = arena.game([...left], [...right]);
  const options = [unique(left), unique(right)];
  const steps: SimplificationStep[] = [];
  for (let step = nextStep(arena, game, options); step !== null; step = nextStep(arena, game, options)) {
    steps.push(step);
    const rest = options[step.side].filter((option) => option !== step.option);
    options[step.side] = step.kind === 'dominated' ? rest : unique([...rest, ...step.instead]);
  }
  return { steps, left: options[LEFT], right: options[opposite(LEFT)], game };
}

const unique = (games: readonly GameId[]): GameId[] => [...new Set(games)];

function nextStep(arena: Arena, game: GameId, options: readonly (readonly GameId[])[]): SimplificationStep | null {
  for (const side of SIDES) {
    for (const option of options[side]) {
      const by = options[side].find((other) => other !== option && isBetter(arena, side, other, option));
      if (by !== undefined) return { kind: 'dominated', side, option, by };
    }
  }
  for (const side of SIDES) {
    for (const option of options[side]) {
      const through = arena
        .options(option, opposite(side))
        .find((reply) => isBetter(arena, opposite(side), reply, game));
      if (through !== undefined)
        return { kind: 'reversible', side, option, through, instead: arena.options(through, side) };
    }
  }
  return null;
}

/** Is g at least as good as h for a side? */
const isBetter = (arena: Arena, side: Side, g: GameId, h: GameId): boolean =>
  side === LEFT ? arena.le(h, g) : arena.le(g, h);
