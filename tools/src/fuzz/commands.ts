/**
 * The command itself, as a shell runs it: arguments, options and standard input of all kinds. It ends with an exit code that
 * says what happened, tells errors in sentences, writes no control characters, and with `--json` only documents.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { COMMAND } from '../workspace.ts';
import type { Random } from './random.ts';
import { messageFault, type Subject } from './subject.ts';
import { boardText, damaged, familyText, gameText, statementText, symbolicText } from './texts.ts';

/** The input of the subject, written as JSON. */
interface Call {
  readonly argv: readonly string[];
  readonly stdin: string;
}

const game = (random: Random): string => damaged(random, gameText(random));
const board = (random: Random): string => damaged(random, boardText(random));
const sum = (random: Random): string => `${board(random)} ${random.of(['+', '-'])} ${game(random)}`;
const symbolic = (random: Random): string => damaged(random, symbolicText(random));

/** The operands of commands that take a time limit and `--json`, and options that they have besides. */
const COMMANDS: Readonly<Record<string, { operands(random: Random): string[]; readonly options: readonly string[] }>> =
  {
    simplify: {
      operands: (random) => random.list(1, 3, () => random.of([game, symbolic])(random)),
      options: ['--options', '--explain', '--notation=latex', '--where=a>=1'],
    },
    value: {
      operands: (random) => random.list(1, 3, () => random.of([board, sum, game])(random)),
      options: ['--options', '--explain', '--memory=8', '--notation=paper'],
    },
    compare: {
      operands: (random) => random.list(1, 2, () => random.of([sum, game, symbolic])(random)),
      options: ['--memory=8', '--by=search', '--by=value'],
    },
    solve: { operands: (random) => [board(random)], options: ['--turn=L', '--turn=R', '--turn=x'] },
    conjecture: { operands: (random) => [damaged(random, statementText(random))], options: [] },
    table: { operands: (random) => [damaged(random, familyText(random))], options: ['--gaps=1..2', '--toads=1..2'] },
  };

/** Commands that read all their input, and answer in text. */
const READERS: Readonly<Record<string, (random: Random) => string>> = {
  'run -': (random) => `${game(random)}\n${sum(random)}`,
  repl: (random) => `${game(random)}\nx = ${sum(random)}`,
  'check -': (random) => damaged(random, '{"format":"lilypad-certificate/1","target":"A11","words":[]}'),
  'play T.F --plain': (random) =>
    random.list(0, 9, () => random.of(['1', 'h', 'u', '?', 'q', 'x', '\u0000'])).join(' '),
};

const LIMITED = ['--seconds', '2'];
const STORE = join(tmpdir(), 'lilypad-fuzz.log');

function makeCall(random: Random): string {
  if (random.once(6)) {
    const reader = random.of(Object.keys(READERS));
    return JSON.stringify({ argv: reader.split(' '), stdin: READERS[reader](random) } satisfies Call);
  }
  const name = random.of(Object.keys(COMMANDS));
  const { operands, options } = COMMANDS[name];
  const texts = operands(random).map((text) => text.replaceAll('\0', '?'));
  const chosen = options.filter(() => random.once(3));
  const json = random.once(2) ? ['--json'] : [];
  const store = name === 'table' ? ['--store', STORE, '--most', '1'] : [];
  const isBatch = ['simplify', 'value'].includes(name) && random.once(4);
  const end = isBatch ? ['-'] : ['--', ...texts];
  const argv = [name, ...chosen, ...json, ...store, ...LIMITED, ...end];
  return JSON.stringify({ argv, stdin: isBatch ? texts.join('\n') : '' } satisfies Call);
}

const EXPECTED = [0, 2, 3, 4, 5];

async function judgeCall(input: string): Promise<string | null> {
  const { argv, stdin } = JSON.parse(input) as Call;
  const child = spawn(process.execPath, [COMMAND, ...argv], { stdio: 'pipe' });
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  const [output, errors, [exitCode, signal]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]);
  if (!EXPECTED.includes(exitCode ?? -1)) return `it ended with ${exitCode ?? signal}: ${errors.slice(0, 300)}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (/[\0-\x08\x0b-\x1f\x7f]/.test(output + errors)) return 'it writes a control character';
  const fault = errors === '' ? null : messageFault(errors.replaceAll('\n', ' '));
  return fault ?? (argv.includes('--json') ? documentFault(output, exitCode === 0) : null);
}

/** With `--json`, every line is a document, and nothing else than success is told without one. */
function documentFault(output: string, isDone: boolean): string | null {
  const lines = output.split('\n').filter((line) => line !== '');
  for (const line of lines) {
    try {
      const document = JSON.parse(line) as { error?: { message: string } };
      const fault = document.error === undefined ? null : messageFault(document.error.message);
      if (fault !== null) return fault;
    } catch {
      return `it is no document: ${line.slice(0, 100)}`;
    }
  }
  return lines.length > 0 || isDone ? null : 'it failed without a document';
}

export const COMMAND_LINES: Subject = {
  name: 'command',
  make: makeCall,
  judge: judgeCall,
  isText: false,
  close: () => rm(STORE, { force: true }),
};
