/**
 * A digest of many values in their order: whoever has others has another digest, but for a chance that is too small to matter. So an answer that says
 * only that something holds can carry it, and be compared with the values that somebody else finds. It guards against errors, not against malice.
 *
 * Positions take a microsecond or two each, so the digest must take a small part of one: numbers of 32 bits are mixed, and a value has its number from
 * those of its options, whatever their order, since its text would take longer than its position.
 */
import { createHash } from 'node:crypto';
import { type Arena, fold, formatGame, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';

/** Odd constants, as hashes of text use them. */
const FACTORS = [0x01000193, 0x85ebca6b] as const;
const DIGITS = 32;

export class ValueDigest {
  private readonly arena: Arena;
  /** What stands for a value. */
  private readonly tokens = new Map<GameId, number>();
  private before: string;
  private count = 0;
  private one = 0;
  private two = 0;

  /** Goes on after a digest. */
  constructor(arena: Arena, before: string) {
    this.arena = arena;
    this.before = before;
  }

  add(value: GameId): void {
    const token = this.tokens.get(value) ?? this.tokenOf(value);
    this.count += 1;
    this.one = Math.imul(this.one ^ token, FACTORS[0]);
    this.two = Math.imul((this.two << 5) ^ (this.two >>> 27) ^ token, FACTORS[1]);
  }

  /** Numbers, ups and nimbers are told by their texts, which are short; their options may be many. */
  private tokenOf(value: GameId): number {
    const { arena, tokens } = this;
    const isLeaf = (game: GameId): boolean => arena.isNus(game);
    return fold(
      arena,
      value,
      isLeaf,
      (game, get) => {
        if (isLeaf(game)) return hashOf(formatGame(arena, game));
        const sum = (side: Side): number => {
          let total = 0;
          for (let i = arena.optionCount(game, side) - 1; i >= 0; i--) {
            total = (total + scrambled(get(arena.optionAt(game, side, i)))) | 0;
          }
          return total;
        };
        return scrambled(Math.imul(sum(LEFT), FACTORS[0]) ^ (sum(RIGHT) + 1));
      },
      tokens,
    );
  }

  /** The digest of all values so far, in hexadecimal digits; the next values go on after it. */
  end(): string {
    const { before, count, one, two } = this;
    this.before = createHash('sha256').update(`${before} ${count} ${one} ${two}`).digest('hex').slice(0, DIGITS);
    this.count = 0;
    this.one = 0;
    this.two = 0;
    return this.before;
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FACTORS[0]);
  return scrambled(hash);
}

const scrambled = (token: number): number => Math.imul(token ^ (token >>> 15), FACTORS[1]);

/** Whether a text may be a digest. */
export const isDigest = (text: string): boolean => /^[\da-f]{32}$/.test(text);
