/** Print then parse is the identity, for random syntax trees. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARDS, expr, LEAVES, leaf, place } from '../testing/random-tree.ts';
import { parseStatements } from './parse.ts';
import { printExpr, printStatement } from './print.ts';

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
    { numRuns: 500 },
  );
});

test('parse then print changes nothing the second time', () => {
  for (const tree of [...LEAVES, ...BOARDS]) expect(bare(leaf(printExpr(tree)))).toEqual(bare(tree));
});
