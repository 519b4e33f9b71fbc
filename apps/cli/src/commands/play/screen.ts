/**
 * Where a game is shown. On paper, in a log and for screen readers earlier output stays, with a blank line before each
 * position. On a terminal each position replaces the one before.
 */
import { writeLine } from '../../output/output.ts';

export interface Screen {
  /** Whether a frame replaces the one before. */
  readonly replaces: boolean;
  /** Begins to show a position. */
  frame(): Promise<void>;
  say(line: string): Promise<void>;
  /** Says what has just happened: on a screen that replaces its frames, under the next position. */
  announce(line: string): Promise<void>;
}

/** Earlier output stays. */
export class Paper implements Screen {
  readonly replaces = false;
  private first = true;
  private readonly write: (line: string) => Promise<void>;

  constructor(write = writeLine) {
    this.write = write;
  }

  async frame(): Promise<void> {
    if (!this.first) await this.write('');
    this.first = false;
  }

  say(line: string): Promise<void> {
    return this.write(line);
  }

  announce(line: string): Promise<void> {
    return this.write(line);
  }
}

interface Output {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
}

/** Each frame replaces the one before, unless that was higher than the terminal. */
export class Frames implements Screen {
  readonly replaces = true;
  private readonly output: Output;
  private lines = 0;
  private news: string | undefined;

  constructor(output: Output) {
    this.output = output;
  }

  async frame(): Promise<void> {
    if (this.lines > 0 && this.lines < this.output.rows) this.output.write(`\u001b[${this.lines}A\r\u001b[J`);
    this.lines = 0;
    if (this.news !== undefined) await this.say(this.news);
    this.news = undefined;
  }

  async say(line: string): Promise<void> {
    this.output.write(`${line}\n`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours take no room
    const width = line.replace(/\u001b\[[\d;]*m/g, '').length;
    this.lines += Math.max(1, Math.ceil(width / this.output.columns));
  }

  async announce(line: string): Promise<void> {
    this.news = line;
  }
}

/** As much of a prompt as fits on one line: of a longer one only the last line would be wiped. */
export const onOneLine = (prompt: string, columns: number): string => prompt.slice(0, Math.max(0, columns - 1));
