/**
 * What is known of a word between two jobs. Who has learned it has it as an object; other threads and machines get it as a text. Who only
 * passes it on does not read it: to read what is known of all words and to write it again took a thirtieth of a proof by two threads.
 */
import type { SavedWord } from './word-learner.ts';

/** What is known of a word as it comes with a job or a result: JSON has its text. */
export type SentState = WordState | string;

export class WordState {
  private constructor(
    private readonly saved: SavedWord | null,
    private text: string | null,
  ) {}

  static of(saved: SavedWord): WordState {
    return new WordState(saved, null);
  }

  /** As it was sent; a text is not read before it is needed. */
  static from(sent: SentState): WordState {
    return typeof sent === 'string' ? new WordState(null, sent) : sent;
  }

  read(): SavedWord {
    return this.saved ?? (JSON.parse(this.text as string) as SavedWord);
  }

  /** What JSON writes for it. */
  toJSON(): string {
    this.text ??= JSON.stringify(this.saved);
    return this.text;
  }
}
