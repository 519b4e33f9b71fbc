/** The shown part of a game tree as a drawing that can be moved and zoomed; pressing a node unfolds or folds it. */
import { EMPTY, TOAD } from '@lilypad/toads';
import { PannedPicture } from '../../charts/panned-picture.tsx';
import { layOutTree, type PlacedNode } from '../../charts/tree-layout.ts';
import { parseSum } from '../../sum/sum.ts';
import type { ShownNode } from './tree-model.ts';

interface TreePictureProps {
  readonly root: ShownNode;
  readonly onPress: (node: ShownNode) => void;
}

/** The distance from one row to the next, and the height of a node with the dots below it, in pixels. */
const [ROW, NODE_HEIGHT] = [92, 68];
const SQUARE = 15;
/** Roughly the width of a letter. */
const LETTER = 7.5;
const PAD = 12;

export function TreePicture({ root, onPress }: TreePictureProps) {
  const layout = layOutTree(root, nodeWidth, ROW, NODE_HEIGHT);
  return (
    <PannedPicture
      name="tree"
      what="the tree"
      label="Game tree"
      width={layout.width + 2 * PAD}
      height={layout.height + 2 * PAD}
      middle={(layout.nodes[0]?.x ?? 0) + PAD}
    >
      {layout.nodes.map(({ node, x, y, parent }) =>
        parent === null ? null : (
          <line
            key={`edge ${node.path}`}
            class={`edge ${node.side}${node.isCanonical ? '' : ' weak'}`}
            x1={parent.x + PAD}
            y1={parent.y + PAD + 54}
            x2={x + PAD}
            y2={y + PAD}
          />
        ),
      )}
      {layout.nodes.map((placed) => (
        <Node key={placed.node.path} placed={placed} onPress={onPress} />
      ))}
    </PannedPicture>
  );
}

function nodeWidth({ sum, value }: ShownNode): number {
  return Math.max(boxWidth(sum), value.text.length * LETTER) + 30;
}

const boxWidth = (sum: string): number => {
  const parsed = parseSum(sum);
  const board = parsed.ok && parsed.terms.length === 1 ? parsed.terms[0]?.board : null;
  return board == null ? sum.length * LETTER : board.length * SQUARE;
};

function Node({
  placed,
  onPress,
}: {
  readonly placed: PlacedNode<ShownNode>;
  readonly onPress: (node: ShownNode) => void;
}) {
  const { node, x, y } = placed;
  const mover = node.side === null ? 'the position' : node.side === 'left' ? 'a move of Left' : 'a move of Right';
  const width = nodeWidth(node) - 12;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in drawings
    <g
      class={`node ${node.side ?? 'root'}${node.isCanonical ? '' : ' weak'}`}
      transform={`translate(${x + PAD} ${y + PAD})`}
      role="button"
      tabindex={0}
      aria-expanded={node.isUnfolded}
      onClick={() => onPress(node)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress(node);
      }}
    >
      <title>{`${node.sum} ${node.value.text}, ${mover}${node.isCanonical ? '' : ', not canonical'}`}</title>
      <rect class="box" x={-width / 2} y={0} width={width} height={54} rx="9" />
      <Squares sum={node.sum} />
      <text class="node-value" y={45} text-anchor="middle">
        {node.value.text}
      </text>
      {node.canUnfold && !node.isUnfolded && <path class="node-more" d={`M-7 ${ROW - 30}h0m7 0h0m7 0h0`} />}
    </g>
  );
}

function Squares({ sum }: { readonly sum: string }) {
  const parsed = parseSum(sum);
  const board = parsed.ok && parsed.terms.length === 1 ? parsed.terms[0]?.board : null;
  if (board == null) {
    return (
      <text class="node-sum" y={20} text-anchor="middle">
        {sum}
      </text>
    );
  }
  const left = (-board.length * SQUARE) / 2;
  return (
    <>
      {Array.from(board, (square, i) => (
        // A square is its place.
        <g key={i} transform={`translate(${left + (i + 0.5) * SQUARE} 16)`}>
          <circle class={square === EMPTY ? 'hole' : square === TOAD ? 'toad-square' : 'frog-square'} r={6.5} />
          {/* Letters as lines: the text of a node is its value. */}
          {square !== EMPTY && (
            <path class="letter" d={square === TOAD ? 'M-3 -3h6m-3 0v6.5' : 'M-2 3.5v-6.5h4.5m-4.5 3h3.5'} />
          )}
        </g>
      ))}
    </>
  );
}
