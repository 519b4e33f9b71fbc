/**
 * The game tree of a small position as a picture: Left's moves lead down to the left, Right's to the right, and each
 * board stands over its value. Drawn in lines and letters only, so that it prints well; Right's moves are dashed.
 */
import { escapeXml, LEFT, SIDES, type Side } from '@lilypad/games';
import { type Board, EMPTY, followers, TOAD } from './board.ts';

/** More nodes than this make no picture. */
export const MAX_TREE_NODES = 500;

interface Node {
  readonly board: Board;
  readonly side: Side | null;
  readonly children: readonly Node[];
  /** The middle of the node, in columns. */
  x: number;
}

const SQUARE = 14;
const ROW = 74;
const MARGIN = 16;
const FONT = 'font-family="Georgia, \'Times New Roman\', serif"';

/** The picture as an SVG document, or null if the tree has too many nodes. `label` prints the value of a board. */
export function treeSvg(board: Board, label: (board: Board) => string): string | null {
  let nodes = 0;
  const grow = (position: Board, side: Side | null): Node | null => {
    if (++nodes > MAX_TREE_NODES) return null;
    const children: Node[] = [];
    for (const mover of SIDES) {
      for (const option of followers(position, mover)) {
        const child = grow(option, mover);
        if (child === null) return null;
        children.push(child);
      }
    }
    return { board: position, side, children, x: 0 };
  };
  const root = grow(board, null);
  if (root === null) return null;

  const labels = new Map<Node, string>();
  const column = (node: Node): number => {
    const text = label(node.board);
    labels.set(node, text);
    return Math.max(node.board.length * SQUARE, text.length * 7, ...node.children.map(column));
  };
  const width = column(root) + 12;
  const { leaves, depth } = place(root);
  const right = leaves * width + 2 * MARGIN;
  const bottom = depth * ROW + 2 * MARGIN;
  const parts: string[] = [];
  draw(root, 0, width, labels, parts);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bottom}" width="${right}" height="${bottom}" role="img">`,
    '<title>Game tree</title>',
    `<rect width="${right}" height="${bottom}" fill="#fff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** Gives each leaf a column of its own, and each other node the middle of its children. */
function place(root: Node): { leaves: number; depth: number } {
  let leaves = 0;
  const visit = (node: Node): number => {
    const depths = node.children.map(visit);
    const [first, last] = [node.children[0], node.children.at(-1)];
    node.x = first && last ? (first.x + last.x) / 2 : leaves++ + 0.5;
    return 1 + Math.max(0, ...depths);
  };
  const depth = visit(root);
  return { leaves, depth };
}

function draw(node: Node, level: number, width: number, labels: ReadonlyMap<Node, string>, out: string[]): void {
  const x = MARGIN + node.x * width;
  const y = MARGIN + level * ROW;
  for (const child of node.children) {
    const to = MARGIN + child.x * width;
    const dashes = child.side === LEFT ? '' : ' stroke-dasharray="4 3"';
    out.push(`<line x1="${x}" y1="${y + 34}" x2="${to}" y2="${y + ROW - 2}" stroke="#444"${dashes}/>`);
    draw(child, level + 1, width, labels, out);
  }
  const left = x - (node.board.length * SQUARE) / 2;
  for (let i = 0; i < node.board.length; i++) {
    const at = left + i * SQUARE;
    out.push(`<rect x="${at}" y="${y}" width="${SQUARE}" height="${SQUARE}" fill="#fff" stroke="#888"/>`);
    if (node.board[i] === EMPTY) continue;
    const piece = node.board[i] === TOAD ? 'T' : 'F';
    out.push(`<text x="${at + SQUARE / 2}" y="${y + 11}" text-anchor="middle" font-size="11" ${FONT}>${piece}</text>`);
  }
  out.push(
    `<text x="${x}" y="${y + 29}" text-anchor="middle" font-size="12" ${FONT}>${escapeXml(labels.get(node) ?? '')}</text>`,
  );
}
