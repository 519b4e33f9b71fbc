/** The names that an expression takes from outside: what a page needs to know to run cells again. */
import type { Expr, Statement } from './tree.ts';

/** The names that a statement uses and does not bind itself, in the order of their first use. */
export function usesOf(statement: Statement): readonly string[] {
  const bound = statement.kind === 'function' ? statement.parameters : [];
  const names = new Set<string>();
  collect(statement.expr, new Set(bound), names);
  return [...names];
}

/** The names that an expression uses and does not bind itself. */
export function namesIn(expr: Expr): ReadonlySet<string> {
  const names = new Set<string>();
  collect(expr, new Set(), names);
  return names;
}

function collect(expr: Expr, bound: ReadonlySet<string>, names: Set<string>): void {
  const within = (inner: Expr, more: readonly string[] = []): void =>
    collect(inner, more.length === 0 ? bound : new Set([...bound, ...more]), names);
  switch (expr.kind) {
    case 'name':
      if (!bound.has(expr.name)) names.add(expr.name);
      return;
    case 'board':
      for (const name of expr.family.parameters) {
        const power = expr.powers.get(name);
        if (power !== undefined) within(power);
        else if (!bound.has(name)) names.add(name);
      }
      return;
    case 'lambda':
      within(expr.body, expr.parameters);
      return;
    case 'comprehension': {
      const inner: string[] = [];
      for (const clause of expr.clauses) {
        if (clause.kind === 'if') within(clause.test, inner);
        else {
          within(clause.list, inner);
          inner.push(clause.name);
        }
      }
      within(expr.item, inner);
      return;
    }
    case 'call': {
      const given = expr.args.flatMap(({ name }) => (name === null ? [] : [name]));
      within(expr.callee);
      for (const { value } of expr.args) within(value, given);
      return;
    }
    default:
      for (const part of partsOf(expr)) within(part);
  }
}

/** The expressions directly inside one that binds no names. */
function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'list':
      return expr.items;
    case 'braces':
      return [...expr.left, ...expr.right];
    case 'switch':
      return expr.options;
    case 'negative':
    case 'not':
    case 'nimber':
    case 'property':
      return [expr.operand];
    case 'binary':
    case 'logic':
      return [expr.left, expr.right];
    case 'comparison':
      return [expr.first, ...expr.rest.map(({ operand }) => operand), ...(expr.modulus === null ? [] : [expr.modulus])];
    case 'range':
      return [expr.from, expr.to, ...(expr.step === null ? [] : [expr.step])];
    case 'index':
      return [expr.operand, expr.index];
    case 'if':
      return [expr.test, expr.yes, expr.no];
    case 'where':
      return [expr.body, expr.condition];
    default:
      return [];
  }
}
