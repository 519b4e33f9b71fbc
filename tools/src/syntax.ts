/** Syntax trees of TypeScript, as far as the tools need them. */
import { parseAst } from 'rolldown/parseAst';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap(nodesIn);
}

/** The nodes in a field of a node: one, many or none. */
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

export function parseSource(text: string, file = 'a.ts'): Node {
  return parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node;
}

/** The node and all nodes within it, those before that come first. */
export function* nodesWithin(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesWithin(child);
}

/** The comment that ends right before a place, without its stars. */
export function commentBefore(text: string, place: number): string {
  const before = text.slice(0, place).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  return comment.replace(/^[ \t]*\*[ \t]?/gm, '').trim();
}
