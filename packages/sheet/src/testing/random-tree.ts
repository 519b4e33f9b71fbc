/** Random syntax trees, for properties of the language. */
import fc from 'fast-check';
import { parseExpr } from '../syntax/parse.ts';
import type { Expr } from '../syntax/tree.ts';

/** Literals and boards are made by the reader, so that they have their trees. */
export function leaf(text: string): Expr {
  const parsed = parseExpr(text);
  if (!parsed.ok) throw new TypeError(`${text}: ${parsed.problem.message}`);
  return parsed.expr;
}

export const LEAVES = ['0', '3', '3/2', '-1', '-5/2^*', '*', '*2', '^', 'v3', '^<2>', 'v[2]*', '2**70'].map(leaf);
export const BOARDS = [
  'T',
  'TT..FF',
  'T^3 .^2 F',
  'T^n..F^(n+1)',
  '(TF)^2.',
  '-T.F',
  'tt..ff',
  'RR--LL',
  '..',
  'T^(f(n)).',
].map(leaf);
const NAMES = ['a', 'n', 'f', 'G', 'value', 'Mean', 't', 'x1', 'my_game'];

export const place = { at: 0, end: 0 };
const node = <K extends Expr['kind']>(kind: K, parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Expr> =>
  fc.record(parts).map((fields) => ({ ...place, kind, ...fields }) as Expr);

export const { expr } = fc.letrec<{ expr: Expr }>((tie) => {
  const inner = tie('expr');
  const list = fc.array(inner, { maxLength: 3 });
  const name = fc.constantFrom(...NAMES);
  const leaves = fc.oneof(
    fc.constantFrom(...LEAVES),
    fc.constantFrom(...BOARDS),
    node('name', { name }),
    node('text', { text: fc.string({ maxLength: 5 }) }),
    node('boolean', { truth: fc.boolean() }),
  );
  const clause = fc.oneof(
    fc.record({ kind: fc.constant('for' as const), name, list: inner }),
    fc.record({ kind: fc.constant('if' as const), test: inner }),
  );
  const relation = fc.record({
    sign: fc.constantFrom('=', '!=', '<', '>', '<=', '>=', '||', '<|', '|>'),
    operand: inner,
  });
  const composed = fc.oneof(
    node('list', { items: list }),
    node('comprehension', {
      item: inner,
      clauses: fc.tuple(fc.record({ kind: fc.constant('for' as const), name, list: inner }), clause),
    }),
    node('braces', { left: list, right: list }),
    node('switch', { options: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    node('negative', { operand: inner }),
    node('not', { operand: inner }),
    node('nimber', { operand: inner }),
    node('binary', { sign: fc.constantFrom('+', '-', '*', '/', '%', '**', ':'), left: inner, right: inner }),
    node('logic', { sign: fc.constantFrom('and', 'or'), left: inner, right: inner }),
    node('comparison', {
      first: inner,
      rest: fc.array(relation, { minLength: 1, maxLength: 2 }),
      modulus: fc.option(inner),
    }),
    node('range', { from: inner, to: inner, step: fc.option(inner) }),
    node('call', {
      callee: node('name', { name }),
      args: fc.array(fc.record({ name: fc.constant(null), value: inner }), { maxLength: 2 }),
    }),
    // No property of a board has a name of squares alone: (T).t is a board.
    node('property', { operand: inner, name: fc.constantFrom('Mean', 'value', 'x1') }),
    node('index', { operand: inner, index: inner }),
    node('if', { test: inner, yes: inner, no: inner }),
    node('lambda', { parameters: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }), body: inner }),
    node('where', { body: inner, condition: inner }),
  );
  return { expr: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaves, composed) };
});
