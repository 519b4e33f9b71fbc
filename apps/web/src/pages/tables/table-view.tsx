/** A table with its heat map, and the chosen cell beside it; cells are computed up to the chosen amount of work. */

import type { Results } from '@lilypad/tables';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadResults } from '../../bundled-results.ts';
import { type HeatCell, HeatMap } from '../../charts/heat-map.tsx';
import { Formula } from '../../formula/formula.tsx';
import { OneCore } from '../../parts/one-core.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { CellAnswer, CellQuestion } from '../../worker/protocol.ts';
import { useTask } from '../../worker/use-task.ts';
import { useWorkers } from '../../worker/workers.ts';
import { CellCard } from './cell-card.tsx';
import { type Colouring, type Look, lookOf } from './cell-look.ts';
import { CellStore } from './cell-store.ts';
import type { TextTable } from './export.ts';
import type { ShownFamily } from './family.ts';
import { type Filter, matches } from './filter.ts';
import { Legend } from './legend.tsx';
import { costOf, questionOf } from './question.ts';
import { scaleOf } from './ramp.ts';

import { ExportButtons, FilterFields, FormulaField } from './table-tools.tsx';
import { type Computing, useCells } from './use-cells.ts';

interface TableViewProps {
  readonly shown: ShownFamily;
  readonly rows: number;
  readonly columns: number;
  readonly colouring: Colouring;
  readonly selected: readonly [row: number, column: number];
  readonly onSelect: (row: number, column: number) => void;
  /** A formula that is tried on the table; empty if there is none. */
  readonly formula: string;
  readonly onTry: (formula: string) => void;
}

/** Cells of up to this much work are computed at once, and of up to this much on request. */
const AT_ONCE = 200_000;
const ON_REQUEST = 20_000_000;
/** A cell with its place. */
interface Placed {
  readonly question: CellQuestion;
  readonly cost: number;
  readonly row: number;
  readonly column: number;
}

/** A cell whose value is known. */
interface Known extends Omit<Placed, 'cost'> {
  readonly answer: CellAnswer;
}

const NO_RESULTS: Results = new Map();

export function TableView(props: TableViewProps) {
  const { shown, rows, columns, colouring, selected, onSelect, formula, onTry } = props;
  const { family, latex, third } = shown;
  const [first, second] = family.parameters;
  const { values } = useWorkers();
  const [store] = useState(() => new CellStore());
  const [limit, setLimit] = useState(AT_ONCE);
  const [results, setResults] = useState<Results>(NO_RESULTS);
  useEffect(() => {
    loadResults().then(setResults, () => {}); // offline, without them: the page computes what it can
  }, []);
  const [asked, setAsked] = useState<CellQuestion | null>(null);

  const all = useMemo(() => {
    const found: Placed[] = [];
    for (let i = 1; i <= rows; i++) {
      for (let j = 1; j <= columns; j++) {
        const question = questionOf(family, results, i, j);
        if (question !== null) found.push({ question, cost: costOf(question), row: i, column: j });
      }
    }
    return found;
  }, [family.text, third?.value, rows, columns, results]);
  const wanted = all.filter(({ cost }) => cost <= limit).map(({ question }) => question);
  const chosen = questionOf(family, results, ...selected);
  const computing = useCells(
    values,
    store,
    asked === null ? wanted : [asked, ...wanted],
    `${family.text} ${third?.value} ${rows} ${columns} ${limit} ${results.size} ${asked?.position}`,
  );
  const unknown = all.filter(({ question }) => store.get(question) === null);
  const known = all.flatMap(({ question, ...place }) => {
    const answer = store.get(question);
    return answer === null ? [] : [{ question, answer, ...place }];
  });
  const trial = useTrial(shown, known, formula);
  const [filter, setFilter] = useState<Filter>({ only: '', text: '' });
  const [pointed, setPointed] = useState<readonly [number, number] | null>(null);
  const scale = scaleOf(colouring === 'kind' ? [] : known.map(({ answer }) => answer[colouring]));
  const look: Look = {
    colouring,
    scale,
    tried: trial.tried,
    matches: (question, answer) => matches(filter, question, answer),
  };
  const cell = (i: number, j: number): HeatCell => {
    const question = questionOf(family, results, i, j);
    return lookOf(question, question && store.get(question), look);
  };
  const answerAt = (i: number, j: number): CellAnswer | null => {
    const question = questionOf(family, results, i, j);
    return question && store.get(question);
  };
  const isFiltered = filter.only !== '' || filter.text !== '';
  const larger = unknown.filter(({ cost }) => cost > limit && cost <= ON_REQUEST).length;

  return (
    <>
      <section class="card table-card" aria-labelledby="table-heading">
        <h2 id="table-heading">
          {family.title}: <Formula latex={latex} text={family.text} />
          {third !== null && ` at ${third.name} = ${third.value}`}
        </h2>
        <Scroll label="Cells">
          <HeatMap
            caption={[first, second]
              .filter(({ name }) => name !== '')
              .map(({ name, meaning }) => `${name}: ${meaning}`)
              .join(', ')}
            rowName={first.name}
            columnName={second.name}
            rows={rows}
            columns={columns}
            cell={cell}
            selected={selected}
            onSelect={onSelect}
            onPoint={setPointed}
          />
        </Scroll>
        <p class="pointed" aria-hidden="true">
          {pointed === null ? 'Point at a cell to read it whole.' : cell(...pointed).label}
        </p>
        <TableStatus
          computing={computing}
          known={all.length - unknown.length}
          total={all.length}
          larger={larger}
          onMore={() => setLimit(ON_REQUEST)}
        />
        <Legend colouring={colouring} scale={scale} tried={trial.tried !== null} />
        <FilterFields
          filter={filter}
          count={isFiltered ? known.filter(({ question, answer }) => matches(filter, question, answer)).length : null}
          onChange={setFilter}
        />
        <FormulaField key={family.text} family={family.text} formula={formula} task={trial.task} onTry={onTry} />
        <ExportButtons table={() => textTable(shown, rows, columns, answerAt)} />
      </section>
      {chosen === null ? (
        <section class="card cell-card">
          <p>The family has no position here.</p>
        </section>
      ) : (
        <CellCard
          question={chosen}
          answer={store.get(chosen)}
          result={results.get(chosen.position) ?? null}
          computing={computing.busy}
          onCompute={() => setAsked(chosen)}
        />
      )}
    </>
  );
}

