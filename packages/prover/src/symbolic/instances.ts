/** Values of games with affine leaves at points, in an arena. */
import { type Arena, Dyadic, type GameId, LEFT, RIGHT, SIDES } from '@lilypad/games';
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
    const games: GameId[] = [];
    for (const side of SIDES) for (const option of forest.options(tree, side)) games.push(this.at(option, point));
    const lefts = forest.options(tree, LEFT).length;
    arena.begin();
    for (let i = 0; i < games.length; i++) arena.option(i < lefts ? LEFT : RIGHT, games[i]);
    return arena.end();
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
