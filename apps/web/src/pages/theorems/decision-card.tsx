/**
 * The decision tree of a formula as a picture. The way to the chosen position is unfolded; the rest is folded, with the
 * number of rows in it, until it is pressed.
 */
import type { DecisionView, Point, RegionsView } from '@lilypad/prover';
import { useState } from 'preact/hooks';
import { layOutTree } from '../../charts/tree-layout.ts';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import './decision.css';
import { regionHue } from './hues.ts';

interface DecisionCardProps {
  readonly entry: RegionsView;
  readonly point: Point;
}

const [WIDTH, HEIGHT, ROW] = [132, 44, 84];
const PAD = 8;

/** A node that is shown. */
interface Shown {
  readonly path: string;
  readonly decision: DecisionView;
  /** Whether the chosen position comes here. */
  readonly isOnWay: boolean;
  readonly isFolded: boolean;
  readonly children: readonly Shown[];
}

export function DecisionCard({ entry, point }: DecisionCardProps) {
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  if (entry.decisions === null || entry.decisions.kind === 'end') return null;
  const root = shownOf(entry.decisions, point, pressed, '', true);
  const { nodes, width, height } = layOutTree(root, () => WIDTH + 12, ROW, HEIGHT);
  const [wide, high] = [width + 2 * PAD, height + 2 * PAD];
  const toggle = (path: string): void => {
    const next = new Set(pressed);
    if (!next.delete(path)) next.add(path);
    setPressed(next);
  };
  return (
    <section class="card decision-card" aria-labelledby="decision-heading">
      <h2 id="decision-heading">Decision tree</h2>
      <p class="hint">Yes leads to the left, no to the right. The way to the chosen position is marked.</p>
      <Scroll label="Decisions" className="decision-window">
        <svg width={wide} height={high} class="decisions">
          <title>Decision tree</title>
          {nodes.map(({ node, x, y, parent }) =>
            parent === null ? null : (
              <g key={`edge ${node.path}`} class={`decision-edge${node.isOnWay ? ' way' : ''}`}>
                <line x1={parent.x + PAD} y1={parent.y + HEIGHT + PAD} x2={x + PAD} y2={y + PAD} />
                <text
                  x={(parent.x + x) / 2 + PAD + (x < parent.x ? -8 : 8)}
                  y={(parent.y + HEIGHT + y) / 2 + PAD + 4}
                  text-anchor={x < parent.x ? 'end' : 'start'}
                >
                  {x < parent.x ? 'yes' : 'no'}
                </text>
              </g>
            ),
          )}
          {nodes.map(({ node, x, y }) => (
            <foreignObject key={node.path} x={x - WIDTH / 2 + PAD} y={y + PAD} width={WIDTH} height={HEIGHT}>
              <DecisionNode node={node} entry={entry} onPress={() => toggle(node.path)} />
            </foreignObject>
          ))}
        </svg>
      </Scroll>
    </section>
  );
}

interface DecisionNodeProps {
  readonly node: Shown;
  readonly entry: RegionsView;
  readonly onPress: () => void;
}

function DecisionNode({ node: { decision, isOnWay, isFolded }, entry, onPress }: DecisionNodeProps) {
  const look = `decision${isOnWay ? ' way' : ''}`;
  if (decision.kind === 'end') {
    const row = entry.rows[decision.row];
    return (
      <div class={`${look} end`}>
        <span class="region-number" style={{ '--hue': regionHue(decision.row) }}>
          {decision.row + 1}
        </span>{' '}
        {row !== undefined && (row.text.length > 12 ? '…' : <Formula latex={row.latex} text={row.text} />)}
      </div>
    );
  }
  return (
    <button type="button" class={look} aria-expanded={!isFolded} onClick={onPress}>
      {isFolded ? (
        `${endsIn(decision)} rows`
      ) : (
        <>
          <span class="visually-hidden">{spoken(decision.condition)}</span>
          <span aria-hidden="true">
            <Formula latex={`${decision.condition}\\;?`} text="…" />
          </span>
        </>
      )}
    </button>
  );
}

function shownOf(
  decision: DecisionView,
  point: Point,
  pressed: ReadonlySet<string>,
  path: string,
  isOnWay: boolean,
): Shown {
  if (decision.kind === 'end') return { path, decision, isOnWay, isFolded: false, children: [] };
  // Pressing turns what is usual round.
  const isFolded = isOnWay === pressed.has(path);
  const holds = decision.holdsAt(point);
  const children = isFolded
    ? []
    : [
        shownOf(decision.yes, point, pressed, `${path}y`, isOnWay && holds),
        shownOf(decision.no, point, pressed, `${path}n`, isOnWay && !holds),
      ];
  return { path, decision, isOnWay, isFolded, children };
}

const endsIn = (decision: DecisionView): number =>
  decision.kind === 'end' ? 1 : endsIn(decision.yes) + endsIn(decision.no);

/** A condition in LaTeX as it is read out. */
const spoken = (latex: string): string =>
  latex
    .replaceAll('\\not\\equiv', 'is not')
    .replaceAll('\\equiv', 'is')
    .replaceAll('\\ge', 'is at least')
    .replaceAll('\\le', 'is at most')
    .replaceAll('\\ne', 'is not')
    .replaceAll(/\\pmod\{(\d+)\}/g, 'modulo $1')
    .replaceAll(/[\\{}]/g, '');
