/**
 * `body where conditions`. Conditions such as `a = 3, b = 2` give values to parameters; other conditions leave them
 * open, and the value comes in cases from the prover.
 */
import { formatGame } from '@lilypad/games';
import { Fault } from '../syntax/fault.ts';
import { printExpr } from '../syntax/print.ts';
import type { Comparison, Expr } from '../syntax/tree.ts';
import { namesIn } from '../syntax/uses.ts';
import { Scope } from '../values/scope.ts';
import type { CasesValue, Value } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { Answered, HostCase } from './host.ts';
import { type Step, waitFor } from './step.ts';

type Where = Extract<Expr, { kind: 'where' }>;

export function* whereOf(evaluation: Evaluation, expr: Where, scope: Scope): Step<Value> {
  const conditions = conjuncts(expr.condition);
  const settings = conditions.map((condition) => settingOf(condition));
  if (settings.every((setting) => setting !== null)) {
    let inner = scope;
    for (const { name, value } of settings) {
      inner = new Scope(inner, new Map([[name, yield* evaluation.evaluate(value, inner)]]));
    }
    return yield* evaluation.evaluate(expr.body, inner);
  }
  return yield* inCases(evaluation, expr, scope);
}

const conjuncts = (expr: Expr): Expr[] =>
  expr.kind === 'logic' && expr.sign === 'and' ? [...conjuncts(expr.left), ...conjuncts(expr.right)] : [expr];

/** name = value. */
function settingOf(condition: Expr): { readonly name: string; readonly value: Expr } | null {
  if (condition.kind !== 'comparison' || condition.rest.length !== 1 || condition.modulus !== null) return null;
  const [{ sign, operand }] = condition.rest as [Comparison['rest'][0]];
  return sign === '=' && condition.first.kind === 'name' ? { name: condition.first.name, value: operand } : null;
}

/** Values that depend on parameters: the games as text, with the values of all other names written in. */
function* inCases({ games, host }: Evaluation, expr: Where, scope: Scope): Step<Value> {
  const { body } = expr;
  const family = familyIn(body);
  if (family !== null)
    throw new Fault(`What a family is worth for all its parameters is asked by prove("${family}").`, body);
  const written = (part: Expr): string => {
    const names = [...namesIn(part)].filter((name) => scope.get(name) !== undefined);
    const texts = new Map<string, string>();
    for (const name of names) {
      const value = scope.get(name) as Value;
      if (value.kind === 'number') texts.set(name, value.number.toString());
      else if (value.kind === 'game') texts.set(name, formatGame(games.arena, games.id(value)));
      else throw new Fault(`"${name}" is no game, and stands in an expression with parameters.`, part);
    }
    return printExpr(withTexts(part, texts));
  };
  const where = conjuncts(expr.condition).map(written).join(', ');
  const missing = { ok: false, message: 'The prover is not at hand here.' } as const;
  const answer: Answered<readonly HostCase[]> =
    body.kind === 'comparison' && body.rest.length === 1
      ? yield* waitFor(
          host.compare?.(written(body.first), written((body.rest[0] as Comparison['rest'][0]).operand), where) ??
            Promise.resolve(missing),
        )
      : yield* waitFor(host.simplify?.(written(body), where) ?? Promise.resolve(missing));
  if (!answer.ok) throw new Fault(answer.message, expr);
  return { kind: 'cases', cases: answer.value } satisfies CasesValue;
}

/** The text of the first board in an expression: only games have parameters here. */
function familyIn(expr: Expr): string | null {
  if (expr.kind === 'board') return expr.text;
  const parts =
    expr.kind === 'call' ? expr.args.map(({ value }) => value) : expr.kind === 'comparison' ? [expr.first] : [];
  return parts.map(familyIn).find((text) => text !== null) ?? null;
}

/** The expression with texts in place of names. */
function withTexts(expr: Expr, texts: ReadonlyMap<string, string>): Expr {
  if (texts.size === 0) return expr;
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (typeof part !== 'object' || part === null) return part;
    const node = part as Partial<Expr> & { readonly name?: string };
    const text = node.kind === 'name' ? texts.get(node.name as string) : undefined;
    if (text !== undefined) return { ...node, name: `(${text})` };
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replace(inner)]));
  };
  return replace(expr) as Expr;
}
