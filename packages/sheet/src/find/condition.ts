/**
 * A condition on positions. In it G is the value of the position and P its board, and a function of one game stands for
 * its value: `temperature > 1` is `temperature(G) > 1`. `stopCount = max` asks for the greatest among all positions that
 * satisfy the rest of the condition, and `= min` for the least.
 */
import type { FunctionEntry } from '../evaluate/entry.ts';
import { Fault } from '../syntax/fault.ts';
import type { Comparison, Expr } from '../syntax/tree.ts';

/** The names of the position in a condition. */
export const VALUE_NAME = 'G';
export const BOARD_NAME = 'P';

/** What must be the greatest or the least. */
export interface Extreme {
  readonly sign: '>' | '<';
  readonly of: Expr;
}

export interface Condition {
  /** What must hold; null if nothing must. */
  readonly holds: Expr | null;
  readonly extremes: readonly Extreme[];
}

type BuiltIn = (name: string) => FunctionEntry | null;

/** A condition taken apart. */
export function conditionOf(expr: Expr | null, builtIn: BuiltIn, isOwn: (name: string) => boolean): Condition {
  if (expr === null) return { holds: null, extremes: [] };
  const extremes: Extreme[] = [];
  const plain: Expr[] = [];
  for (const part of conjuncts(expr)) {
    const extreme = extremeOf(part);
    if (extreme === null) plain.push(aboutPosition(part, builtIn, isOwn));
    else extremes.push({ ...extreme, of: aboutPosition(extreme.of, builtIn, isOwn) });
  }
  const holds = plain.reduce<Expr | null>(
    (left, right) => (left === null ? right : { kind: 'logic', at: left.at, end: right.end, sign: 'and', left, right }),
    null,
  );
  return { holds, extremes };
}

const conjuncts = (expr: Expr): Expr[] =>
  expr.kind === 'logic' && expr.sign === 'and' ? [...conjuncts(expr.left), ...conjuncts(expr.right)] : [expr];

/** E = max or E = min. */
function extremeOf(expr: Expr): Extreme | null {
  if (expr.kind !== 'comparison' || expr.rest.length !== 1) return null;
  const [{ sign, operand }] = expr.rest as [Comparison['rest'][0]];
  if (sign !== '=' || operand.kind !== 'name') return null;
  if (operand.name === 'max') return { sign: '>', of: expr.first };
  return operand.name === 'min' ? { sign: '<', of: expr.first } : null;
}

/** The expression with `temperature` written `temperature(G)`, for all functions of one game or board. */
export function aboutPosition(expr: Expr, builtIn: BuiltIn, isOwn: (name: string) => boolean): Expr {
  const replace = (part: unknown, isCallee = false): unknown => {
    if (Array.isArray(part)) return part.map((one) => replace(one));
    if (typeof part !== 'object' || part === null || part instanceof Map) return part;
    const node = part as Expr;
    if (node.kind === 'literal' || node.kind === 'board') return node;
    if (node.kind === 'name') {
      if (isCallee || isOwn(node.name)) return node;
      if (node.name === 'max' || node.name === 'min') {
        throw new Fault(`Write "x = ${node.name}" alone, or join it to other conditions by "and".`, node);
      }
      const subject = subjectOf(builtIn(node.name));
      if (subject === null) return node;
      const { at, end } = node;
      return {
        kind: 'call',
        at,
        end,
        callee: node,
        args: [{ name: null, value: { kind: 'name', at, end, name: subject } }],
      };
    }
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, replace(inner, node.kind === 'call' && key === 'callee')]),
    );
  };
  return replace(expr) as Expr;
}

/** What a function of one argument is asked about: the value of the position, or its board. */
function subjectOf(entry: FunctionEntry | null): string | null {
  if (entry?.kind !== 'plain') return null;
  const needed = entry.parameters.filter(([, kind]) => !/[?.]$/.test(kind));
  const [first] = needed;
  if (first === undefined || needed.length > 1) return null;
  if (first[1] === 'board' || entry.name === 'length' || entry.name === 'moves') return BOARD_NAME;
  return first[1] === 'game' || entry.group === 'properties' ? VALUE_NAME : null;
}
