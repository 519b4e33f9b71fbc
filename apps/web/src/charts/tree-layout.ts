/** Where the nodes of a tree are drawn: a row for each level, children under their parent, nothing over anything else. */

/** A node with its place: the middle of its upper edge, in pixels. */
export interface PlacedNode<N> {
  readonly node: N;
  readonly x: number;
  readonly y: number;
  readonly parent: { readonly x: number; readonly y: number } | null;
}

interface Layout<N> {
  readonly nodes: readonly PlacedNode<N>[];
  readonly width: number;
  readonly height: number;
}

/** Every subtree has a column as wide as its widest row; a node is in the middle of its children. */
export function layOutTree<N extends { readonly children: readonly N[] }>(
  root: N,
  widthOf: (node: N) => number,
  rowHeight: number,
  nodeHeight: number,
): Layout<N> {
  const widths = new Map<N, number>();
  const measure = (node: N): number => {
    const below = node.children.reduce((sum, child) => sum + measure(child), 0);
    const width = Math.max(widthOf(node), below);
    widths.set(node, width);
    return width;
  };
  const width = measure(root);
  const nodes: PlacedNode<N>[] = [];
  let depth = 0;
  const put = (node: N, left: number, level: number, parent: PlacedNode<N>['parent']): void => {
    const own = widths.get(node) ?? 0;
    const place = { x: left + own / 2, y: level * rowHeight };
    nodes.push({ node, ...place, parent });
    depth = Math.max(depth, level);
    const below = node.children.reduce((sum, child) => sum + (widths.get(child) ?? 0), 0);
    let next = left + (own - below) / 2;
    for (const child of node.children) {
      put(child, next, level + 1, place);
      next += widths.get(child) ?? 0;
    }
  };
  put(root, 0, 0, null);
  return { nodes, width, height: depth * rowHeight + nodeHeight };
}