/** Asks what a formula says of the cells that are known. */
function useTrial(shown: ShownFamily, known: readonly Known[], formula: string) {
  const { proofs } = useWorkers();
  const cells = known.map(({ question, answer, row, column }) => ({
    position: question.position,
    known: answer.plain ?? undefined,
    point: shown.pointAt(row, column),
  }));
  const task = useTask(proofs, 'formula', formula === '' ? null : { family: shown.family.text, formula, cells });
  const verdicts = task.status === 'done' ? task.output?.verdicts : undefined;
  const tried =
    formula === '' || verdicts === undefined
      ? null
      : new Map(cells.map(({ position }, i) => [position, verdicts[i] ?? 'silent'] as const));
  return { task, tried };
}

/** The table as text, with what is known of it. */
function textTable(
  { family }: ShownFamily,
  rows: number,
  columns: number,
  answerAt: (row: number, column: number) => CellAnswer | null,
): TextTable {
  const [first, second] = family.parameters;
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
  return {
    corner: first.name === '' ? second.name : `${first.name} \\ ${second.name}`,
    columns: upTo(columns).map(String),
    rows: upTo(rows).map((i) => ({
      name: String(i),
      cells: upTo(columns).map((j) => {
        const answer = answerAt(i, j);
        return { plain: answer?.plain ?? '', latex: answer?.latex ?? '' };
      }),
    })),
  };
}

interface TableStatusProps {
  readonly computing: Computing;
  readonly known: number;
  readonly total: number;
  /** The number of remaining cells that take longer. */
  readonly larger: number;
  readonly onMore: () => void;
}

function TableStatus({ computing, known, total, larger, onMore }: TableStatusProps) {
  const { busy, current, progress, isAlone, left, problem, stop } = computing;
  return (
    <div class="table-status" aria-busy={busy}>
      <span class="count">
        {known} of {total} cells computed
        {current !== null && `; now ${current.position}, ${left} to go`}
      </span>
      {current !== null && (
        <>
          <progress
            aria-label="Computing the table"
            {...(progress?.total ? { value: progress.done, max: progress.total } : {})}
          />
          <button type="button" onClick={stop}>
            Stop
          </button>
          <OneCore alone={isAlone} />
        </>
      )}
      {!busy && larger > 0 && (
        <button type="button" onClick={onMore}>
          Compute {larger} larger cells
        </button>
      )}
      {problem !== null && <p class="failure">{problem}</p>}
    </div>
  );
}
