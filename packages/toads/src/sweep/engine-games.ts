/**
 * Copies games of the sweep engine into an arena, options before games, each row once. The arena brings every game to
 * canonical form itself; that must not change it, so each copy checks the engine's work.
 */
import { type Arena, Dyadic, type GameId, LEFT, RIGHT, SIDES, type Side } from '@lilypad/games';
import type { GameReader } from './engine.ts';

export class EngineGames {
  /** The arena of the copies. */
  readonly arena: Arena;
  private readonly engine: GameReader;
  /** The games of rows copied so far, at offset 0. */
  private readonly copies = new Map<number, GameId>();

  constructor(arena: Arena, engine: GameReader) {
    this.arena = arena;
    this.engine = engine;
  }

  /** The game in the arena that a game of the engine is. */
  copy(game: number): GameId {
    const base = this.base(game);
    const known = this.copies.get(base);
    if (known !== undefined) return this.arena.shift(known, this.engine.offset(game));
    const pending = [base];
    while (pending.length > 0) {
      const top = pending[pending.length - 1] as number;
      const missing = this.copies.has(top) ? [] : this.missingOptions(top);
      if (missing.length > 0) {
        pending.push(...missing);
        continue;
      }
      if (!this.copies.has(top)) this.copies.set(top, this.fromOptions(top));
      pending.pop();
    }
    return this.known(game);
  }

  /** The game of the same row at offset 0. */
  private base(game: number): number {
    return (game >>> 0) - this.engine.offset(game);
  }

  private known(game: number): GameId {
    return this.arena.shift(this.copies.get(this.base(game)) as GameId, this.engine.offset(game));
  }

  private missingOptions(game: number): number[] {
    const { engine, copies } = this;
    const missing: number[] = [];
    if (engine.isNus(game) === 1) return missing;
    for (const side of SIDES) {
      const count = engine.optionCount(game, side);
      for (let i = 0; i < count; i++) {
        const base = this.base(engine.option(game, side, i));
        if (!copies.has(base)) missing.push(base);
      }
    }
    return missing;
  }

  private options(game: number, side: Side): number[] {
    const count = this.engine.optionCount(game, side);
    return Array.from({ length: count }, (_, i) => this.engine.option(game, side, i));
  }

  private fromOptions(game: number): GameId {
    const { arena, engine } = this;
    if (engine.isNus(game) === 1) {
      const number = Dyadic.of(engine.rightStop(game), engine.fractionBits());
      return engine.isNumber(game) === 1
        ? arena.number(number)
        : arena.nus(number, engine.ups(game), engine.nimber(game));
    }
    const [lefts, rights] = [this.options(game, LEFT), this.options(game, RIGHT)];
    const copy = arena.game(
      lefts.map((option) => this.known(option)),
      rights.map((option) => this.known(option)),
    );
    const same =
      arena.options(copy, LEFT).length === lefts.length && arena.options(copy, RIGHT).length === rights.length;
    if (!same) throw new Error('the sweep engine and the arena do not agree on a canonical form');
    return copy;
  }
}
