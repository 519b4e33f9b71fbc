import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutTree } from './tree-layout.ts';

interface Node {
  readonly width: number;
  readonly children: readonly Node[];
}

const treeOf = fc.memo(
  (depth): fc.Arbitrary<Node> =>
    fc.record({
      width: fc.integer({ min: 10, max: 90 }),
      children: depth > 1 ? fc.array(treeOf(), { maxLength: 3 }) : fc.constant([]),
    }),
);
const layOut = (root: Node) => layOutTree(root, ({ width }) => width, 80, 50);

describe('the layout of a tree', () => {
  it('keeps nodes apart and within its size, parents over the middle of their children', () => {
    fc.assert(
      fc.property(treeOf(5), (root) => {
        const { nodes, width, height } = layOut(root);
        const placeOf = new Map(nodes.map((placed) => [placed.node, placed]));
        for (const { node, x, y } of nodes) {
          expect(x - node.width / 2).toBeGreaterThan(-1e-6);
          expect(x + node.width / 2).toBeLessThan(width + 1e-6);
          expect(y + 50).toBeLessThanOrEqual(height);
          const below = node.children.map((child) => placeOf.get(child)?.x ?? Number.NaN);
          if (below.length > 0) expect(((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2).toBeCloseTo(x);
        }
        for (const { node, x, y } of nodes) {
          const others = nodes.filter((other) => other.node !== node && other.y === y);
          for (const other of others) {
            expect(Math.abs(x - other.x)).toBeGreaterThan((node.width + other.node.width) / 2 - 1e-6);
          }
        }
      }),
    );
  });

  it('is narrow for a long way with short branches', () => {
    const leaf: Node = { width: 10, children: [] };
    let way: Node = { width: 10, children: [] };
    for (let i = 0; i < 20; i++) way = { width: 10, children: i % 2 === 0 ? [{ ...leaf }, way] : [way, { ...leaf }] };
    expect(layOut(way).width).toBeLessThanOrEqual(40);
  });
});
