/**
 * Where the nodes of a tree are drawn: a row for each level, a node over the middle of its children, nothing over
 * anything else. Subtrees stand as close together as their outlines allow, so that a deep tree with short branches
 * stays narrow.
 */

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

/** A subtree with its root at 0: where its children's roots are, and its outermost edges level by level. */
interface Shape<N> {
  readonly node: N;
  readonly children: readonly { readonly shape: Shape<N>; readonly x: number }[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export function layOutTree<N extends { readonly children: readonly N[] }>(
  root: N,
  widthOf: (node: N) => number,
  rowHeight: number,
  nodeHeight: number,
): Layout<N> {
  const shape = shapeOf(root, widthOf);
  const leftmost = Math.min(...shape.left);
  const nodes: PlacedNode<N>[] = [];
  const put = ({ node, children }: Shape<N>, x: number, level: number, parent: PlacedNode<N>['parent']): void => {
    const place = { x, y: level * rowHeight };
    nodes.push({ node, ...place, parent });
    for (const child of children) put(child.shape, x + child.x, level + 1, place);
  };
  put(shape, -leftmost, 0, null);
  return {
    nodes,
    width: Math.max(...shape.right) - leftmost,
    height: (shape.left.length - 1) * rowHeight + nodeHeight,
  };
}

function shapeOf<N extends { readonly children: readonly N[] }>(node: N, widthOf: (node: N) => number): Shape<N> {
  const shapes = node.children.map((child) => shapeOf(child, widthOf));
  const places = sideBySide(shapes);
  // The node is over the middle of its first and its last child.
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
  const children = shapes.map((shape, i) => ({ shape, x: (places[i] ?? 0) - middle }));
  const half = widthOf(node) / 2;
  const depth = Math.max(0, ...shapes.map(({ left }) => left.length));
  const below = (edge: 'left' | 'right', outermost: (...edges: number[]) => number): number[] =>
    Array.from({ length: depth }, (_, level) =>
      outermost(...children.flatMap(({ shape, x }) => shape[edge].slice(level, level + 1).map((at) => at + x))),
    );
  return { node, children, left: [-half, ...below('left', Math.min)], right: [half, ...below('right', Math.max)] };
}

/** Where the roots of subtrees stand, from left to right: each as near to those before it as their outlines allow. */
function sideBySide(shapes: readonly Shape<unknown>[]): number[] {
  const places: number[] = [];
  const outline: number[] = [];
  for (const { left, right } of shapes) {
    const x = places.length === 0 ? 0 : Math.max(...left.map((edge, level) => (outline[level] ?? -Infinity) - edge));
    places.push(x);
    for (const [level, edge] of right.entries()) outline[level] = Math.max(outline[level] ?? -Infinity, x + edge);
  }
  return places;
}
