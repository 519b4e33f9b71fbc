/** The value of a symbolic game at a point of the parameter space, as a game of an arena. */
import { type Arena, type GameId, LEFT, RIGHT } from '@lilypad/games';
import { valueAt } from '../region/affine.ts';
import type { Forest, Tree } from './forest.ts';

export function evaluateAt(forest: Forest, tree: Tree, point: readonly number[], arena: Arena): GameId {
  const known = new Map<Tree, GameId>();
  const value = (g: Tree): GameId => {
    let game = known.get(g);
    if (game === undefined) {
      const form = forest.form(g);
      game =
        form !== null
          ? arena.number(valueAt(form, point))
          : arena.game(forest.options(g, LEFT).map(value), forest.options(g, RIGHT).map(value));
      known.set(g, game);
    }
    return game;
  };
  return value(tree);
}
