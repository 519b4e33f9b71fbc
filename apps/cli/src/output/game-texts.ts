/** Texts of games that are asked for again and again: among 10,000 random boards of length 12 there are 1,200 values. */
import { type Arena, formatGame, type GameId, type StyleName } from '@lilypad/games';

const MOST_TEXTS = 50_000;
const LONGEST_TEXT = 1_000;

/** Writes games in one style, and keeps the texts of those of the last arena. */
export class GameTexts {
  private readonly style: StyleName;
  private readonly texts = new Map<GameId, string>();
  private arena: Arena | undefined;

  constructor(style: StyleName) {
    this.style = style;
  }

  of(arena: Arena, g: GameId): string {
    if (this.arena !== arena || this.texts.size > MOST_TEXTS) this.texts.clear();
    this.arena = arena;
    const known = this.texts.get(g);
    if (known !== undefined) return known;
    const text = formatGame(arena, g, { style: this.style });
    if (text.length <= LONGEST_TEXT) this.texts.set(g, text);
    return text;
  }
}
