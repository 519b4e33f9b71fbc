/** `lilypad compare`: how two sums of positions and games compare, by values, by thresholds or by search. */
import { availableParallelism } from 'node:os';
import type { Relation } from '@lilypad/games';
import type { CompareMethod, RelationRange } from '@lilypad/toads';
import { type Command, Option } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { operand } from '../../input/operands.ts';
import { formulaLibrary } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { threadCount } from '../../threads/threads.ts';
import { compareCases, comparesParameters } from './compare-symbolic.ts';
import { Comparison } from './comparison.ts';

const METHODS: readonly CompareMethod[] = ['value', 'thresholds', 'search'];

const HELP_AFTER = `
Prints = or < or > or ||, and what that means. Each sum is written as for "lilypad value": positions and games, added and
subtracted. Boards that stand on both sides cancel.

Methods: "value" finds canonical values; "thresholds" settles one large board against n or n* in one pass over all positions
that can arise from it, and without a second sum against all n and n* at once; "search" plays the difference out without any value, for boards too large for a pass and for sums
of large boards. Without --by the quickest that applies is taken.

Games (not positions) may contain integer parameters, as for "lilypad simplify"; the answer then comes in cases, on the
region that --where describes.

Examples:
  $ lilypad compare "T^7.^7F^6" 2
  $ lilypad compare "T^6.^6F^5"
  $ lilypad compare "TT..FF + TF." "{1|0} - *"
  $ lilypad compare "T^5.^7F^5" "*" --by search
  $ lilypad compare "T^3.^4F^3 + T^3.^6F^3" 0 --json
  $ lilypad compare "{a-1|1}" "{{a-2|1}|0}" --where "a>=1"`;

const WORDS: Readonly<Record<Relation, readonly [string, string]>> = {
  '=': ['equals', 'whoever moves first in their difference loses'],
  '>': ['is greater than', 'Left wins their difference, whoever moves first'],
  '<': ['is less than', 'Right wins their difference, whoever moves first'],
  '||': ['is confused with', 'whoever moves first in their difference wins'],
};

interface CompareOptions {
  readonly by?: CompareMethod;
  readonly memory: number;
  readonly threads: number;
  readonly json?: boolean;
  readonly where?: string;
}

export function define(command: Command): void {
  command
    .description('Compare two sums of positions and games, or one with all n and n*.')
    .argument('<sum>', 'a sum of positions and games', operand)
    .argument('[other]', 'the sum to compare it with; all n and n* if it is left out', operand)
    .addOption(new Option('--by <method>', 'how to compare').choices(METHODS))
    .option('--memory <MB>', MEMORY_HELP, megabytes, 2048)
    .option('--threads <N>', 'how many threads search', threadCount, availableParallelism())
    .option('--where <conditions>', 'conditions on the parameters of games')
    .option('--json', 'print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(compare);
}

/** With parameters the answer comes in cases; with one sum alone it is compared with all n and n*. */
async function compare(left: string, right: string | undefined, options: CompareOptions): Promise<void> {
  const start = performance.now();
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  const isPlain = (text: string): boolean => toads.parseExpression(text).ok;
  if (right !== undefined && (await comparesParameters([left, right], options.where, isPlain))) {
    return writeLine(await compareCases(left, right, options));
  }
  const library = await formulaLibrary(right === undefined ? [left] : [left, right]);
  const comparison = new Comparison(games, toads, options, library);
  const seconds = (): number => Number(((performance.now() - start) / 1000).toFixed(3));
  if (right === undefined) {
    if (options.where !== undefined) throw new InputError('option --where needs two games to compare');
    const { integers, stars, method, nodes } = comparison.withAll(left);
    if (options.json) return writeLine(JSON.stringify({ left, integers, stars, method, nodes, seconds: seconds() }));
    const lines = [...integers.map((range) => rangeText(range, '')), ...stars.map((range) => rangeText(range, '*'))];
    return writeLine(lines.map((line) => `${left} ${line}`).join('\n'));
  }
  const { relation, method, nodes } = await comparison.answer(left, right);
  if (options.json) return writeLine(JSON.stringify({ left, right, relation, method, nodes, seconds: seconds() }));
  const [verb, meaning] = WORDS[relation];
  await writeLine(`${relation}\n${left} ${verb} ${right}: ${meaning}.`);
}

/** "> n for all n <= 1", "|| 2 and 3", "= 0*". */
function rangeText({ relation, from, to }: RelationRange, star: '' | '*'): string {
  if (from === null) return `${relation} n${star} for all n <= ${to}`;
  if (to === null) return `${relation} n${star} for all n >= ${from}`;
  return from === to ? `${relation} ${from}${star}` : `${relation} n${star} for ${from} <= n <= ${to}`;
}
