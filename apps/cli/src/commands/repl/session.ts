/** A session at the prompt: what is typed, what that does, and what is printed. Knows no terminal. */
import type { StyleName } from '@lilypad/games';
import { Sheet } from '@lilypad/sheet';
import { readTextFile } from '../../input/read-file.ts';
import { describeError, ExitCode } from '../../output/errors.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { COMMANDS, helpText } from './help.ts';
import type { StatementResult } from './protocol.ts';
import type { EvaluationThread, Listener } from './thread.ts';

/** Where a session prints. */
export interface Printer {
  print(text: string): void;
  /** Something that is no result: notes, times. */
  remark(text: string): void;
  readonly progress: Listener['progress'];
}

const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];

export class ReplSession {
  private readonly thread: EvaluationThread;
  private readonly printer: Printer;
  private notation: StyleName;
  private withTime = false;
  private withKind = false;
  /** The statements that succeeded. */
  private readonly statements: string[] = [];
  /** Done, or the worst that happened. */
  exitCode: ExitCode = ExitCode.Done;
  isOver = false;

  constructor(thread: EvaluationThread, printer: Printer, notation: StyleName) {
    this.thread = thread;
    this.printer = printer;
    this.notation = notation;
  }

  /** Whether a text needs more lines. */
  static isIncomplete(text: string): boolean {
    if (/^\s*(?::|help\b)/.test(text)) return false;
    const last = Sheet.parse(text).parts.at(-1);
    return last !== undefined && !last.ok && last.problem.incomplete;
  }

  /** Runs what was typed: statements, a command with a colon, or a call for help. */
  async enter(text: string): Promise<void> {
    const command = /^\s*:(\w+)\s*(.*?)\s*$/.exec(text);
    const help = /^\s*help(?:\s+(\w+))?\s*$/.exec(text);
    try {
      if (command !== null) await this.command(command[1] as string, command[2] as string);
      else if (help !== null) await this.help(help[1] ?? '');
      else await this.run(text);
    } catch (error) {
      const { text: what, exitCode } = describeError(error);
      this.fail(exitCode);
      this.printer.print(what);
    }
  }

  async load(file: string): Promise<void> {
    await this.run(readTextFile(file));
  }

  /** Explains a function; a name of the worksheet shows what it stands for. */
  private async help(name: string): Promise<void> {
    if (this.thread.defined.includes(name)) await this.run(name);
    else this.printer.print(helpText(name));
  }

  private async run(text: string): Promise<void> {
    await this.thread.run(text, this.notation, {
      result: (result) => this.show(result),
      progress: this.printer.progress,
    });
  }

  private show({ ok, input, text, kind, notes, milliseconds }: StatementResult): void {
    for (const note of notes) this.printer.remark(`note: ${note}`);
    this.printer.print(this.withKind && ok ? `${kind}: ${text}` : text);
    if (this.withTime) this.printer.remark(`${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`);
    if (ok) this.statements.push(input);
    else this.fail(ExitCode.BadInput);
  }

  private fail(code: ExitCode): void {
    if (code > this.exitCode) this.exitCode = code;
  }

  private async command(name: string, argument: string): Promise<void> {
    const style = STYLES.find((one) => one === name);
    if (style !== undefined) {
      this.notation = style;
      return this.printer.remark(`Values are written in ${style} notation.`);
    }
    switch (name) {
      case 'time':
        this.withTime = !this.withTime;
        return this.printer.remark(`Times are ${this.withTime ? 'shown' : 'no longer shown'}.`);
      case 'kind':
        this.withKind = !this.withKind;
        return this.printer.remark(`Kinds of values are ${this.withKind ? 'shown' : 'no longer shown'}.`);
      case 'names':
        return this.printer.print(this.thread.defined.join(' ') || 'No names are defined.');
      case 'help':
        return this.printer.print(COMMANDS);
      case 'quit':
      case 'exit':
        this.isOver = true;
        return;
      case 'save':
        if (argument === '') return this.printer.print('Give the name of a file: :save work.lily');
        writeWholeFile(argument, `${this.statements.join('\n')}\n`);
        return this.printer.remark(`${this.statements.length} statements are in ${argument}.`);
      case 'load':
        if (argument === '') return this.printer.print('Give the name of a file: :load work.lily');
        return this.load(argument);
      default:
        this.fail(ExitCode.BadInput);
        return this.printer.print(`There is no command :${name}; :help lists them.`);
    }
  }
}
