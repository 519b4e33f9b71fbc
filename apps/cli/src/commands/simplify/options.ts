/** `lilypad simplify` on the command line: games, and what to print about them. */
import type { StyleName } from '@lilypad/games';
import type { Command } from 'commander';
import { notationOption } from '../../input/notation.ts';
import { collectOperands } from '../../input/operands.ts';
import { lineSecondsOption } from '../../input/seconds.ts';

const HELP_AFTER = `
A game is written as CGSuite and the papers write it: numbers (5/2), nimbers (*, *2), ups and downs (^, v3, ^*, ^<2>,
^[2]), options ({1|0}, {3||2|1}, +-1, +-{1,1*}), Tiny(1), Miny(1/2), and sums, differences, integer multiples and
parentheses of games. G:H is an ordinal sum. Functions of games: Heat(G,t), Cool(G,t), Overheat(G,s,t), Freeze(G),
NortonMultiply(G,U), ConwayMultiply(G,H), OrdinalSum(G,H), Companion(G), Reduced(G), AtomicWeight(G), Mean(G),
Temperature(G). LaTeX and Unicode signs are read, too.

--json tells in addition: outcome, misereOutcomeClass, leftStop, rightStop, stopCount, mean, temperature, thermograph (as
CGSuite writes it), leftWall and rightWall (its corners, from temperature -1 to the foot of the mast), birthday,
followerCount, atomicWeight, reduced, freeze, companion, uptimalExpansion, leftOptions, rightOptions, incentives,
leftIncentives, rightIncentives, the kinds of games it belongs to (isNumber ..), and the value in every notation.

Numbers may contain integer parameters: a letter, or a letter and digits ({a-2|1}, 2a+b-1/2). The answer then comes in cases,
on the region that --where describes by inequalities and congruences (a>=2 and b = 1 (mod 2), 0 <= c <= a, a != b).

Examples:
  $ lilypad simplify "{1|0} + *"
  $ lilypad simplify "-3/4" "2^ - v*"
  $ lilypad simplify "Heat(^,1)" "Cool({3|1},1/2)" "*:1"
  $ lilypad simplify "{3||2|1}" --notation latex
  $ lilypad simplify "{3||2|1} + ^" --options
  $ lilypad simplify "{2,1,*|0,{3|1}}" --explain
  $ lilypad simplify "\\{ 1 \\mid \\frac{1}{2} \\}"
  $ lilypad simplify "{3||2|1}" --thermograph picture.svg
  $ lilypad simplify "+-{1,1*}" --json
  $ lilypad simplify "{{a-2|1}|0}" --where "a>=1"
  $ lilypad simplify - < games.txt
  $ lilypad simplify - --seconds 10 < games.txt

Lines of standard input that begin with # are comments.`;

export interface SimplifyOptions {
  readonly json?: boolean;
  readonly seconds?: number;
  readonly notation: StyleName;
  readonly options?: boolean;
  readonly explain?: boolean;
  readonly thermograph?: string;
  readonly where?: string;
}

export function define(command: Command): void {
  command
    .description('Print the canonical form of a game, or of each of several.')
    .argument('<game...>', 'games; "-" reads one a line from standard input', collectOperands)
    .addOption(notationOption())
    .option('--options', 'list the options of the canonical form')
    .option('--explain', 'say which options are dominated by which, and reversible through which')
    .option('--thermograph <file.svg>', 'draw the thermograph')
    .option('--where <conditions>', 'conditions on the parameters of the games')
    .addOption(lineSecondsOption('game'))
    .option('--json', 'print a JSON document for each game, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (operands: string[], options: SimplifyOptions) => (await import('./run.ts')).run(operands, options));
}
