/** A command in a pseudo-terminal, driven as a person would: types, and waits for what appears. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';

/** `script`, which every Linux and macOS has, gives the command a terminal. */
function inTerminal(argv: readonly string[]): readonly [command: string, args: string[]] {
  const quoted = argv.map((arg) => `'${arg.replaceAll("'", "'\\''")}'`).join(' ');
  return process.platform === 'darwin'
    ? ['script', ['-q', '/dev/null', ...argv]]
    : ['script', ['-qfec', quoted, '/dev/null']];
}

/** A loaded machine takes a minute to start the command. */
const PATIENCE_MS = 100_000;

export class Terminal {
  private readonly child: ChildProcessWithoutNullStreams;
  private seen = '';
  /** Where the part begins that no one has waited for. */
  private from = 0;
  private look: (() => void) | undefined;

  constructor(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const [command, args] = inTerminal(argv);
    this.child = spawn(command, args, { env: { ...process.env, ...env, TERM: 'xterm' } });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.seen += text;
      this.look?.();
    });
  }

  type(text: string): void {
    this.child.stdin.write(text);
  }

  /** Waits until a text appears after what was waited for before; returns what appeared up to it. */
  waitFor(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`"${text}" does not appear in: ${this.seen.slice(this.from)}`)),
        PATIENCE_MS,
      );
      this.look = (): void => {
        const at = this.seen.indexOf(text, this.from);
        if (at < 0) return;
        clearTimeout(timer);
        this.look = undefined;
        const passed = this.seen.slice(this.from, at + text.length);
        this.from = at + text.length;
        resolve(passed);
      };
      this.look();
    });
  }

  /** Waits for the end; returns the exit code. */
  async end(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    return ((await once(this.child, 'close')) as [number | null])[0];
  }
}
