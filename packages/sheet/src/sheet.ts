/**
 * A worksheet that is being worked on: the names that are defined, and the evaluation of one statement after another.
 * Evaluation runs in stretches of a few milliseconds, so that a page or a prompt stays awake, and can be stopped.
 */
import { Session, type SessionOptions } from '@lilypad/toads';
import { Budget, DEFAULT_LIMITS, type Limits } from './evaluate/budget.ts';
import { Evaluation, type Progress } from './evaluate/evaluation.ts';
import { Games } from './evaluate/games.ts';
import type { Host } from './evaluate/host.ts';
import { faultOf } from './evaluate/package-errors.ts';
import type { Step } from './evaluate/step.ts';
import { builtIn, CONSTANTS } from './functions/registry.ts';
import { Fault } from './syntax/fault.ts';
import { type ParsedSheet, parseStatements } from './syntax/parse.ts';
import type { Note, Place, Statement } from './syntax/tree.ts';
import { usesOf } from './syntax/uses.ts';
import { Scope } from './values/scope.ts';
import type { Value } from './values/value.ts';

/** How a worksheet is set up. */
export interface SheetOptions extends Partial<SessionOptions> {
  readonly limits?: Partial<Limits>;
  /** The prover, where it is at hand. */
  readonly host?: Host;
  /** Lets others run, such as timers and messages: called every few milliseconds (default: only promises run). */
  readonly pause?: () => Promise<void>;
}

/** What went wrong: one sentence, and the place in the text that was read. */
export interface SheetError extends Place {
  readonly message: string;
  /** `limit`: nothing is wrong, but the work is too much. */
  readonly kind: 'syntax' | 'evaluation' | 'limit' | 'cancelled';
  /** Whether the text only ends too early. */
  readonly incomplete: boolean;
}

/** What a statement gave. */
export type Outcome = {
  /** The name that the statement defines. */
  readonly defines: string | null;
  /** How the text was read where it could have been meant in another way. */
  readonly notes: readonly Note[];
} & ({ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: SheetError });

/** How one statement is run. */
export interface RunOptions {
  /** Asked often; true stops the evaluation. */
  readonly isCancelled?: () => boolean;
  readonly onProgress?: (progress: Progress) => void;
}

const MAX_BYTES = 2 ** 30;
/** How long evaluation runs before it lets others run. */
const STRETCH_MS = 12;

/** Thrown inside the packages to stop a computation, when they report their progress. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/**
 * The names and values of a worksheet.
 *
 * @example
 * ```ts
 * const [, { outcome }] = await new Sheet().runText('G = {3|1} + *; G.Mean');
 * outcome.ok && printValue(outcome.value); // => '2'
 * ```
 */
export class Sheet {
  private readonly names = new Map<string, Value>();
  private readonly scope = new Scope(null, this.names);
  private readonly games: Games;
  private readonly host: Host;
  private readonly limits: Limits;
  private readonly pause: () => Promise<void>;
  private current: RunOptions = {};

  constructor(options: SheetOptions = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.host = options.host ?? {};
    this.pause = options.pause ?? (() => Promise.resolve());
    const { maxBytes = MAX_BYTES, keptBytes, openLibrary, team } = options;
    this.games = new Games(
      new Session({
        maxBytes,
        ...(keptBytes === undefined ? {} : { keptBytes }),
        openLibrary,
        team,
        onProgress: (done, total) => this.report({ unit: 'positions', done, total }),
      }),
    );
  }

  /** The statements of a text, read as this language reads them. */
  static parse(text: string): ParsedSheet {
    return parseStatements(text, { isBuiltIn: (name) => builtIn(name) !== null });
  }

  /** The names that are defined. */
  get defined(): readonly string[] {
    return [...this.names.keys()];
  }

  /** The value of a name. */
  get(name: string): Value | undefined {
    return this.names.get(name);
  }

  /** Gives a name a value. */
  define(name: string, value: Value): void {
    this.names.set(name, value);
  }

  /** Forgets a name, as when the cell that defined it is removed. */
  forget(name: string): void {
    this.names.delete(name);
  }

