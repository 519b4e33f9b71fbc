/** Values by plain recursion over texts, with no rule at all, from the rules of the game alone. */
import type { Arena, GameId } from '@lilypad/games';

/** The positions that Left (toads) and Right (frogs) can move to. */
export function plainOptions(text: string): [string[], string[]] {
  const find = (pattern: string, now: string): string[] => {
    const found: string[] = [];
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
      found.push(text.slice(0, at) + now + text.slice(at + pattern.length));
    }
    return found;
  };
  return [
    [...find('T.', '.T'), ...find('TF.', '.FT')],
    [...find('.F', 'F.'), ...find('.TF', 'FT.')],
  ];
}

export class Plain {
  private readonly memo = new Map<string, GameId>();

  constructor(private readonly arena: Arena) {}

  value(text: string): GameId {
    let value = this.memo.get(text);
    if (value === undefined) {
      const [lefts, rights] = plainOptions(text).map((options) => options.map((option) => this.value(option)));
      value = this.arena.game(lefts as GameId[], rights as GameId[]);
      this.memo.set(text, value);
    }
    return value;
  }
}
