/**
 * The fixed order in which options are listed, the one of CGSuite: numbers, then nimbers, then uptimals (by number,
 * by coefficients, by nimber), then all others by their own lists of options, Left's first. It does not depend on ids,
 * so the text of a game is the same in every arena.
 */
import type { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, RIGHT, SIDES, type Side } from '../core/side.ts';
import { expansionByOptions } from '../theory/uptimal.ts';
import type { Run, UptimalExpansion } from '../theory/uptimal-expansion.ts';

/**
 * Games in the order in which they are listed as options: numbers, nimbers, uptimals, then all others.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * sortGames(arena, [arena.up, arena.star, arena.integer(2)]).map((g) => formatGame(arena, g)); // => [ '2', '*', '^' ]
 * ```
 */
export function sortGames(arena: Arena, games: readonly GameId[]): readonly GameId[] {
  return new OptionOrder(arena).sorted(games);
}

export class OptionOrder {
  private readonly arena: Arena;
  private readonly uptimals = new Map<GameId, UptimalExpansion | null>();
  private readonly sortedOptions: readonly [Map<GameId, readonly GameId[]>, Map<GameId, readonly GameId[]>] = [
    new Map(),
    new Map(),
  ];
  /** Results for pairs of games that are not uptimals. */
  private readonly compared = new Map<GameId, Map<GameId, number>>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** The expansion of g if it is an uptimal, else null. */
  uptimal(g: GameId): UptimalExpansion | null {
    let uptimal = this.uptimals.get(g);
    if (uptimal === undefined) {
      this.prepare(g);
      uptimal = this.uptimals.get(g) as UptimalExpansion | null;
    }
    return uptimal;
  }

  /** The options of g in their fixed order. */
  options(g: GameId, side: Side): readonly GameId[] {
    const known = this.sortedOptions[side].get(g);
    if (known !== undefined) return known;
    const options = [...this.arena.options(g, side)];
    for (const option of options) this.prepare(option);
    if (options.length > 1) options.sort((a, b) => this.compare(a, b));
    this.sortedOptions[side].set(g, options);
    return options;
  }

  /** Some games in the same order. */
  sorted(games: readonly GameId[]): readonly GameId[] {
    for (const g of games) this.prepare(g);
    return [...games].sort((a, b) => this.compare(a, b));
  }

  /**
   * Makes the expansions and the sorted options of all followers of g known, options before the games they belong to.
   */
  private prepare(g: GameId): void {
    if (this.uptimals.has(g)) return;
    const { arena, uptimals } = this;
    const optionOf = (option: GameId): UptimalExpansion | null => uptimals.get(option) ?? null;
    const pending: GameId[] = [g];
    const opened = new Set<GameId>();
    for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
      if (uptimals.has(top)) {
        pending.pop();
      } else if (opened.has(top) || arena.asNus(top) !== null) {
        pending.pop();
        uptimals.set(top, expansionByOptions(arena, top, optionOf));
        if (arena.asNus(top) === null) for (const side of SIDES) this.options(top, side);
      } else {
        opened.add(top);
        for (const side of SIDES) {
          for (const option of arena.options(top, side)) if (!uptimals.has(option)) pending.push(option);
        }
      }
    }
  }

  /** Two prepared games; 0 for the same game only. */
  private compare(a: GameId, b: GameId): number {
    const passed: (readonly [GameId, GameId])[] = [];
    for (let pair: readonly [GameId, GameId] = [a, b]; ; ) {
      const [g, h] = pair;
      const next = this.compared.get(g)?.get(h) ?? this.step(g, h);
      if (typeof next === 'number') {
        for (const each of passed) this.remember(each, next);
        return next;
      }
      passed.push(pair);
      pair = next;
    }
  }

  private remember([g, h]: readonly [GameId, GameId], result: number): void {
    const row = this.compared.get(g);
    if (row === undefined) this.compared.set(g, new Map([[h, result]]));
    else row.set(h, result);
  }

  /** The result, or the first pair of options that differ, which decides. */
  private step(g: GameId, h: GameId): number | readonly [GameId, GameId] {
    if (g === h) return 0;
    const x = this.uptimal(g);
    const y = this.uptimal(h);
    if (x !== null && y !== null) return classOf(x) - classOf(y) || compareUptimals(x, y);
    if (x !== null || y !== null) return x !== null ? -1 : 1;
    for (const side of [LEFT, RIGHT] as const) {
      const ours = this.options(g, side);
      const theirs = this.options(h, side);
      const length = Math.min(ours.length, theirs.length);
      for (let i = 0; i < length; i++) {
        if (ours[i] !== theirs[i]) return [ours[i] as GameId, theirs[i] as GameId];
      }
      if (ours.length !== theirs.length) return ours.length - theirs.length;
    }
    return 0;
  }
}

/** Numbers, nimbers, other uptimals. */
function classOf({ number, nimber, length }: UptimalExpansion): 0 | 1 | 2 {
  if (length > 0) return 2;
  if (nimber === 0) return 0;
  return number.sign() === 0 ? 1 : 2;
}

function compareUptimals(a: UptimalExpansion, b: UptimalExpansion): number {
  return a.number.compare(b.number) || compareRuns(a.runs, b.runs) || a.length - b.length || a.nimber - b.nimber;
}

/** Coefficient by coefficient as far as both reach. */
function compareRuns(a: readonly Run[], b: readonly Run[]): number {
  let past = 0;
  let [i, j] = [0, 0];
  let [endA, endB] = [a[0]?.count ?? 0, b[0]?.count ?? 0];
  while (i < a.length && j < b.length) {
    const difference = (a[i] as Run).value - (b[j] as Run).value;
    if (difference !== 0) return difference;
    past = Math.min(endA, endB);
    if (endA === past) endA += a[++i]?.count ?? 0;
    if (endB === past) endB += b[++j]?.count ?? 0;
  }
  return 0;
}