  /** Reads a text and runs its statements in turn; one that fails leaves the others alone. */
  async runText(text: string, options: RunOptions = {}): Promise<(Place & { readonly outcome: Outcome })[]> {
    const outcomes: (Place & { readonly outcome: Outcome })[] = [];
    for (const part of Sheet.parse(text).parts) {
      const { at, end } = part;
      const outcome: Outcome = part.ok
        ? await this.run(part.statement, options)
        : { ok: false, defines: null, notes: [], error: { ...part.problem, kind: 'syntax' } };
      outcomes.push({ at, end, outcome });
    }
    return outcomes;
  }

  /** Runs one statement. A definition that fails takes its name with it. */
  async run(statement: Statement, options: RunOptions = {}): Promise<Outcome> {
    const defines = statement.kind === 'expression' ? null : statement.name;
    const { notes } = statement;
    try {
      const value = await this.evaluate(statement, options);
      if (defines !== null) this.names.set(defines, value);
      return { ok: true, defines, notes, value };
    } catch (error) {
      const failure = errorOf(error, statement);
      if (defines !== null) this.names.set(defines, { kind: 'error', message: failure.message });
      return { ok: false, defines, notes, error: failure };
    }
  }

  private async evaluate(statement: Statement, options: RunOptions): Promise<Value> {
    if (statement.kind === 'function') {
      const { name, parameters, expr } = statement;
      return { kind: 'function', name, parameters, body: expr, scope: this.scope, origin: statement };
    }
    return this.compute((evaluation, scope) => evaluation.evaluate(statement.expr, scope), statement, options);
  }

  /** Runs steps with the names of this worksheet; `origin` is the text that their places belong to. */
  async compute<T>(
    steps: (evaluation: Evaluation, scope: Scope) => Step<T>,
    origin: object,
    options: RunOptions = {},
  ): Promise<T> {
    this.current = options;
    this.games.refresh();
    const evaluation = new Evaluation({
      games: this.games,
      budget: new Budget(this.limits),
      host: this.host,
      builtIn,
      constants: CONSTANTS,
      origin,
      onProgress: (progress) => this.report(progress),
    });
    try {
      return await this.drive(steps(evaluation, this.scope));
    } finally {
      this.current = {};
    }
  }

  /** Runs the steps of an evaluation; between stretches others may run. */
  private async drive<T>(steps: Step<T>): Promise<T> {
    let until = Date.now() + STRETCH_MS;
    try {
      let next = steps.next();
      while (!next.done) {
        this.stopIfCancelled();
        if (next.value !== undefined) {
          next = await resume(steps, next.value);
        } else {
          if (Date.now() > until) {
            await this.pause();
            until = Date.now() + STRETCH_MS;
          }
          next = steps.next();
        }
      }
      return next.value;
    } finally {
      // Steps that are given up may have others at work.
      steps.return(undefined as never);
    }
  }

  private report(progress: Progress): void {
    this.stopIfCancelled();
    this.current.onProgress?.(progress);
  }

  private stopIfCancelled(): void {
    if (this.current.isCancelled?.()) throw new Cancelled('The evaluation was stopped.');
  }
}

/**
 * The names that a statement defines and uses: what must run again when another cell changes.
 *
 * @example
 * ```ts
 * const [part] = Sheet.parse('H = G + 1').parts;
 * part?.ok && dependencies(part.statement); // => { defines: 'H', uses: [ 'G' ] }
 * ```
 */
export function dependencies(statement: Statement): {
  readonly defines: string | null;
  readonly uses: readonly string[];
} {
  return { defines: statement.kind === 'expression' ? null : statement.name, uses: usesOf(statement) };
}

/** Waits for a promise, and goes on with what it gave. */
async function resume<T>(
  steps: Step<T>,
  promise: Promise<unknown>,
): Promise<IteratorResult<unknown, T> & { value: never }> {
  let result: unknown;
  try {
    result = await promise;
  } catch (error) {
    return steps.throw(error) as never;
  }
  return steps.next(result) as never;
}

/** What went wrong, if it is no defect: then it is thrown again. */
export function errorOf(error: unknown, place: Place): SheetError {
  const { at, end } = place;
  if (error instanceof Cancelled) return { message: error.message, at, end, kind: 'cancelled', incomplete: false };
  const fault = faultOf(error, place);
  if (!(fault instanceof Fault)) throw fault;
  const { message, isLimit } = fault;
  return {
    message,
    at: fault.place.at,
    end: fault.place.end,
    kind: isLimit ? 'limit' : 'evaluation',
    incomplete: false,
  };
}
