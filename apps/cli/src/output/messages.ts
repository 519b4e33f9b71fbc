/**
 * Standard error, which messages and the progress line share. The progress line is rewritten at the foot of the
 * terminal; it is cleared before anything else is printed, so that it never mixes with messages or results.
 */
import { printable } from './printable.ts';

export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const WIPE = '\r\u001b[K';

export class Messages {
  private readonly terminal: Terminal;
  /** Whether a progress line is at the foot of the terminal. */
  private shown = false;
  private relay: ((line: string) => void) | undefined;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Whether a line can be rewritten in place. */
  get isTerminal(): boolean {
    return this.relay !== undefined || this.terminal.isTTY === true;
  }

  /** Passes progress lines on instead of showing them: a thread passes them to the one that started it. */
  relayProgress(relay: (line: string) => void): void {
    this.relay = relay;
  }

  /** One message, of one line or several. */
  tell(text: string): void {
    this.clear();
    this.terminal.write(`${printable(text)}\n`);
  }

  /** The progress line, in place of the one before; in a log, a new line. */
  progress(line: string): void {
    if (this.relay !== undefined) this.relay(line);
    else if (this.isTerminal) {
      this.shown = true;
      this.terminal.write(`${WIPE}${printable(line).slice(0, (this.terminal.columns ?? 200) - 1)}`);
    } else this.tell(line);
  }

  /** Clears the progress line. */
  clear(): void {
    if (!this.shown) return;
    this.terminal.write(WIPE);
    this.shown = false;
  }
}

/** Those of this process. */
export const messages = new Messages(process.stderr);
