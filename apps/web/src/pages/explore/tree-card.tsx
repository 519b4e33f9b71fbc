/** The game tree: unfolded as far as it is easy to read, and further on request, one position or all at a time. */
import { useEffect, useState } from 'preact/hooks';
import { TaskStatus } from '../../parts/task-status.tsx';
import { parseSum } from '../../sum/sum.ts';
import type { TreeQuestion } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import './tree.css';
import { type KnownOptions, openPaths, type ShownNode, shownTree, withAnswer } from './tree-model.ts';
import { TreePicture } from './tree-picture.tsx';

interface TreeCardProps {
  readonly sum: string;
  readonly onChoose: (sum: string) => void;
}

/** How many nodes are shown at first, on small screens and on others, and how many at most. */
const [FEW, FIRST] = [7, 24];
const ALL = 400;
/** Of wider positions fewer are shown at first, so that they can be read. */
const USUAL_LENGTH = 9;

function firstCount(sum: string): number {
  if (matchMedia('(max-width: 40rem)').matches) return FEW;
  const parsed = parseSum(sum);
  const lengths = parsed.ok ? parsed.terms.map(({ board }) => board?.length ?? 3) : [];
  const length = lengths.reduce((total, one) => total + one, 0);
  return Math.max(FEW, Math.min(FIRST, Math.round((FIRST * USUAL_LENGTH) / length)));
}

export function TreeCard({ sum, onChoose }: TreeCardProps) {
  return (
    <section class="card tree-card" aria-labelledby="tree-heading">
      <h2 id="tree-heading">Game tree</h2>
      <Tree key={sum} sum={sum} onChoose={onChoose} />
    </section>
  );
}

function Tree({ sum, onChoose }: TreeCardProps) {
  const { values } = useWorkers();
  const [known, setKnown] = useState<KnownOptions>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [canonicalOnly, setCanonicalOnly] = useState(false);
  const [numbers, setNumbers] = useState(false);
  const [chosen, setChosen] = useState<ShownNode | null>(null);
  // What is asked, and how many nodes are unfolded when it is answered; null leaves the rest as it is.
  const [asked, setAsked] = useState<{ readonly question: TreeQuestion; readonly most: number | null }>({
    question: { sum, most: FIRST, numbers },
    most: firstCount(sum),
  });
  const task = useTask(values, 'tree', asked.question);
  const { output } = task;
  const [rootValue, setRootValue] = useState({ text: '', cut: false });
  const root = { sum, value: rootValue };

  useEffect(() => {
    if (output === null || task.status !== 'done') return;
    const next = withAnswer(known, output);
    setKnown(next);
    if (asked.question.sum === sum) setRootValue(output.value);
    if (asked.most !== null)
      setOpen(openPaths({ root, known: next, canonicalOnly }, asked.question.numbers, asked.most));
  }, [output]);

  const ask = (most: number, change: { readonly numbers?: boolean } = {}): void =>
    setAsked({ question: { sum, most, numbers: change.numbers ?? numbers }, most });
  const press = (node: ShownNode): void => {
    setChosen(node);
    const next = new Set(open);
    if (node.isUnfolded) next.delete(node.path);
    else next.add(node.path);
    setOpen(next);
    if (!known.has(node.sum) && node.canUnfold) {
      setAsked({ question: { sum: node.sum, most: 1, numbers: true }, most: null });
    }
  };
  const shown = shownTree({ root, known, open, canonicalOnly });
  return (
    <>
      <div class="tree-choices">
        <label>
          <input
            type="checkbox"
            checked={canonicalOnly}
            onChange={(event) => setCanonicalOnly(event.currentTarget.checked)}
          />{' '}
          Canonical moves only
        </label>
        <label>
          <input
            type="checkbox"
            checked={numbers}
            onChange={(event) => {
              setNumbers(event.currentTarget.checked);
              ask(firstCount(sum), { numbers: event.currentTarget.checked });
            }}
          />{' '}
          Go on below numbers
        </label>
        <button type="button" onClick={() => ask(ALL)}>
          Unfold all
        </button>
        <button type="button" onClick={() => setOpen(new Set(['']))}>
          Fold
        </button>
      </div>
      <TaskStatus task={task} what="the tree" />
      {known.has(sum) && <TreePicture root={shown} onPress={press} />}
      <p class="hint" role="status">
        {chosen === null || chosen.path === '' ? (
          'Press a position to unfold it. Left’s moves are blue, Right’s dashed.'
        ) : (
          <>
            <code>{chosen.sum}</code> is worth <span class="value">{chosen.value.text}</span>.{' '}
            <button type="button" onClick={() => onChoose(chosen.sum)}>
              Go to {chosen.sum}
            </button>
          </>
        )}
      </p>
    </>
  );
}
