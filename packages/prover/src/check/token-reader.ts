/**
 * A text of a certificate as tokens, read from left to right: what the readers of forms, games, words and sides share.
 *
 * Trusted: that no sign is passed over but the blanks that the pattern allows before a token.
 */
import { clip, Misread } from './misread.ts';

export abstract class TokenReader {
  protected readonly tokens: string[] = [];
  protected at = 0;

  /** The pattern is sticky, and its first group is a token, empty at the end of the text. */
  constructor(
    private readonly text: string,
    pattern: RegExp,
    longest: number,
  ) {
    if (text.length > longest) throw new Misread(`a text has more than ${longest} characters`);
    for (let end = 0; end < text.length; end = pattern.lastIndex) {
      pattern.lastIndex = end;
      const token = pattern.exec(text)?.[1];
      if (token === undefined)
        this.fail(`has a sign that means nothing here, '${clip(text.slice(end).trim().charAt(0))}'`);
      if (token !== '') this.tokens.push(token);
    }
  }

  /** Reads the text to its end. */
  whole<T>(read: (reader: this) => T): T {
    const result = read(this);
    if (this.at < this.tokens.length) this.fail(`goes on with '${this.next}' where it should end`);
    return result;
  }

  /** The next token; empty at the end. */
  protected get next(): string {
    return this.tokens[this.at] ?? '';
  }

  protected take(token: string): boolean {
    if (this.next !== token) return false;
    this.at += 1;
    return true;
  }

  protected expect(token: string): void {
    if (!this.take(token)) this.fail(`lacks '${token}'`);
  }

  protected fail(what: string): never {
    throw new Misread(`'${clip(this.text, 60)}' ${what}`);
  }
}
