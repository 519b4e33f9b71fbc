import { describe, expect, it } from 'vitest';
import { layOutTree } from '../../charts/tree-layout.ts';
import type { TreeOption } from '../../worker/protocol.ts';
import { openPaths, type ShownNode, shownTree } from './tree-model.ts';

const value = { text: '0', cut: false };
const option = (sum: string, side: 'left' | 'right', more: Partial<TreeOption> = {}): TreeOption => ({
  ...{ sum, side, value, isNumber: false, isCanonical: true, isOver: false },
  ...more,
});
/** a has b and c, which is not canonical; b has d, a number; c has b again. */
const known = new Map([
  ['a', [option('b', 'left'), option('c', 'right', { isCanonical: false })]],
  ['b', [option('d', 'left', { isNumber: true })]],
  ['c', [option('b', 'left')]],
  ['d', [option('e', 'left', { isOver: true })]],
]);
const root = { sum: 'a', value };
const written = ({ sum, children }: ShownNode): string =>
  children.length === 0 ? sum : `${sum}(${children.map(written).join(' ')})`;

describe('a tree', () => {
  it.each([
    [[], 'a'],
    [[''], 'a(b c)'],
    [['', '0', '1'], 'a(b(d) c(b))'],
    [['', '0', '0.0', '1'], 'a(b(d(e)) c(b))'],
  ])('unfolds %j', (open, text) => {
    expect(written(shownTree({ root, known, open: new Set(open), canonicalOnly: false }))).toBe(text);
  });

  it('can leave out what is not canonical', () => {
    expect(written(shownTree({ root, known, open: new Set(['', '0', '1']), canonicalOnly: true }))).toBe('a(b(d))');
  });

  it.each([
    [false, 99, ['', '0', '1']],
    [true, 99, ['', '0', '1', '0.0']],
    [true, 3, ['']],
  ])('unfolds everything once, below numbers (%s), up to %i nodes', (numbers, most, paths) => {
    expect([...openPaths({ root, known, canonicalOnly: false }, numbers, most)].sort()).toEqual(paths.sort());
  });

  it('is laid out without overlaps, children under their parent', () => {
    const tree = shownTree({ root, known, open: new Set(['', '0', '1']), canonicalOnly: false });
    const { nodes, width } = layOutTree(tree, () => 100, 92, 56);
    expect(width).toBe(200);
    expect(nodes.map(({ node, x, y }) => [node.path, x, y])).toEqual([
      ['', 100, 0],
      ['0', 50, 92],
      ['0.0', 50, 184],
      ['1', 150, 92],
      ['1.0', 150, 184],
    ]);
  });
});
