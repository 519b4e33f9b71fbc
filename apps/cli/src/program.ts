/**
 * The command line: the table of subcommands, and the settings of the option parser that all of them share.
 *
 * Only the options of the subcommand that is asked for are loaded, and its run file, which imports the packages, only
 * when it runs; so `lilypad --help` and small questions start quickly.
 */
import { Command, CommanderError } from 'commander';
import { operand, protectOperands } from './input/operands.ts';
import { InputError } from './output/errors.ts';
import { version } from './output/version.ts';

/** What options.ts of a subcommand exports: it adds description, arguments, options and action to the command. */
interface CommandModule {
  define(command: Command): void;
}

const COMMANDS: Record<string, { summary: string; load: () => Promise<CommandModule> }> = {
  simplify: {
    summary: 'canonical form of a game, and its other properties',
    load: () => import('./commands/simplify/options.ts'),
  },
  value: {
    summary: 'value of a Toads and Frogs position, with moves, reasons and pictures',
    load: () => import('./commands/value/options.ts'),
  },
  conjecture: {
    summary: 'formulas that fit the values of a whole class of positions',
    load: () => import('./commands/conjecture/options.ts'),
  },
  prove: {
    summary: 'formulas for the values of a whole class of positions, proved',
    load: () => import('./commands/prove/options.ts'),
  },
  check: {
    summary: 'check certificates: proofs of the values of whole classes of positions',
    load: () => import('./commands/check/options.ts'),
  },
  export: {
    summary: 'write a certificate as theorems for a proof assistant',
    load: () => import('./commands/export/options.ts'),
  },
  compare: {
    summary: 'which of two sums of positions and games is greater, even for large boards',
    load: () => import('./commands/compare/options.ts'),
  },
  table: {
    summary: 'tables of values, computed, stored, and compared with the paper',
    load: () => import('./commands/table/options.ts'),
  },
  results: {
    summary: 'the named results about the game, and what is proved or known of each',
    load: () => import('./commands/results/options.ts'),
  },
  conjectures: {
    summary: 'what is claimed of starting positions, and the evidence found for it',
    load: () => import('./commands/conjectures/options.ts'),
  },
  find: {
    summary: 'positions by what they are worth',
    load: () => import('./commands/find/options.ts'),
  },
  repl: {
    summary: 'the language of worksheets at a prompt',
    load: () => import('./commands/repl/options.ts'),
  },
  run: {
    summary: 'run a worksheet as a script',
    load: () => import('./commands/run/options.ts'),
  },
  solve: {
    summary: 'who wins a Toads and Frogs position, in how many moves, and by which',
    load: () => import('./commands/solve/options.ts'),
  },
  play: {
    summary: 'play Toads and Frogs against the computer or a person',
    load: () => import('./commands/play/options.ts'),
  },
  serve: {
    summary: 'answer questions about positions over HTTP, the GamesCrafters way',
    load: () => import('./commands/serve/options.ts'),
  },
  farm: {
    summary: 'share work between machines: a queue of jobs in a database, and workers',
    load: () => import('./commands/farm/options.ts'),
  },
  doctor: {
    summary: 'what the program has to work with: versions, threads, memory, store, library',
    load: () => import('./commands/doctor/options.ts'),
  },
  completion: {
    summary: 'a script that completes commands and options in a shell',
    load: () => import('./commands/completion/options.ts'),
  },
  man: {
    summary: 'the manual page of all commands',
    load: () => import('./commands/man/options.ts'),
  },
};

/** These commands list all the others, so their options are loaded too. */
const ABOUT_ALL = ['completion', 'man'];

const HELP_AFTER = `
Examples:
  $ lilypad value "T^5 .^4 F^3"
  $ lilypad simplify "{1|0} + *"
  $ lilypad simplify --help

Exit codes: 0 done, 1 internal error, 2 bad input, 3 a limit was reached or nothing decided,
4 a certificate was rejected, 5 a statement was refuted, 130 interrupted.`;

/** Runs the command line; throws InputError for a wrong one. */
export async function runProgram(argv: readonly string[]): Promise<void> {
  const program = new Command('lilypad')
    .description('A workbench for combinatorial games, and for Toads and Frogs.')
    .usage('<command> [arguments] [options]')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', HELP_AFTER)
    .configureOutput({ writeErr: () => {} })
    .exitOverride();
  const wanted = argv[0] === 'help' ? argv[1] : argv[0];
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).summary(summary).helpOption('-h, --help', 'print help');
    if (name !== wanted && !ABOUT_ALL.includes(wanted ?? '')) continue;
    (await load()).define(command);
    bringDashesBack(command);
  }
  if (argv.length === 0) return program.outputHelp();
  // `help frobnicate` and `frobnicate --help` would otherwise print the general help.
  const unknown =
    wanted !== undefined && !wanted.startsWith('-') && wanted !== 'help' && !Object.hasOwn(COMMANDS, wanted);
  try {
    await program.parseAsync(unknown ? [wanted] : protectOperands(argv), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.help') program.outputHelp();
    else if (error.exitCode !== 0) throw new InputError(usageSentence(error.message));
  }
}

/** The value of an option may begin with a dash as an operand may (`--where "-a <= 2"`). */
function bringDashesBack(command: Command): void {
  for (const option of command.options) {
    if (!option.required) continue;
    const { parseArg } = option;
    option.argParser((text, before) => (parseArg === undefined ? operand(text) : parseArg(operand(text), before)));
  }
}

/** Commander says "error: unknown option '--jsn'" and on a second line "(Did you mean --json?)". */
function usageSentence(message: string): string {
  const [what = '', hint = ''] = message.replace(/^error: /, '').split('\n');
  const text = what.replace(/'[^']*'/g, (quoted) => `'${operand(quoted.slice(1, -1))}'`);
  const question = hint.replace(/^\((.*)\)$/, '$1');
  return question === '' ? text : `${text.replace(/\.$/, '')}. ${question}`;
}
