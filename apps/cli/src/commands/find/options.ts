/** `lilypad find` on the command line: where to look, and for what. */
import type { StyleName } from '@lilypad/games';
import { type Command, Option } from 'commander';
import { type FarmChoice, farmOption } from '../../input/farm.ts';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { notationOption } from '../../input/notation.ts';
import { collectOperands } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';
import { threadsOption } from '../../input/threads.ts';
import { InputError } from '../../output/errors.ts';
import { LETTERS } from './letters.ts';

const HELP_AFTER = `
A condition is written in the language of worksheets (docs/language.md): G is the value of a position and P its board, and
a property stands for that of G, so that "temperature > 1" means "temperature(G) > 1". "stopCount = max" finds the positions
with the greatest stopCount among those that satisfy the rest of the condition, and "= min" those with the least.

--length looks through all strips of that length. A family such as "T^a.^bF^c" needs the range of each parameter:
--a 1..5 --b 2 --c 1..3.

Positions are printed as they are found, strips from all frogs to all toads, and --limit ends the search. With max, min or
--sort they are printed when all have been looked at. Ctrl-C keeps what was printed.

Examples:
  $ lilypad find --length 11 "stopCount(G) = max"
  $ lilypad find --length 8 "value = *2" --count
  $ lilypad find "T^a.^bF^c" --a 1..5 --b 1..4 --c 1..5 "temperature > 1"
  $ lilypad find --length 9 --group-by value --limit 10
  $ lilypad find --length 17 "stopCount = max" --farm postgres://frog@pond/lilypad
  $ lilypad find --length 7 "isNumber and G > 2" --sort mean --descending`;

export interface FindOptions extends FarmChoice {
  readonly length?: number;
  readonly limit?: number;
  readonly count?: boolean;
  readonly groupBy?: string;
  readonly sort?: string;
  readonly descending?: boolean;
  readonly notation: StyleName;
  readonly memory: number;
  readonly threads?: number;
  readonly seconds?: number;
  readonly json?: boolean;
  /** Whether the farm is named on the command line, and not by the environment. */
  readonly isFarmGiven?: boolean;
  /** The ranges of parameters, by their letters. */
  readonly [letter: string]: unknown;
}

export function define(command: Command): void {
  command
    .description('Find positions by what they are worth.')
    .argument('[question...]', 'a condition; before it a family, unless --length is given', collectOperands)
    .addOption(new Option('--length <n>', 'look through all strips of n squares').argParser(whole('length', 1)))
    .addOption(new Option('--limit <n>', 'stop after n positions; print at most n groups').argParser(whole('limit')))
    .option('--count', 'print only how many there are')
    .option('--group-by <expression>', 'count the positions for each value of an expression')
    .option('--sort <expression>', 'sort by an expression')
    .option('--descending', 'sort from the greatest to the least')
    .addOption(notationOption())
    .option('--memory <MB>', MEMORY_HELP, megabytes, 1024)
    .addOption(secondsOption('search'))
    .addOption(threadsOption('how many threads value positions'))
    .addOption(farmOption())
    .option('--json', 'print a JSON document for each position or group, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (question: string[] | undefined, options: FindOptions) => {
      const isFarmGiven = command.getOptionValueSource('farm') === 'cli';
      await (await import('./run.ts')).run(question ?? [], { ...options, isFarmGiven });
    });
  for (const letter of LETTERS) {
    command.addOption(new Option(`--${letter} <range>`, `the range of the parameter ${letter}`).hideHelp());
  }
}

const whole =
  (name: string, least = 0) =>
  (text: string): number => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
    const from = least === 0 ? '' : ` from ${least} on`;
    throw new InputError(`option --${name} takes a whole number${from}, not '${text}'`);
  };
