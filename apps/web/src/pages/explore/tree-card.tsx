/** The game tree, folded at first; small trees of one board can also be drawn whole. */
import { printSquares } from '@lilypad/toads';
import { useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { Scroll } from '../../parts/scroll.tsx';
import { TaskStatus } from '../../parts/task-status.tsx';
import type { SumTerm } from '../../sum/sum.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { TreeNode } from './tree-node.tsx';

interface TreeCardProps {
  readonly sum: string;
  readonly ready: boolean;
  readonly terms: readonly SumTerm[];
  readonly onChoose: (sum: string) => void;
}

export function TreeCard({ sum, ready, terms, onChoose }: TreeCardProps) {
  const [only] = terms;
  const board = terms.length === 1 && only !== undefined && !only.negative ? only.board : null;
  return (
    <section class="card tree-card" aria-labelledby="tree-heading">
      <h2 id="tree-heading">Game tree</h2>
      {ready && (
        <>
          <ul class="tree">
            <TreeNode key={sum} sum={sum} side={null} value={null} sensible open onChoose={onChoose} />
          </ul>
          {board !== null && <TreePicture key={sum} board={printSquares(board)} />}
        </>
      )}
    </section>
  );
}

function TreePicture({ board }: { readonly board: string }) {
  const [wanted, setWanted] = useState(false);
  const { values } = useWorkers();
  const task = useTask(values, 'picture', wanted ? { board } : null);
  const svg = task.output?.svg;
  return (
    <div class="tree-picture">
      {!wanted && (
        <button type="button" onClick={() => setWanted(true)}>
          Draw the whole tree
        </button>
      )}
      <TaskStatus task={task} what="the tree" />
      {svg === null && <p class="hint">This tree is too large to draw.</p>}
      {svg && (
        <>
          <Scroll label="Picture of the game tree">
            {/* Drawn by our own package, which escapes its input */}
            <div dangerouslySetInnerHTML={{ __html: svg }} />
          </Scroll>
          <button type="button" onClick={() => download('tree.svg', 'image/svg+xml', svg)}>
            Save as SVG
          </button>
        </>
      )}
    </div>
  );
}
