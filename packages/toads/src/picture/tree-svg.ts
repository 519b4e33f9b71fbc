/**
 * The game tree of a small position as a picture: Left's moves lead down to the left, Right's to the right, and each
 * board is above its value. A position whose value is a number ends a line, since nobody needs to move in a number, and
 * a position that is reached again is drawn without its moves, in grey; so the picture stays small. It has lines and
 * letters only, so that it prints well; Right's moves are dashed.
 */
import { escapeXml, LEFT, SIDES, type Side } from '@lilypad/games';
import { type Board, EMPTY, followers, TOAD } from '../board/board.ts';
import { printSquares } from '../board/notation.ts';

/** Trees with more nodes than this are not drawn. */
export const MAX_TREE_NODES = 300;

interface Node {
  readonly board: Board;
  readonly side: Side | null;
  readonly children: Node[];
  /** Whether the same position is drawn elsewhere with its moves. */
  readonly repeated: boolean;
  /** The middle of the node, in columns. */
  x: number;
}

const SQUARE = 14;
const ROW = 74;
const MARGIN = 16;
const FONT = 'font-family="Georgia, \'Times New Roman\', serif"';

/**
 * The picture as an SVG document, or null if the tree has too many nodes.
 *
 * @param label - what stands below a board, such as its value
 * @param isNumber - whether the value of a board is a number, where a line ends
 * @example
 * ```ts
 * const valueOf: Record<string, string> = { 'T.F': '*', '.TF': '0', 'TF.': '0' };
 * const label = (board: Board) => valueOf[printSquares(board)];
 * treeSvg(boardOf('T.F'), label, (board) => label(board) !== '*')?.startsWith('<svg'); // => true
 * ```
 */
export function treeSvg(
  board: Board,
  label: (board: Board) => string,
  isNumber: (board: Board) => boolean,
): string | null {
  const root = grow(board, isNumber);
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

/** The tree, level by level, so that a position has its moves where it is reached first; null if it is too large. */
function grow(board: Board, isNumber: (board: Board) => boolean): Node | null {
  const seen = new Set<string>([printSquares(board)]);
  const root: Node = { board, side: null, children: [], repeated: false, x: 0 };
  const queue = [root];
  let nodes = 1;
  for (const node of queue) {
    for (const side of SIDES) {
      for (const option of followers(node.board, side)) {
        if (++nodes > MAX_TREE_NODES) return null;
        const text = printSquares(option);
        const child: Node = { board: option, side, children: [], repeated: seen.has(text), x: 0 };
        node.children.push(child);
        if (!child.repeated && !isNumber(option)) queue.push(child);
        seen.add(text);
      }
    }
  }
  return root;
}

/** Gives each leaf its own column, and each other node the middle of its children. */
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
  const ink = node.repeated ? ' fill="#888"' : '';
  const left = x - (node.board.length * SQUARE) / 2;
  for (let i = 0; i < node.board.length; i++) {
    const at = left + i * SQUARE;
    out.push(`<rect x="${at}" y="${y}" width="${SQUARE}" height="${SQUARE}" fill="#fff" stroke="#888"/>`);
    if (node.board[i] === EMPTY) continue;
    const piece = node.board[i] === TOAD ? 'T' : 'F';
    out.push(
      `<text x="${at + SQUARE / 2}" y="${y + 11}" text-anchor="middle" font-size="11"${ink} ${FONT}>${piece}</text>`,
    );
  }
  out.push(
    `<text x="${x}" y="${y + 29}" text-anchor="middle" font-size="12"${ink} ${FONT}>${escapeXml(labels.get(node) ?? '')}</text>`,
  );
}
