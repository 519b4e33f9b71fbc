/**
 * Worksheets in the worker. A question holds the texts of a cell and of all cells that it needs, so it can be answered
 * by a worker that has just been started; what is known from earlier questions is not evaluated again.
 */
import {
  type Outcome,
  type Place,
  type RunOptions,
  Sheet,
  type SheetOptions,
  showValue,
  type Value,
} from '@lilypad/sheet';
import { elementAt, lastOf } from '../element-at.ts';
import { type Chain, chainsOf } from '../sheet/chain.ts';
import type { StatementAnswer, WorksheetAnswer } from './protocol.ts';

/** The cells that are remembered. */
const MOST_KNOWN = 200;
/** The items of a list that are sent to the page. */
const MOST_ITEMS = 200;

/** A cell that was run. */
interface Known {
  readonly answer: WorksheetAnswer;
  /** The values of the names that it defines. */
  readonly values: ReadonlyMap<string, Value>;
}

export class Evaluator {
  private readonly sheet: Sheet;
  /** By the key of the cell; the last used is the last. */
  private readonly known = new Map<string, Known>();

  constructor(options: SheetOptions) {
    this.sheet = new Sheet({ ...options, pause: () => new Promise((go) => setTimeout(go)) });
  }

  /** What the last of some cells gives, when they run from top to bottom. */
  async run(texts: readonly string[], options: RunOptions): Promise<WorksheetAnswer> {
    const chains = chainsOf(texts);
    const run: Known[] = [];
    for (const [i, chain] of chains.entries()) {
      const known = this.known.get(chain.key) ?? (await this.runCell(elementAt(texts, i), chain, run, options));
      this.remember(chain.key, known);
      run.push(known);
    }
    return lastOf(run).answer;
  }

  private async runCell(text: string, { names }: Chain, run: readonly Known[], options: RunOptions): Promise<Known> {
    const { sheet } = this;
    const start = performance.now();
    for (const name of sheet.defined) sheet.forget(name);
    for (const [name, cell] of names) {
      const value = elementAt(run, cell).values.get(name);
      if (value !== undefined) sheet.define(name, value);
    }
    const outcomes = await sheet.runText(text, options);
    const values = new Map<string, Value>();
    for (const { outcome } of outcomes) {
      const value = outcome.defines === null ? undefined : sheet.get(outcome.defines);
      if (outcome.defines !== null && value !== undefined) values.set(outcome.defines, value);
    }
    return { answer: { statements: outcomes.map(shown), milliseconds: performance.now() - start }, values };
  }

  private remember(key: string, known: Known): void {
    this.known.delete(key);
    if (known.answer.statements.some(({ error }) => error?.kind === 'cancelled')) return;
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}

function shown({ at, end, outcome }: Place & { readonly outcome: Outcome }): StatementAnswer {
  const { defines, notes } = outcome;
  const common = { at, end, defines, notes };
  return outcome.ok
    ? { ...common, value: showValue(outcome.value, MOST_ITEMS), error: null }
    : { ...common, value: null, error: outcome.error };
}
