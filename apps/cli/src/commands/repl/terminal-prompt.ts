/** The prompt in a terminal: lines with history and completion, by Node's readline. */
import { createInterface, type Interface } from 'node:readline';
import { historyPath, readHistory, writeHistory } from './history.ts';
import { ReplSession } from './session.ts';
import { tab } from './tab.ts';
import type { EvaluationThread } from './thread.ts';

const PROMPT = '> ';
const CONTINUED = '. ';

export class TerminalPrompt {
  private readonly session: ReplSession;
  private readonly thread: EvaluationThread;
  private readonly lines: Interface;
  /** The lines of a statement that is not complete. */
  private pending = '';
  /** Lines typed while something is evaluated; null while nothing is. */
  private waiting: string[] | null = null;

  constructor(session: ReplSession, thread: EvaluationThread) {
    this.session = session;
    this.thread = thread;
    const path = historyPath();
    this.lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      prompt: PROMPT,
      history: readHistory(path),
      historySize: 1000,
      removeHistoryDuplicates: true,
      completer: (line: string) => this.complete(line),
    });
    this.lines.on('history', (history) => writeHistory(path, history));
  }

  /** Ends when the user leaves. */
  run(): Promise<void> {
    return new Promise((resolve) => {
      this.lines.on('SIGINT', () => this.interrupt());
      this.lines.on('close', resolve);
      this.lines.on('line', (line) => {
        if (this.waiting === null) void this.take(line);
        else this.waiting.push(line);
      });
      this.lines.prompt();
    });
  }

  /** Takes a line, and those that were typed meanwhile. */
  private async take(first: string): Promise<void> {
    const waiting = [first];
    this.waiting = waiting;
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
      this.pending += `${line}\n`;
      if (line.trim() !== '' && ReplSession.isIncomplete(this.pending)) continue;
      const text = this.pending;
      this.pending = '';
      if (text.trim() !== '') await this.session.enter(text);
      if (this.session.isOver) return this.lines.close();
    }
    this.waiting = null;
    this.lines.setPrompt(this.pending === '' ? PROMPT : CONTINUED);
    this.lines.prompt();
  }

  private complete(line: string): [string[], string] {
    const { completions, shown } = tab(line, this.thread.defined);
    if (shown.length > 0) {
      process.stdout.write(`\n${shown.join('\n')}\n`);
      setImmediate(() => this.lines.prompt(true));
    }
    return completions;
  }

  /** Ctrl-C stops an evaluation; without one it forgets what has been typed. */
  private interrupt(): void {
    if (this.thread.isBusy) {
      this.thread.interrupt();
      return;
    }
    this.pending = '';
    process.stdout.write('\n');
    this.lines.write(null, { ctrl: true, name: 'e' });
    this.lines.write(null, { ctrl: true, name: 'u' });
    this.lines.setPrompt(PROMPT);
    this.lines.prompt();
  }
}
