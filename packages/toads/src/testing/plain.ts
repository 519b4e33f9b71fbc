/**
 * Values by plain recursion over positions, with no rule at all, and the strips to try: what the tests compare
 * everything else with. It works on strings and shares no code with the package, only the rules of the game.
 */
import type { Arena, GameId } from '@lilypad/games';

/** The positions that Left (toads) and Right (frogs) can move to. */
export function plainOptions(strip: string): [string[], string[]] {
  const lefts: string[] = [];
  const rights: string[] = [];
  for (let i = 0; i < strip.length; i++) {
    const around = (length: number, now: string): string => strip.slice(0, i) + now + strip.slice(i + length);
    if (strip.startsWith('T.', i)) lefts.push(around(2, '.T'));
    if (strip.startsWith('TF.', i)) lefts.push(around(3, '.FT'));
    if (strip.startsWith('.F', i)) rights.push(around(2, 'F.'));
    if (strip.startsWith('.TF', i)) rights.push(around(3, 'FT.'));
  }
  return [lefts, rights];
}

export class Plain {
  private readonly arena: Arena;
  private readonly memo = new Map<string, GameId>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  value(strip: string): GameId {
    const known = this.memo.get(strip);
    if (known !== undefined) return known;
    const [lefts, rights] = plainOptions(strip);
    const value = this.arena.game(
      lefts.map((option) => this.value(option)),
      rights.map((option) => this.value(option)),
    );
    this.memo.set(strip, value);
    return value;
  }
}

/** All strips of a length over an alphabet of squares. */
export function* strips(length: number, alphabet = 'T.F'): Generator<string> {
  const digits = new Array<number>(length).fill(0);
  for (;;) {
    yield digits.map((d) => alphabet[d]).join('');
    let i = length - 1;
    while (i >= 0 && digits[i] === alphabet.length - 1) digits[i--] = 0;
    if (i < 0) return;
    digits[i]++;
  }
}

/** All strips of a length with exactly one empty square. */
export function* stripsWithOneEmpty(length: number): Generator<string> {
  for (const pieces of strips(length - 1, 'TF')) {
    for (let at = 0; at < length; at++) yield `${pieces.slice(0, at)}.${pieces.slice(at)}`;
  }
}
