/** `lilypad repl`: a prompt in a terminal, or statements from a pipe. */
import { createInterface } from 'node:readline';
import { messages } from '../../output/messages.ts';
import { raiseExitCode } from '../../output/report-error.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import type { ReplOptions } from './options.ts';
import { type Printer, ReplSession } from './session.ts';
import { TerminalPrompt } from './terminal-prompt.ts';
import { EvaluationThread } from './thread.ts';

export async function run(options: ReplOptions): Promise<void> {
  const thread = new EvaluationThread(
    { maxBytes: options.memory * 2 ** 20, threads: options.threads },
    options.seconds,
  );
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const progress = new WorkProgress();
  const session = new ReplSession(thread, printerOf(progress, isTerminal), options.notation);
  try {
    if (options.load !== undefined) await session.load(options.load);
    await (isTerminal ? new TerminalPrompt(session, thread).run() : fromPipe(session));
  } finally {
    await thread.close();
  }
  if (!isTerminal) raiseExitCode(session.exitCode);
}

function printerOf(progress: WorkProgress, isTerminal: boolean): Printer {
  const dim =
    isTerminal && !process.env.NO_COLOR ? (text: string) => `\u001b[2m${text}\u001b[0m` : (text: string) => text;
  return {
    print: (text) => {
      progress.clear();
      process.stdout.write(`${text}\n`);
    },
    remark: (text) => {
      progress.clear();
      if (isTerminal) process.stdout.write(`${dim(text)}\n`);
      else messages.tell(text);
    },
    progress: (unit, done, total) => progress.update(unit, done, total),
  };
}

/** Lines are collected until they are complete; an empty line ends them in any case. */
async function fromPipe(session: ReplSession): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (line.trim() !== '' && ReplSession.isIncomplete(text)) continue;
    if (text.trim() !== '') await session.enter(text);
    text = '';
    if (session.isOver) break;
  }
  if (text.trim() !== '') await session.enter(text);
}
