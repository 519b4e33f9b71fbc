/** One statement being evaluated: the walk over its syntax tree, in steps. */
import { Dyadic, evaluate as evaluateSyntax } from '@lilypad/games';
import { Fault } from '../syntax/fault.ts';
import type { BoardText, Expr, Place } from '../syntax/tree.ts';
import type { Scope } from '../values/scope.ts';
import { aKind, boardValue, booleanValue, listValue, textValue, type Value } from '../values/value.ts';
import { boardOf } from './board.ts';
import type { Budget } from './budget.ts';
import { call, property } from './call.ts';
import type { FunctionEntry } from './entry.ts';
import type { Games } from './games.ts';
import type { Host } from './host.ts';
import { all, comprehension, index, range } from './lists.ts';
import { binary, counted, modulo, negate, wholeNumber } from './operators.ts';
import { faultOf } from './package-errors.ts';
import { holds } from './relations.ts';
import type { Step } from './step.ts';
import { whereOf } from './where.ts';

/** What an evaluation works with. */
export interface Surroundings {
  readonly games: Games;
  readonly budget: Budget;
  readonly host: Host;
  /** The function of the language with this name, in any of its spellings. */
  readonly builtIn: (name: string) => FunctionEntry | null;
  /** Constants of the language. */
  readonly constants: ReadonlyMap<string, Value>;
  /** The statement: places belong to its text. */
  readonly origin: object;
  /** Called now and then by what takes long. */
  readonly onProgress: (progress: Progress) => void;
}

/** How far a long computation is. */
export interface Progress {
  readonly unit: string;
  /** How many of the unit are done. */
  readonly done: number;
  /** How many there are, where that is known. */
  readonly total?: number | undefined;
}

