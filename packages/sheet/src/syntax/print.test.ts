/** Print then parse is the identity, for random syntax trees. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpr, parseStatements } from './parse.ts';
import { printExpr, printStatement } from './print.ts';
import type { Expr } from './tree.ts';

/** A tree without its places. */
function bare(part: unknown): unknown {
  if (part instanceof Map) return [...part].map(bare);
  if (Array.isArray(part)) return part.map(bare);
  if (typeof part !== 'object' || part === null || typeof part === 'bigint') return part;
  const skipped = ['at', 'end', 'boardAt', 'notes'];
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !skipped.includes(key))
      .map(([key, inner]) => [key, bare(inner)]),
  );
}

/** Literals and boards are made by the reader, so that they have their trees. */
function leaf(text: string): Expr {
  const parsed = parseExpr(text);
  if (!parsed.ok) throw new TypeError(`${text}: ${parsed.problem.message}`);
  return parsed.expr;
}

const LEAVES = ['0', '3', '3/2', '-1', '-5/2^*', '*', '*2', '^', 'v3', '^<2>', 'v[2]*', '2**70'].map(leaf);
const BOARDS = [
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

const place = { at: 0, end: 0 };
const node = <K extends Expr['kind']>(kind: K, parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Expr> =>
  fc.record(parts).map((fields) => ({ ...place, kind, ...fields }) as Expr);

const { expr } = fc.letrec<{ expr: Expr }>((tie) => {
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
    node('range', { from: inner, to: inner }),
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

test('print then parse is the identity for statements', () => {
  fc.assert(
    fc.property(expr, fc.constantFrom('expression', 'define', 'function'), (tree, kind) => {
      const statement = { ...place, kind, name: 'g', parameters: ['a', 'n'], expr: tree, notes: [] } as const;
      const text = printStatement(statement as never);
      const { parts } = parseStatements(text);
      expect(parts.map((part) => (part.ok ? null : `${text} :: ${part.problem.message}`))).toEqual([null]);
      const [part] = parts;
      expect(part?.ok && bare(part.statement.expr), text).toEqual(bare(tree));
      expect(part?.ok && part.statement.kind).toBe(kind);
    }),
    { numRuns: 1000 },
  );
});

test('parse then print changes nothing the second time', () => {
  for (const tree of [...LEAVES, ...BOARDS]) expect(bare(leaf(printExpr(tree)))).toEqual(bare(tree));
});
