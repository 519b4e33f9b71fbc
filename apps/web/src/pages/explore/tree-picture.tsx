/** The shown part of a game tree as a drawing that can be moved and zoomed; pressing a node unfolds or folds it. */
import { EMPTY, TOAD } from '@lilypad/toads';
import { useRef, useState } from 'preact/hooks';
import { layOutTree, type PlacedNode } from '../../charts/tree-layout.ts';
import { useWidth } from '../../charts/use-width.ts';
import { PictureButtons } from '../../parts/picture-buttons.tsx';
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
const [LEAST_ZOOM, MOST_ZOOM] = [0.15, 2];
const MOST_HEIGHT = 560;
const PAD = 12;

interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export function TreePicture({ root, onPress }: TreePictureProps) {
  const { place, width } = useWidth<HTMLDivElement>(800);
  const svg = useRef<SVGSVGElement>(null);
  const layout = layOutTree(root, nodeWidth, ROW, NODE_HEIGHT);
  const size = { width: layout.width + 2 * PAD, height: layout.height + 2 * PAD };
  const fitting = Math.max(LEAST_ZOOM, Math.min(1, width / size.width, MOST_HEIGHT / size.height));
  const [own, setOwn] = useState<View | null>(null);
  const view = own ?? { zoom: fitting, x: Math.max(0, (width - size.width * fitting) / 2), y: 0 };
  const height = Math.min(MOST_HEIGHT, Math.max(160, size.height * view.zoom));
  const grab = useRef<{ x: number; y: number; view: View; moved: boolean } | null>(null);

  const zoomTo = (zoom: number): void => {
    const next = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
    const ratio = next / view.zoom;
    // The middle stays where it is.
    setOwn({ zoom: next, x: width / 2 - (width / 2 - view.x) * ratio, y: view.y * ratio });
  };
  const press = (node: ShownNode): void => {
    if (grab.current?.moved !== true) onPress(node);
  };
  return (
    <div class="tree-picture" ref={place}>
      <div class="tree-tools">
        <button type="button" aria-label="Smaller" onClick={() => zoomTo(view.zoom / 1.3)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoomTo(view.zoom * 1.3)}>
          +
        </button>
        <button type="button" onClick={() => setOwn(null)}>
          Fit
        </button>
        <PictureButtons name="tree" what="the tree" picture={() => svg.current} />
      </div>
      <div
        class="tree-window"
        style={{ height: `${height}px` }}
        onPointerDown={(event) => {
          grab.current = { x: event.clientX, y: event.clientY, view, moved: false };
        }}
        onPointerMove={(event) => {
          const start = grab.current;
          if (start === null || event.buttons === 0) return;
          const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
          if (Math.abs(dx) + Math.abs(dy) < 4 && !start.moved) return;
          start.moved = true;
          setOwn({ zoom: start.view.zoom, x: start.view.x + dx, y: start.view.y + dy });
        }}
        onWheel={(event) => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          zoomTo(view.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose nodes are buttons */}
        <svg
          ref={svg}
          role="group"
          aria-label="Game tree"
          width={size.width}
          height={size.height}
          data-size={`${size.width} ${size.height}`}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
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
            <Node key={placed.node.path} placed={placed} onPress={press} />
          ))}
        </svg>
      </div>
    </div>
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
