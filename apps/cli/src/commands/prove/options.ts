/** `lilypad prove` on the command line. */
import type { StyleName } from '@lilypad/games';
import { type Command, Option } from 'commander';
import { type FarmChoice, farmOption } from '../../input/farm.ts';
import { otherNotationOption } from '../../input/notation.ts';
import { operand } from '../../input/operands.ts';
import { threadsOption } from '../../input/threads.ts';
import { InputError } from '../../output/errors.ts';
import { WHAT_A_CLASS_IS } from './class-help.ts';

const HELP_AFTER = `
${WHAT_A_CLASS_IS}
Formulas are learned from sampled values; then every recurrence of every word is checked on every region, for all sizes of
the gaps. Nothing is called proved unless the whole class closes, and the certificate is checked by the separate checker
before it is printed or written. If the certificate of the class, or of its mirror images, comes with the program, it is
used instead, unless --fresh is given.

With --outcomes what is learned and proved is where positions are >= 0, <= 0, >= * and <= *, by the
same recurrences; that needs far fewer regions than values do, and tells which positions are 0 and which are *.

A statement says how a family stands to a game, with =, <=, >=, <, >, ||, <| or |>, or that it is a number or infinitesimal, and
perhaps for which parameters (docs/statements.md). It is refuted by a board, or proved: as a corollary of a certificate that comes with
the program, of a class that is proved for the occasion, or by a strategy with a reply to every move (docs/strategies.md). The
name of a result (see \`lilypad results\`) stands for its statements. A file that ends in .txt has one a line; they are proved
together, and each may use the others. A file that ends in .json has formulas for some words of a class, as certificates have
them; the others are found.

A search for strategies may use what was proved before: --using takes the name of a result or a file with a certificate of
strategies, and may be given several times. With --keep, a search that finds no proof leaves what it has proved. A search for an
invariant (docs/invariants.md) writes the closed set that it has to the file of --keep whenever a slice is settled, and goes
on from there with --using, also after Ctrl-C.

The certificate is the same for any number of threads. With --outcomes they share the samples and the check, and one learns; counting
claims (OneFrog) are found by one.

Examples:
  $ lilypad prove A11
  $ lilypad prove A32 --out A32.json
  $ lilypad prove B21 --tree
  $ lilypad prove B11 --json
  $ lilypad prove A21 --report A21.tex
  $ lilypad prove "T^a...FF"
  $ lilypad prove A33 --fresh --farm postgres://frog@pond/lilypad
  $ lilypad prove "TT.^nFF" --outcomes
  $ lilypad prove E2
  $ lilypad prove T2
  $ lilypad prove L4.5
  $ lilypad prove W22
  $ lilypad prove "T^a..F^a is infinitesimal for a >= 4"
  $ lilypad prove "T^a..F^(a+1) <= 1 for a >= 4" --by strategies --using E1 --keep so-far.json
  $ lilypad prove "T^3.^aF^3 >= 0 for a >= 30" --by invariants --threads 4 --keep W.json
  $ lilypad prove "T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2"

The exit code is 0 if the class is proved, 3 if it is not, 5 if a statement is false.`;

/** As in the prover, which is not loaded here. */
const METHODS = ['library', 'rules', 'values', 'outcomes', 'invariants', 'strategies'];

export interface ClaimOptions extends FarmChoice {
  readonly json?: boolean;
  readonly out?: string;
  readonly report?: string;
  readonly seconds?: number;
  readonly fresh?: boolean;
  readonly tree?: boolean;
  readonly outcomes?: boolean;
  readonly by?: string;
  readonly using?: readonly string[];
  readonly keep?: string;
  readonly notation?: StyleName;
  readonly threads?: number;
  /** Whether the farm is named on the command line, and not by the environment. */
  readonly isFarmGiven?: boolean;
}

export function define(command: Command): void {
  command
    .description('Find formulas for the values of all positions of a class, and prove them.')
    .argument(
      '<what>',
      'a class such as A32, a family such as T^a...FF, a statement, a result such as E2, or a file',
      operand,
    )
    .option('--out <file>', 'write the certificate of the class')
    .option('--report <file>', 'write a readable proof, as Markdown (.md) or LaTeX (.tex)')
    .option('--fresh', 'prove again, instead of using the certificates of the program')
    .addOption(new Option('--by <method>', 'the only way to prove a statement').choices(METHODS))
    .option(
      '--using <theorem>',
      'offer a theorem by strategies, a name or a file, or the file of an invariant, to the search',
      collected,
      [],
    )
    .option(
      '--keep <file>',
      'write what a search for strategies has proved when it finds no proof, or an invariant as it grows',
    )
    .addOption(learningThreads())
    .addOption(attemptSeconds('; with a farm, what has passed'))
    .addOption(farmOption())
    .option('--outcomes', 'prove how positions stand to 0 and * instead of their values')
    .option('--tree', 'print the formulas of a class as trees instead of tables')
    .addOption(otherNotationOption())
    .option('--json', 'print one JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string, options: ClaimOptions) => {
      const isFarmGiven = command.getOptionValueSource('farm') === 'cli';
      await (await import('./run.ts')).run(name, { ...options, isFarmGiven });
    });
}

/** How many threads work, here and in `lilypad conjecture`. */
export const learningThreads = (): Option => threadsOption('how many threads learn, try claims and check');

/** How long attempts go on, here and in `lilypad conjecture`. */
export const attemptSeconds = (more = ''): Option =>
  new Option('--seconds <n>', `make no further attempt after so much processor time${more}; the exit code is 3 then`)
    .argParser(parseSeconds)
    .default(600);

/** An option that may be given several times. */
const collected = (one: string, others: readonly string[]): string[] => [...others, one];

function parseSeconds(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InputError(`option --seconds takes a whole number of seconds, not '${text}'`);
  return Number(text);
}
