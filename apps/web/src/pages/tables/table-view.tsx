/** A table with its heat map, and the chosen cell beside it; cells are computed up to the chosen amount of work. */
import type { Results } from '@lilypad/tables';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { HeatMap } from '../../charts/heat-map.tsx';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { CellQuestion } from '../../worker/protocol.ts';
import { useWorkers } from '../../worker/workers.ts';
import { CellCard } from './cell-card.tsx';
import { type Colouring, lookOf } from './cell-look.ts';
import { CellStore } from './cell-store.ts';
import type { ShownFamily } from './family.ts';
import { Legend } from './legend.tsx';
import { costOf, questionOf } from './question.ts';
import { loadResults } from './results.ts';
import { type Computing, useCells } from './use-cells.ts';

interface TableViewProps {
  readonly shown: ShownFamily;
  readonly rows: number;
  readonly columns: number;
  readonly colouring: Colouring;
  readonly selected: readonly [row: number, column: number];
  readonly onSelect: (row: number, column: number) => void;
}

/** Cells of up to this much work are computed at once, and of up to this much on request. */
const AT_ONCE = 200_000;
const ON_REQUEST = 20_000_000;
const NO_RESULTS: Results = new Map();

export function TableView({ shown, rows, columns, colouring, selected, onSelect }: TableViewProps) {
  const { family, latex } = shown;
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
    const found: { readonly question: CellQuestion; readonly cost: number }[] = [];
    for (let i = 1; i <= rows; i++) {
      for (let j = 1; j <= columns; j++) {
        const question = questionOf(family, results, i, j);
        if (question !== null) found.push({ question, cost: costOf(question) });
      }
    }
    return found;
  }, [family.text, rows, columns, results]);
  const wanted = all.filter(({ cost }) => cost <= limit).map(({ question }) => question);
  const chosen = questionOf(family, results, ...selected);
  const computing = useCells(
    values,
    store,
    asked === null ? wanted : [asked, ...wanted],
    `${family.text} ${rows} ${columns} ${limit} ${results.size} ${asked?.position}`,
  );
  const unknown = all.filter(({ question }) => store.get(question) === null);
  const larger = unknown.filter(({ cost }) => cost > limit && cost <= ON_REQUEST).length;

  return (
    <>
      <section class="card table-card" aria-labelledby="table-heading">
        <h2 id="table-heading">
          {family.title}: <Formula latex={latex} text={family.text} />
        </h2>
        <Scroll label="Cells">
          <HeatMap
            caption={`${first.name}: ${first.meaning}, ${second.name}: ${second.meaning}`}
            rowName={first.name}
            columnName={second.name}
            rows={rows}
            columns={columns}
            cell={(i, j) => {
              const question = questionOf(family, results, i, j);
              return lookOf(question, question && store.get(question), colouring);
            }}
            selected={selected}
            onSelect={onSelect}
          />
        </Scroll>
        <TableStatus
          computing={computing}
          known={all.length - unknown.length}
          total={all.length}
          larger={larger}
          onMore={() => setLimit(ON_REQUEST)}
        />
        <Legend colouring={colouring} />
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

interface TableStatusProps {
  readonly computing: Computing;
  readonly known: number;
  readonly total: number;
  /** The number of remaining cells that take longer. */
  readonly larger: number;
  readonly onMore: () => void;
}

function TableStatus({ computing, known, total, larger, onMore }: TableStatusProps) {
  const { busy, current, progress, left, problem, stop } = computing;
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