export class Evaluation {
  readonly games: Games;
  readonly budget: Budget;
  readonly host: Host;
  readonly surroundings: Surroundings;
  /** The statement that is being evaluated: that of a function while its body is. */
  origin: object;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.games = surroundings.games;
    this.budget = surroundings.budget;
    this.host = surroundings.host;
    this.origin = surroundings.origin;
  }

  /** The value of an expression. Throws a Fault. */
  *evaluate(expr: Expr, scope: Scope): Step<Value> {
    const { budget } = this;
    if (budget.step(expr)) yield;
    budget.enter(expr);
    try {
      const value = yield* this.node(expr, scope);
      budget.leave();
      return value;
    } catch (error) {
      // An error of the packages becomes a fault about the innermost expression that it happened in.
      throw faultOf(error, expr);
    }
  }

  private *node(expr: Expr, scope: Scope): Step<Value> {
    const { games } = this;
    switch (expr.kind) {
      case 'literal':
        return games.value(evaluateSyntax(games.arena, expr.syntax, (never) => never));
      case 'board':
        return yield* this.board(expr, scope);
      case 'name':
        return this.named(expr.name, scope, expr);
      case 'text':
        return textValue(expr.text);
      case 'boolean':
        return booleanValue(expr.truth);
      case 'list':
        return listValue(yield* all(this, expr.items, scope, expr));
      case 'comprehension':
        return yield* comprehension(this, expr, scope);
      case 'braces':
      case 'switch':
        return yield* this.options(expr, scope);
      case 'negative':
        return negate(games, yield* this.evaluate(expr.operand, scope), expr);
      case 'nimber': {
        const n = wholeNumber(yield* this.evaluate(expr.operand, scope), expr.operand);
        return games.value(games.arena.nus(Dyadic.ZERO, 0, counted(n, expr.operand)));
      }
      case 'binary':
        return yield* binary(
          this,
          expr,
          yield* this.evaluate(expr.left, scope),
          yield* this.evaluate(expr.right, scope),
        );
      default:
        return yield* this.composed(expr, scope);
    }
  }

  /** The kinds of expressions that decide what is evaluated, and calls. */
  private *composed(expr: Expr, scope: Scope): Step<Value> {
    switch (expr.kind) {
      case 'not':
        return booleanValue(!(yield* this.truth(expr.operand, scope)));
      case 'logic': {
        const left = yield* this.truth(expr.left, scope);
        return booleanValue(left === (expr.sign === 'or') ? left : yield* this.truth(expr.right, scope));
      }
      case 'comparison':
        return yield* this.comparison(expr, scope);
      case 'range':
        return yield* range(this, expr, scope);
      case 'call':
        return yield* call(this, expr, scope);
      case 'property':
        return yield* property(this, expr, scope);
      case 'index':
        return yield* index(this, expr, scope);
      case 'if':
        return yield* this.evaluate((yield* this.truth(expr.test, scope)) ? expr.yes : expr.no, scope);
      case 'lambda':
        return {
          kind: 'function',
          name: null,
          parameters: expr.parameters,
          body: expr.body,
          scope,
          origin: this.origin,
        };
      case 'where':
        return yield* whereOf(this, expr, scope);
      default:
        throw new TypeError(`an expression of kind ${expr.kind}`);
    }
  }

  // ---- names ----

  /** The value of a name; undefined if it has none. */
  lookup(name: string, scope: Scope): Value | undefined {
    const { builtIn, constants } = this.surroundings;
    const value = scope.get(name) ?? constants.get(name);
    if (value !== undefined) return value;
    const entry = builtIn(name);
    return entry === null ? undefined : { kind: 'builtIn', name: entry.name, first: null };
  }

  named(name: string, scope: Scope, place: Place): Value {
    const value = this.lookup(name, scope);
    if (value === undefined) throw new Fault(`"${name}" has no value here.`, place);
    if (value.kind === 'error') throw new Fault(`"${name}" has no value, because its definition failed.`, place);
    return value;
  }

  private *board(expr: BoardText, scope: Scope): Step<Value> {
    const { family, powers } = expr;
    const board = family.parameters.length === 0 ? family.boardAt({}) : null;
    if (board !== null) return boardValue(board);
    const values = new Map<string, Value>();
    for (const name of family.parameters) {
      const power = powers.get(name);
      const value = power === undefined ? scope.get(name) : yield* this.evaluate(power, scope);
      if (value !== undefined) values.set(name, value);
    }
    return boardOf(expr, values);
  }

  // ---- games and truth ----

  private *options(expr: Extract<Expr, { kind: 'braces' | 'switch' }>, scope: Scope): Step<Value> {
    const { games } = this;
    const lefts = yield* this.worths(expr.kind === 'switch' ? expr.options : expr.left, scope);
    const rights = expr.kind === 'switch' ? [] : yield* this.worths(expr.right, scope);
    const { arena } = games;
    const left = lefts.map((value) => games.id(value));
    const right = expr.kind === 'switch' ? left.map((g) => arena.negate(g)) : rights.map((value) => games.id(value));
    return games.value(arena.game(left, right));
  }

  private *worths(exprs: readonly Expr[], scope: Scope): Step<Parameters<Games['id']>[0][]> {
    const worths: Parameters<Games['id']>[0][] = [];
    for (const expr of exprs) {
      const value = yield* this.evaluate(expr, scope);
      // A list among the options stands for its items.
      for (const item of value.kind === 'list' ? value.items : [value])
        worths.push(yield* this.games.worth(item, expr));
    }
    return worths;
  }

  *truth(expr: Expr, scope: Scope): Step<boolean> {
    const value = yield* this.evaluate(expr, scope);
    if (value.kind !== 'boolean') throw new Fault(`A condition is expected here, not ${aKind(value)}.`, expr);
    return value.truth;
  }

  private *comparison(expr: Extract<Expr, { kind: 'comparison' }>, scope: Scope): Step<Value> {
    let left = yield* this.evaluate(expr.first, scope);
    const modulus = expr.modulus === null ? null : yield* this.evaluate(expr.modulus, scope);
    for (const { sign, operand } of expr.rest) {
      const right = yield* this.evaluate(operand, scope);
      const reduce = (value: Value): Value => (modulus === null ? value : modulo(value, modulus, expr));
      if (!(yield* holds(this, sign, reduce(left), reduce(right), expr))) return booleanValue(false);
      left = right;
    }
    return booleanValue(true);
  }
}
