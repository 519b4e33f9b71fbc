/** Values of games with affine leaves at points, in an arena. */
import { type Arena, Dyadic, type GameId, LEFT, RIGHT } from '@lilypad/games';
import { type Affine, numeratorAt } from '../region/affine.ts';
import { floorDiv } from '../region/exact.ts';
import type { Forest, Tree } from './forest.ts';

export class Instances {
  /** Made when there is one: most games have none, and many points are asked for once. */
  private fractions: Map<string, GameId> | null = null;

  constructor(
    readonly arena: Arena,
    readonly forest: Forest,
  ) {}

  at(tree: Tree, point: readonly number[]): GameId {
    const { arena, forest } = this;
    const form = forest.form(tree);
    if (form !== null) return this.number(form, point);
    const lefts = forest.options(tree, LEFT);
    const games: GameId[] = [];
    this.addGames(games, lefts, point);
    this.addGames(games, forest.options(tree, RIGHT), point);
    arena.begin();
    for (let i = 0; i < games.length; i++) arena.option(i < lefts.length ? LEFT : RIGHT, games[i]);
    return arena.end();
  }

  private addGames(games: GameId[], trees: readonly Tree[], point: readonly number[]): void {
    for (let i = 0; i < trees.length; i++) games.push(this.at(trees[i], point));
  }

  private number(form: Affine, point: readonly number[]): GameId {
    const numerator = numeratorAt(form, point);
    if (form.shift === 0) return this.arena.shift(this.arena.zero, numerator);
    const unit = 2 ** form.shift;
    const floor = floorDiv(numerator, unit);
    const key = `${numerator - floor * unit}/${form.shift}`;
    this.fractions ??= new Map();
    let fraction = this.fractions.get(key);
    if (fraction === undefined) {
      fraction = this.arena.number(Dyadic.of(numerator - floor * unit, form.shift));
      this.fractions.set(key, fraction);
    }
    return this.arena.shift(fraction, floor);
  }
}
