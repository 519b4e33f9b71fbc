/** A value as the page shows it: formulas, drawn boards, thermographs, lists, tables, plots. */
import type { Shown, ShownField, Written } from '@lilypad/sheet';
import { parseBoard } from '@lilypad/toads';
import { useMemo } from 'preact/hooks';
import { StaticBoard } from '../../../board/static-board.tsx';
import { Plot, type PlotPoint } from '../../../charts/plot.tsx';
import { Thermographs } from '../../../charts/thermographs.tsx';
import { Formula } from '../../../formula/formula.tsx';
import { WithTerms } from '../../../words/with-terms.tsx';
import { ValueTable } from './value-table.tsx';
import { heatOf, pointsOf, type View } from './views.ts';

/** Longer lists get a line for each item. */
const INLINE = 160;

export function ShownValue({ shown, view }: { readonly shown: Shown; readonly view?: View | undefined }) {
  const points = view === 'plot' ? pointsOf(shown) : null;
  if (points !== null) return <DrawnPlot points={points} title={plotTitle(shown)} />;
  switch (shown.kind) {
    case 'integer':
    case 'number':
    case 'game':
      return <Value written={shown.written} />;
    case 'board':
      return <BoardValue squares={shown.squares} text={shown.text} />;
    case 'sum':
      return (
        <span class="shown-sum">
          {shown.terms.map(({ negative, value }, i) => (
            // A term is its place in the sum.
            <span key={i} class="term">
              {negative ? <span class="operator">−</span> : i > 0 && <span class="operator">+</span>}
              <ShownValue shown={value} />
            </span>
          ))}
        </span>
      );
    case 'list':
      return <ListValue shown={shown} />;
    case 'table':
      return <ValueTable shown={shown} heat={view === 'heat map' ? heatOf(shown) : null} />;
    case 'record':
      return <Fields fields={shown.fields} />;
    case 'cases':
      return (
        <dl class="shown-cases">
          {shown.cases.map(({ where, written }) => (
            <div key={where}>
              <dt>
                <Value written={written} />
              </dt>
              <dd>{where === '' ? 'always' : where}</dd>
            </div>
          ))}
        </dl>
      );
    case 'report':
      return (
        <div class="shown-report">
          <p class="report-title">{shown.title}</p>
          {shown.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    case 'thermograph':
      return <DrawnThermograph shown={shown} />;
    case 'error':
      return <span class="shown-error">{shown.message}</span>;
    default:
      return <span class={`shown-${shown.kind}`}>{shown.text}</span>;
  }
}

/** What a plot shows, and over what. */
function plotTitle(shown: Shown): string {
  if (shown.kind !== 'table') return 'Values of the list';
  const [axis] = shown.axes;
  return axis === undefined || shown.title === '' ? shown.title : `${shown.title} over ${axis.name}`;
}

function DrawnPlot({ points, title }: { readonly points: readonly PlotPoint[]; readonly title: string }) {
  return (
    <figure class="drawn-plot">
      <figcaption>{title}</figcaption>
      <Plot points={points} title={title} />
    </figure>
  );
}

function DrawnThermograph({ shown }: { readonly shown: Extract<Shown, { kind: 'thermograph' }> }) {
  const { mean, temperature, leftWall, rightWall } = shown;
  const games = useMemo(
    () => [{ name: 'value', graph: { walls: [leftWall, rightWall] as const, mean, temperature } }],
    [shown],
  );
  return <Thermographs games={games} />;
}

function Value({ written }: { readonly written: Written }) {
  return <Formula latex={written.latex} text={written.unicode ?? written.plain} />;
}

function BoardValue({ squares, text }: { readonly squares: string; readonly text: string }) {
  const parsed = parseBoard(squares);
  return parsed.ok && parsed.value.length > 0 ? <StaticBoard board={parsed.value} /> : <code>{text}</code>;
}

function Fields({ fields }: { readonly fields: readonly ShownField[] }) {
  return (
    <dl class="shown-record">
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <WithTerms text={name} />
          </dt>
          <dd>
            <ShownValue shown={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ListValue({ shown: { items, more } }: { readonly shown: Extract<Shown, { kind: 'list' }> }) {
  if (items.length === 0) return <span class="shown-nothing">The list is empty.</span>;
  const records = items.flatMap((item) => (item.kind === 'record' ? [item.fields] : []));
  if (records.length === items.length && new Set(records.map(namesOf)).size === 1) {
    return <RecordTable records={records} more={more} />;
  }
  const length = items.reduce((sum, item) => sum + ('written' in item ? item.written.plain.length + 2 : INLINE / 2), 0);
  const isInline = length <= INLINE * 2 && items.every((item) => 'written' in item || 'truth' in item);
  return (
    <div class={`shown-list${isInline ? ' inline' : ''}`}>
      <ol>
        {items.map((item, i) => (
          // An item is its place in the list.
          <li key={i}>
            <ShownValue shown={item} />
          </li>
        ))}
      </ol>
      <More more={more} />
    </div>
  );
}

const namesOf = (fields: readonly ShownField[]): string => fields.map(({ name }) => name).join();

/** Records with the same names, one a row. */
function RecordTable({
  records,
  more,
}: {
  readonly records: readonly (readonly ShownField[])[];
  readonly more: number;
}) {
  return (
    <>
      <table class="value-table records">
        <thead>
          <tr>
            {records[0]?.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((fields, i) => (
            // A record is its place in the list.
            <tr key={i}>
              {fields.map(({ name, value }) => (
                <td key={name}>
                  <ShownValue shown={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <More more={more} />
    </>
  );
}

const More = ({ more }: { readonly more: number }) =>
  more > 0 ? <p class="hint">{`… and ${more.toLocaleString('en-US')} more`}</p> : null;
