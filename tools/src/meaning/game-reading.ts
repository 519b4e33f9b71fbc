/**
 * What a text of a game with sums of parameters says, such as {a-2|{1|(b)*}}, as a function of a point. The text is read once, and
 * a game is made once for all points where the sums in it are the same.
 */
import { type Arena, Dyadic, type GameId } from '@lilypad/games';
import { type Reading, readSum } from './readings.ts';

/** The game of a text: sums, which may have a star behind them, a star, and games in braces. */
export function readGame(arena: Arena, text: string, parameters: readonly string[]): Reading<GameId> {
  const reader = new GameReader(arena, text, parameters);
  const game = reader.whole();
  const name = packed(reader.sums);
  const known = new Map<number | string, GameId>();
  return (at) => {
    const key = name(at);
    let found = known.get(key);
    if (found === undefined) {
      found = game(at);
      known.set(key, found);
    }
    return found;
  };
}

/** Quarters of numbers with larger denominators are fractions; 2^16 times this they are whole. */
const FINER = 16;

class GameReader {
  /** All sums that were read. */
  readonly sums: Reading<number>[] = [];
  private readonly tokens: readonly string[];
  private next = 0;

  constructor(
    private readonly arena: Arena,
    private readonly text: string,
    private readonly parameters: readonly string[],
  ) {
    this.tokens = text.match(/[{}|,()*]|[^{}|,()*\s][^{}|,()*]*/g) ?? [];
  }

  whole(): Reading<GameId> {
    const game = this.game();
    return this.next === this.tokens.length ? game : this.fail();
  }

  private game(): Reading<GameId> {
    if (this.take('{')) {
      const lefts = this.list('|');
      const rights = this.list('}');
      return (at) => {
        const [left, right] = [lefts, rights].map((games) => games.map((one) => one(at)));
        return this.arena.game(left, right);
      };
    }
    if (this.take('*')) return () => this.arena.star;
    const isBracketed = this.take('(');
    const sum = this.sum();
    if (isBracketed && !this.take(')')) this.fail();
    const nimber = this.take('*') ? 1 : 0;
    return (at) => this.arena.nus(dyadic(sum(at)), 0, nimber);
  }

  /** Games with commas between them, or none, up to a mark. */
  private list(end: string): Reading<GameId>[] {
    if (this.take(end)) return [];
    const games = [this.game()];
    while (this.take(',')) games.push(this.game());
    return this.take(end) ? games : this.fail();
  }

  private sum(): Reading<number> {
    const token = this.tokens[this.next++] ?? '';
    if (!/^[-+\w/ ]+$/.test(token) || /\w +\w/.test(token)) this.fail();
    const sum = readSum(token, this.parameters);
    this.sums.push(sum);
    return sum;
  }

  private take(token: string): boolean {
    const isThere = this.tokens[this.next] === token;
    if (isThere) this.next++;
    return isThere;
  }

  private fail(): never {
    throw new Error(`"${this.text}" cannot be read`);
  }
}

function dyadic(quarters: number): Dyadic {
  const numerator = quarters * 2 ** FINER;
  if (!Number.isSafeInteger(numerator)) throw new Error(`${quarters} quarters are no number of a certificate`);
  return Dyadic.of(numerator, FINER + 2);
}

/** Whole numbers of less than this size, and no more of them than these, are packed into one that is exact. */
const PACKED_SIZE = 2 ** 12;
const MOST_PACKED = 4;

/** Some numbers as one key; as a text where they do not fit into a number. */
function packed(readings: readonly Reading<number>[]): Reading<number | string> {
  const text = (at: readonly number[]): string => readings.map((one) => one(at)).join(' ');
  if (readings.length > MOST_PACKED) return text;
  return (at) => {
    let key = 0;
    for (let i = 0; i < readings.length; i++) {
      const number = readings[i](at);
      if (!Number.isInteger(number) || Math.abs(number) >= PACKED_SIZE) return text(at);
      key = key * (2 * PACKED_SIZE) + number + PACKED_SIZE;
    }
    return key;
  };
}
