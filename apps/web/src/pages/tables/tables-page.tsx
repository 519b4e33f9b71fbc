/** Tables: the paper's four and this project's own, computed here and marked against the paper. */
import { useMemo, useState } from 'preact/hooks';
import { HeatMap } from '../../charts/heat-map.tsx';
import { useEngines } from '../../engine/engines.ts';
import type { CellQuestion } from '../../engine/protocol.ts';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { useParameters } from '../../router/use-route.ts';
import { CellCard } from './cell-card.tsx';
import { type Colouring, lookOf } from './cell-look.ts';
import { CellStore } from './cell-store.ts';
import { costOf, notationOf, questionOf, readFamily } from './family.ts';
import { Legend } from './legend.tsx';
import { TableChoice } from './table-choice.tsx';
import './tables.css';
import { useCells } from './use-cells.ts';

/** Cells of so much work are computed without being asked for, and so much more when asked for all. */
const AT_ONCE = 200_000;
const ON_REQUEST = 20_000_000;

export function TablesPage() {
  const [parameters, change] = useParameters();
  const family = readFamily(parameters);
  const colouring = readColouring(parameters.colour);
  const rows = readCount(parameters.rows, family.rows.shown, family.rows.most);
  const columns = readCount(parameters.columns, family.columns.shown, family.columns.most);
  const selected = readCell(parameters.cell, rows, columns);
  const { values } = useEngines();
  const [store] = useState(() => new CellStore());
  const [limit, setLimit] = useState(AT_ONCE);
  const [asked, setAsked] = useState<CellQuestion | null>(null);

  const all = useMemo(() => {
    const found: CellQuestion[] = [];
    for (let i = 1; i <= rows; i++) for (let j = 1; j <= columns; j++) found.push(questionOf(family, i, j));
    return found;
  }, [family.text, rows, columns]);
  const wanted = all.filter((question) => costOf(question) <= limit);
  const chosen = questionOf(family, ...selected);
  const list = asked === null ? wanted : [asked, ...wanted];
  const computing = useCells(
    values,
    store,
    list,
    `${family.text} ${rows} ${columns} ${limit} ${asked && notationOf(asked)}`,
  );
  const larger = all.filter((q) => store.get(q) === null && costOf(q) > limit && costOf(q) <= ON_REQUEST).length;
  const known = all.filter((question) => store.get(question) !== null).length;

  return (
    <div class="tables">
      <h1>Tables</h1>
      <TableChoice
        family={family}
        parameters={parameters}
        rows={rows}
        columns={columns}
        colouring={colouring}
        onChange={change}
      />
      <section class="card table-card" aria-labelledby="table-heading">
        <h2 id="table-heading">
          {family.title}: <Formula latex={family.latex} text={family.text} />
        </h2>
        <Scroll label="Cells">
          <HeatMap
            caption={`${family.rows.name}: ${family.rows.meaning}, ${family.columns.name}: ${family.columns.meaning}`}
            rowName={family.rows.name}
            columnName={family.columns.name}
            rows={rows}
            columns={columns}
            cell={(i, j) => {
              const question = questionOf(family, i, j);
              return lookOf(question, store.get(question), colouring);
            }}
            selected={selected}
            onSelect={(i, j) => change({ cell: `${i},${j}` }, { replace: true })}
          />
        </Scroll>
        <div class="table-status" aria-busy={computing.busy}>
          <span class="count">
            {known} of {all.length} cells computed
            {computing.current !== null && `; now ${notationOf(computing.current)}, ${computing.left} to go`}
          </span>
          {computing.current !== null && (
            <>
              <progress
                aria-label="Computing the table"
                {...(computing.progress?.total
                  ? { value: computing.progress.done, max: computing.progress.total }
                  : {})}
              />
              <button type="button" onClick={computing.stop}>
                Stop
              </button>
            </>
          )}
          {!computing.busy && larger > 0 && (
            <button type="button" onClick={() => setLimit(ON_REQUEST)}>
              Compute {larger} larger cells
            </button>
          )}
          {computing.problem !== null && <p class="failure">{computing.problem}</p>}
        </div>
        <Legend colouring={colouring} />
      </section>
      <CellCard
        question={chosen}
        answer={store.get(chosen)}
        computing={computing.busy}
        onCompute={() => setAsked(chosen)}
      />
    </div>
  );
}

function readCount(text: string | undefined, usual: number, most: number): number {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 1 && value <= most ? value : usual;
}

function readColouring(text: string | undefined): Colouring {
  return text === 'mean' || text === 'temperature' ? text : 'kind';
}

function readCell(text: string | undefined, rows: number, columns: number): [number, number] {
  const [row = 1, column = 1] = (text ?? '').split(',').map(Number);
  const inside = Number.isInteger(row) && Number.isInteger(column) && row >= 1 && column >= 1;
  return inside && row <= rows && column <= columns ? [row, column] : [1, 1];
}
