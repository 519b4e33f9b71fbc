/** Sides as games of an arena. */
import { type Arena, Dyadic, type GameId } from '@lilypad/games';
import { valueAt } from './form.ts';
import type { Side } from './side.ts';

/** eps stands for 2^-N with this N; no number that small occurs on boards that are tried. */
const SMALL = Dyadic.of(1, 24);

/** The side with numbers for its variables. */
export function gameAt(arena: Arena, { n, star, eps, choice }: Side, point: readonly number[]): GameId {
  let game = star ? arena.star : arena.zero;
  if (choice !== null) {
    const options = (sides: readonly Side[]) => sides.map((side) => gameAt(arena, side, point));
    game = arena.add(game, arena.game(options(choice.left), options(choice.right)));
  }
  if (eps) game = arena.add(game, arena.number(SMALL));
  return arena.shift(game, valueAt(n, point));
}
