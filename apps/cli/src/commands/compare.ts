/** `lilypad compare`: how two sums of positions and games compare, by values, by thresholds or by search. */
import { availableParallelism } from 'node:os';
import type { Arena, Relation } from '@lilypad/games';
import type { CompareMethod, Difference, Term, Valuer } from '@lilypad/toads';
import { type Command, Option } from 'commander';
import { InputError } from '../errors.ts';
import { MEMORY_HELP, megabytes } from '../memory.ts';
import { operand } from '../operands.ts';
import { writeLine } from '../output.ts';
import { Progress } from '../progress.ts';
import { compareCases, comparesParameters } from './compare-symbolic.ts';

const METHODS: readonly CompareMethod[] = ['value', 'thresholds', 'search'];

const HELP_AFTER = `
Prints = or < or > or ||, and what that means. Each sum is written as for "lilypad value": positions and games, added and
subtracted. Boards that stand on both sides cancel.

Methods: "value" finds canonical values; "thresholds" settles one large board against n or n* in one pass over all positions
that can arise from it; "search" plays the difference out without any value, for boards too large for a pass and for sums
of large boards. Without --by the quickest that applies is taken.

Games (not positions) may contain integer parameters, as for "lilypad simplify"; the answer then comes in cases, on the
region that --where describes.

Examples:
  $ lilypad compare "T^7.^7F^6" 2
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
    .description('Compare two sums of positions and games.')
    .argument('<sum>', 'a sum of positions and games', operand)
    .argument('<other>', 'the sum to compare it with', operand)
    .addOption(new Option('--by <method>', 'how to compare').choices(METHODS))
    .option('--memory <MB>', MEMORY_HELP, megabytes, 2048)
    .option('--threads <N>', 'how many threads search', threadCount, availableParallelism())
    .option('--where <conditions>', 'conditions on the parameters of games')
    .option('--json', 'print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(compare);
}

function threadCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,3}$/.test(text) || count < 1 || count > 256) {
    throw new InputError(`option --threads takes a whole number from 1 to 256, not '${text}'`);
  }
  return count;
}

interface Answer {
  readonly relation: Relation;
  readonly method: CompareMethod;
  /** Positions looked at. */
  readonly nodes: number;
}

async function compare(left: string, right: string, options: CompareOptions): Promise<void> {
  const start = performance.now();
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  if (await comparesParameters([left, right], options.where, (text) => toads.parseExpression(text).ok)) {
    return writeLine(await compareCases(left, right, options));
  }
  const comparison = new Comparison(games, toads, options);
  const { relation, method, nodes } = await comparison.answer(left, right);
  const seconds = Number(((performance.now() - start) / 1000).toFixed(3));
  if (options.json) return writeLine(JSON.stringify({ left, right, relation, method, nodes, seconds }));
  const [verb, meaning] = WORDS[relation];
  await writeLine(`${relation}\n${left} ${verb} ${right}: ${meaning}.`);
}

type Games = typeof import('@lilypad/games');
type Toads = typeof import('@lilypad/toads');

class Comparison {
  private readonly games: Games;
  private readonly toads: Toads;
  private readonly options: CompareOptions;
  private readonly maxBytes: number;
  private readonly arena: Arena;
  private readonly valuer: Valuer;
  private progress: Progress | undefined;

  constructor(games: Games, toads: Toads, options: CompareOptions) {
    this.games = games;
    this.toads = toads;
    this.options = options;
    this.maxBytes = options.memory * 2 ** 20;
    this.arena = new games.Arena();
    const onProgress = (done: number, total?: number): void => this.tell('positions', done, total);
    this.valuer = new toads.Valuer(this.arena, { maxBytes: this.maxBytes, onProgress });
  }

  async answer(left: string, right: string): Promise<Answer> {
    const { arena, toads, valuer } = this;
    const difference = toads.differenceOf(arena, this.terms(left), this.terms(right));
    const method = this.options.by ?? toads.chooseMethod(arena, difference, valuer, this.maxBytes);
    this.endProgress();
    const answer = await this.by(method, difference);
    this.endProgress();
    return { ...answer, method };
  }

  private terms(text: string): Term[] {
    const parsed = this.toads.parseExpression(text);
    if (!parsed.ok) throw new InputError(this.games.formatParseError(text, parsed.error));
    return this.toads.termsOf(this.arena, parsed.value, (board) => this.valuer.value(board));
  }

  private async by(method: CompareMethod, difference: Difference): Promise<{ relation: Relation; nodes: number }> {
    if (method === 'search') return this.bySearch(difference);
    if (method === 'thresholds') return this.byThresholds(difference);
    const relation = this.toads.compareByValue(this.arena, difference, this.valuer);
    return { relation, nodes: this.valuer.positions };
  }

  private byThresholds(difference: Difference): { relation: Relation; nodes: number } {
    const question = this.toads.thresholdQuestion(this.arena, difference, this.valuer);
    let nodes = 0;
    const relation =
      question &&
      this.toads.compareByThresholds(question, {
        maxBytes: this.maxBytes,
        onProgress: (done, total) => {
          nodes = done;
          this.tell('positions', done, total);
        },
      });
    if (relation !== null) return { relation, nodes };
    throw new InputError('thresholds settle one large board against n or n*, and this difference is not of that kind');
  }

  private async bySearch(difference: Difference): Promise<{ relation: Relation; nodes: number }> {
    const { compareBySearch } = await import('../search-threads.ts');
    const start = performance.now();
    return compareBySearch(this.arena, difference, {
      threads: this.options.threads,
      maxBytes: this.maxBytes,
      onProgress: ({ nodes, fill }) => {
        const rate = Math.round((1000 * nodes) / (performance.now() - start));
        this.tell('nodes', nodes, undefined, `, ${rate} a second, table ${Math.round(100 * fill)}% full`);
      },
    });
  }

  private tell(noun: string, done: number, total?: number, more = ''): void {
    this.progress ??= new Progress(noun, total);
    this.progress.update(done, more);
  }

  private endProgress(): void {
    this.progress?.clear();
    this.progress = undefined;
  }
}
