/**
 * Names of games that are the same in all threads. Ids belong to one arena, and every thread has its own; the table
 * that threads share needs keys that are the same in all. A name is the place of a description in a shared buffer that
 * is only ever added to: number, ups and nimber, or else the names of all options with their integers. Descriptions are
 * written under a lock and compared word by word, so equal names are equal games. When the buffer is full, a game has
 * no name.
 *
 *     word 0 lock    word 1 first free word    SLOTS words: places of descriptions, by hash    descriptions: length, words
 */
import { type Arena, fold, type GameId, LEFT, RIGHT } from '@lilypad/games';
import type { Games } from './games.ts';
import { hashOf } from './table.ts';

/** The result of `nameOf` when the buffer is full. */
export const UNNAMED = 0;

const FREE = 1;
const FIRST_SLOT = 2;
const SLOTS = 1 << 15;
const FIRST_DESCRIPTION = FIRST_SLOT + SLOTS;
/** A fresh buffer for names has this many bytes. */
export const NAMES_BYTES = 4 * (FIRST_DESCRIPTION + 64 * SLOTS);
/** A thread that died holding the lock must not block the others. */
const MOST_TRIES = 100_000_000;
const NUS_TAG = 0;
const OPTIONS_TAG = 1;
const NEGATIVE_NUS_TAG = 2;

export class Names {
  private readonly arena: Arena;
  private readonly games: Games;
  private readonly words: Int32Array;
  private readonly known = new Map<GameId, number>();

  constructor(arena: Arena, games: Games, buffer: ArrayBufferLike) {
    this.arena = arena;
    this.games = games;
    this.words = new Int32Array(buffer);
  }

  /** The name of a game without integer. */
  nameOf(game: GameId): number {
    const known = this.known.get(game);
    if (known !== undefined) return known;
    const { arena, games } = this;
    const isLeaf = (g: GameId) => this.known.has(games.split(g).game) || arena.asNus(g) !== null;
    return fold<number>(arena, game, isLeaf, (g, get) => this.remember(g, get));
  }

  /** Names a game without its integer, given the names of its options without theirs. */
  private remember(g: GameId, nameOfOption: (option: GameId) => number): number {
    const { game, integer } = this.games.split(g);
    let name = this.known.get(game);
    if (name === undefined) {
      const description = this.describeNus(game) ?? this.describeOptions(g, integer, nameOfOption);
      name = description === null ? UNNAMED : this.publish(Int32Array.from(description));
      this.known.set(game, name);
    }
    return name;
  }

  private describeNus(game: GameId): number[] | null {
    const nus = this.arena.asNus(game);
    if (nus === null) return null;
    const { numerator, exponent } = nus.number;
    const words = [numerator < 0n ? NEGATIVE_NUS_TAG : NUS_TAG, nus.ups, nus.nimber, exponent];
    const size = numerator < 0n ? -numerator : numerator;
    for (let rest = size; rest > 0n; rest >>= 32n) words.push(Number(BigInt.asIntN(32, rest)));
    return words;
  }

  /** Options are sorted by name and integer, since their order in the arena depends on earlier games. */
  private describeOptions(g: GameId, integer: number, nameOfOption: (option: GameId) => number): number[] | null {
    const sides = [LEFT, RIGHT].map((side) =>
      this.arena
        .options(g, side)
        .map((option) => [nameOfOption(option), this.games.split(option).integer - integer] as const)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    );
    const all = sides.flat();
    if (all.some(([name]) => name === UNNAMED)) return null;
    return [OPTIONS_TAG, sides[LEFT].length, ...all.flat()];
  }

  /** The place of a description, which is written if it is new; UNNAMED if there is no room, or the lock is stuck. */
  private publish(description: Int32Array): number {
    const { words } = this;
    for (let tries = 0; Atomics.compareExchange(words, 0, 0, 1) !== 0; tries++) {
      if (tries === MOST_TRIES) return UNNAMED;
    }
    const name = this.findOrAdd(description);
    Atomics.store(words, 0, 0);
    return name;
  }

  private findOrAdd(description: Int32Array): number {
    const { words } = this;
    const hash = hashOf(description, 0, description.length);
    for (let probe = 0; probe < SLOTS; probe++) {
      const slot = FIRST_SLOT + ((hash + probe) & (SLOTS - 1));
      const place = Atomics.load(words, slot);
      if (place === 0) return this.add(slot, description);
      if (this.isAt(place, description)) return place;
    }
    return UNNAMED;
  }

  private isAt(place: number, description: Int32Array): boolean {
    if (Atomics.load(this.words, place) !== description.length) return false;
    return description.every((word, i) => Atomics.load(this.words, place + 1 + i) === word);
  }

  private add(slot: number, description: Int32Array): number {
    const { words } = this;
    const place = Atomics.load(words, FREE) || FIRST_DESCRIPTION;
    const behind = place + 1 + description.length;
    if (behind > words.length) return UNNAMED;
    Atomics.store(words, place, description.length);
    for (let i = 0; i < description.length; i++) Atomics.store(words, place + 1 + i, description[i]);
    Atomics.store(words, FREE, behind);
    Atomics.store(words, slot, place);
    return place;
  }
}
