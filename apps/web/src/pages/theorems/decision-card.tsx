/**
 * The decisions of a formula, or of the questions about a word, as a picture. The way to the chosen position is unfolded;
 * the rest is folded, with the number of its ends, until it is pressed.
 */
import type { DecisionView, EntryView, Point } from '@lilypad/prover';
import { useState } from 'preact/hooks';
import { PannedPicture } from '../../charts/panned-picture.tsx';
import { layOutTree } from '../../charts/tree-layout.ts';
import './decision.css';
import { regionHue } from './hues.ts';

interface DecisionCardProps {
  readonly entry: EntryView;
  readonly point: Point;
}

const [WIDTH, HEIGHT, ROW] = [150, 42, 74];
const PAD = 10;
/** A longer text of an end is cut. */
const LONGEST = 15;

/** What is drawn at an end: a sign in a colour, and words. */
interface EndLook {
  readonly sign: string;
  /** Null for no colour. */
  readonly hue: number | null;
  readonly words: string;
}

export function DecisionCard({ entry, point }: DecisionCardProps) {
  const [asked, setAsked] = useState(0);
  const question = entry.kind === 'questions' ? (entry.questions[asked] ?? entry.questions[0]) : undefined;
  const isTold = entry.kind === 'questions' && entry.tellsNo;
  return (
    <section class="card decision-card" aria-labelledby="decision-heading">
      <h2 id="decision-heading">Decision tree</h2>
      {entry.kind === 'questions' && (
        <fieldset class="words">
          <legend>Where is it</legend>
          {entry.questions.map(({ sign }, i) => (
            <button key={sign} type="button" aria-pressed={i === asked} onClick={() => setAsked(i)}>
              {sign}
            </button>
          ))}
        </fieldset>
      )}
      <p class="hint">Yes leads to the left, no to the right. The way to the chosen position is marked.</p>
      {entry.kind === 'regions' && entry.decisions !== null && (
        <Decisions
          decisions={entry.decisions}
          point={point}
          lookOf={(row) => ({ sign: String(row + 1), hue: regionHue(row), words: entry.rows[row]?.text ?? '' })}
        />
      )}
      {question !== undefined && (
        <Decisions
          key={question.sign}
          decisions={question.decisions}
          point={point}
          lookOf={(holds) => (holds ? yes(question.sign) : isTold ? no(question.sign) : UNCLAIMED)}
        />
      )}
    </section>
  );
}

const yes = (sign: string): EndLook => ({ sign: '✓', hue: 150, words: sign });
const no = (sign: string): EndLook => ({ sign: '✕', hue: 10, words: `not ${sign}` });
const UNCLAIMED: EndLook = { sign: '·', hue: null, words: 'not claimed' };

interface DecisionsProps<E> {
  readonly decisions: DecisionView<E>;
  readonly point: Point;
  readonly lookOf: (end: E) => EndLook;
}

function Decisions<E>({ decisions, point, lookOf }: DecisionsProps<E>) {
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const root = shownOf(decisions, point, pressed, '', true);
  const { nodes, width, height } = layOutTree(root, () => WIDTH + 14, ROW, HEIGHT);
  const way = nodes.flatMap(({ node, x }) => (node.isOnWay ? [x] : []));
  const toggle = (path: string): void => {
    const next = new Set(pressed);
    if (!next.delete(path)) next.add(path);
    setPressed(next);
  };
  return (
    <PannedPicture
      name="decisions"
      what="the decision tree"
      label="Decisions"
      width={width + 2 * PAD}
      height={height + 2 * PAD}
      middle={(Math.min(...way) + Math.max(...way)) / 2 + PAD}
    >
      {nodes.map(({ node, x, y, parent }) =>
        parent === null ? null : (
          <g key={`edge ${node.path}`} class={`decision-edge${node.isOnWay ? ' way' : ''}`}>
            <line x1={parent.x + PAD} y1={parent.y + HEIGHT + PAD} x2={x + PAD} y2={y + PAD} />
            <text
              x={(parent.x + x) / 2 + PAD + (x < parent.x ? -20 : 20)}
              y={(parent.y + HEIGHT + y) / 2 + PAD + 4}
              text-anchor={x < parent.x ? 'end' : 'start'}
            >
              {x < parent.x ? 'yes' : 'no'}
            </text>
          </g>
        ),
      )}
      {nodes.map(({ node, x, y }) => (
        <g
          key={node.path}
          class={`decision${node.isOnWay ? ' way' : ''}`}
          transform={`translate(${x + PAD} ${y + PAD})`}
        >
          {node.decision.kind === 'end' ? (
            <End look={lookOf(node.decision.end)} />
          ) : (
            <Fork
              text={node.isFolded ? `${endsIn(node.decision)} ends` : `${written(node.decision.condition)} ?`}
              isFolded={node.isFolded}
              onPress={() => toggle(node.path)}
            />
          )}
        </g>
      ))}
    </PannedPicture>
  );
}

function End({ look: { sign, hue, words } }: { readonly look: EndLook }) {
  const short = words.length > LONGEST ? '…' : words;
  return (
    <>
      <title>{words}</title>
      <rect class="box end" x={-WIDTH / 2} width={WIDTH} height={HEIGHT} rx="9" />
      <rect
        class={`number${hue === null ? ' plain' : ''}`}
        style={hue === null ? {} : { '--hue': hue }}
        x={-WIDTH / 2 + 8}
        y={9}
        width={30}
        height={24}
        rx="6"
      />
      <text class="number-text" x={-WIDTH / 2 + 23} y={26} text-anchor="middle">
        {sign}
      </text>
      <text class="what" x={20} y={27} text-anchor="middle">
        {short}
      </text>
    </>
  );
}

interface ForkProps {
  readonly text: string;
  readonly isFolded: boolean;
  readonly onPress: () => void;
}

function Fork({ text, isFolded, onPress }: ForkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in drawings
    <g
      class="fork"
      role="button"
      tabindex={0}
      aria-expanded={!isFolded}
      aria-label={text}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <rect class="box" x={-WIDTH / 2} width={WIDTH} height={HEIGHT} rx="9" />
      <text class="what" y={27} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A node that is shown. */
interface Shown<E> {
  readonly path: string;
  readonly decision: DecisionView<E>;
  /** Whether the chosen position comes here. */
  readonly isOnWay: boolean;
  readonly isFolded: boolean;
  readonly children: readonly Shown<E>[];
}

function shownOf<E>(
  decision: DecisionView<E>,
  point: Point,
  pressed: ReadonlySet<string>,
  path: string,
  isOnWay: boolean,
): Shown<E> {
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

const endsIn = (decision: DecisionView<unknown>): number =>
  decision.kind === 'end' ? 1 : endsIn(decision.yes) + endsIn(decision.no);

/** A condition in LaTeX as plain text: "a − b ≥ 2". */
const written = (latex: string): string =>
  latex
    .replaceAll('\\not\\equiv', '≢')
    .replaceAll('\\equiv', '≡')
    .replaceAll('\\ge', '≥')
    .replaceAll('\\le', '≤')
    .replaceAll('\\ne', '≠')
    .replaceAll(/\\pmod\{(\d+)\}/g, '(mod $1)')
    .replaceAll('\\ ', ' ')
    .replaceAll(/[\\{}]/g, '')
    .replaceAll('-', '−');
