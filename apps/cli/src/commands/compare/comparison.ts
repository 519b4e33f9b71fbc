/** A comparison in hand: reads the two sums, chooses a method, and tells how far it is. */
import { Arena, formatParseError, type Relation } from '@lilypad/games';
import type { FormulaLibrary } from '@lilypad/prover';
import {
  type Board,
  type CompareMethod,
  chooseMethod,
  compareByThresholds,
  compareByValue,
  type Difference,
  differenceOf,
  foldKnown,
  parseExpression,
  type RelationRange,
  relationsToAll,
  sumThresholds,
  type Term,
  termsOf,
  thresholdQuestion,
  Valuer,
} from '@lilypad/toads';
import { InputError } from '../../output/errors.ts';
import { Progress } from '../../output/progress.ts';
import { LOG_EVERY_MS } from '../../output/status-line.ts';

interface ComparisonOptions {
  readonly by?: CompareMethod;
  /** In megabytes. */
  readonly memory: number;
  readonly threads: number;
}

interface Answer {
  readonly relation: Relation;
  readonly method: CompareMethod;
  /** Positions looked at. */
  readonly nodes: number;
}

interface AnswerToAll extends Omit<Answer, 'relation'> {
  readonly integers: readonly RelationRange[];
  readonly stars: readonly RelationRange[];
}

const NOT_OF_THAT_KIND = 'thresholds settle one large board against n or n*, and this difference is not of that kind';

export class Comparison {
  private readonly options: ComparisonOptions;
  private readonly maxBytes: number;
  private readonly arena: Arena;
  private readonly valuer: Valuer;
  private progress: Progress | undefined;

  /** Proved formulas are asked for large boards, unless a method is prescribed. */
  constructor(options: ComparisonOptions, library: FormulaLibrary | null) {
    this.options = options;
    this.maxBytes = options.memory * 2 ** 20;
    this.arena = new Arena();
    const onProgress = (done: number, total?: number): void => this.tell('positions', done, total);
    const formula = (board: Board) => (options.by === undefined ? (library?.value(this.arena, board) ?? null) : null);
    this.valuer = new Valuer(this.arena, { maxBytes: this.maxBytes, onProgress, formula });
  }

  async answer(left: string, right: string): Promise<Answer> {
    const { arena, valuer } = this;
    const difference = this.difference(this.terms(left), this.terms(right));
    const method = this.options.by ?? chooseMethod(arena, difference, valuer, this.maxBytes);
    this.endProgress();
    const answer = await this.by(method, difference);
    this.endProgress();
    return { ...answer, method };
  }

  /** One sum against all n and all n*. */
  withAll(text: string): AnswerToAll {
    const { arena, valuer } = this;
    const sum = this.difference(this.terms(text), []);
    const method = this.options.by ?? chooseMethod(arena, sum, valuer, this.maxBytes);
    if (method === 'search') throw new InputError('a search compares two sums, so a second one must be given');
    let nodes = 0;
    const thresholds = sumThresholds(arena, sum, valuer, method, {
      maxBytes: this.maxBytes,
      onProgress: (done, total) => {
        nodes = done;
        this.tell('positions', done, total);
      },
    });
    this.endProgress();
    if (thresholds === null) throw new InputError(NOT_OF_THAT_KIND);
    return {
      integers: relationsToAll(thresholds, 0),
      stars: relationsToAll(thresholds, 1),
      method,
      nodes: nodes || valuer.positions,
    };
  }

  private difference(left: readonly Term[], right: readonly Term[]): Difference {
    const { arena, valuer } = this;
    const difference = differenceOf(arena, left, right);
    return this.options.by === undefined ? foldKnown(arena, difference, valuer) : difference;
  }

  private terms(text: string): Term[] {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw new InputError(formatParseError(text, parsed.error));
    return termsOf(this.arena, parsed.value, (board) => this.valuer.value(board));
  }

  private async by(method: CompareMethod, difference: Difference): Promise<{ relation: Relation; nodes: number }> {
    if (method === 'search') return this.bySearch(difference);
    if (method === 'thresholds') return this.byThresholds(difference);
    const relation = compareByValue(this.arena, difference, this.valuer);
    return { relation, nodes: this.valuer.positions };
  }

  private byThresholds(difference: Difference): { relation: Relation; nodes: number } {
    const question = thresholdQuestion(this.arena, difference, this.valuer);
    let nodes = 0;
    const relation =
      question &&
      compareByThresholds(question, {
        maxBytes: this.maxBytes,
        onProgress: (done, total) => {
          nodes = done;
          this.tell('positions', done, total);
        },
      });
    if (relation !== null) return { relation, nodes };
    throw new InputError(NOT_OF_THAT_KIND);
  }

  private async bySearch(difference: Difference): Promise<{ relation: Relation; nodes: number }> {
    const { compareBySearch } = await import('../../threads/search-threads.ts');
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
    this.progress ??= new Progress(noun, total, { logEveryMs: LOG_EVERY_MS });
    this.progress.update(done, more);
  }

  private endProgress(): void {
    this.progress?.clear();
    this.progress = undefined;
  }
}
