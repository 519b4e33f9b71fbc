/**
 * The formula of a word as a table: where, and which value. Long tables are drawn in parts, each when it comes into
 * view; a search leaves the rows that contain a text.
 */
import type { RegionsView, RowView } from '@lilypad/prover';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { regionHue } from './hues.ts';
import { RegionNumber } from './region-number.tsx';

interface RegionTableProps {
  readonly entry: RegionsView;
  /** The region that holds at the chosen point. */
  readonly current: number;
}

interface Numbered {
  readonly row: RowView;
  readonly index: number;
}

/** Rows are drawn so many at a time; each is about so high before it is drawn, in pixels. */
const PART = 30;
const ROUGHLY = 46;
/** A longer formula is written as text, which breaks over lines. */
const LONGEST = 70;

export function RegionTable({ entry, current }: RegionTableProps) {
  const [text, setText] = useState('');
  const all = entry.rows.map((row, index) => ({ row, index }));
  const wanted = text.trim().replaceAll(' ', '');
  const found = wanted === '' ? all : all.filter(({ row }) => textOf(row).includes(wanted));
  const parts = Array.from({ length: Math.ceil(found.length / PART) }, (_, i) => found.slice(i * PART, (i + 1) * PART));
  const long = all.length > PART;
  return (
    <div class="region-table">
      {long && (
        <div class="region-search">
          <TextField label="Rows that contain" value={text} placeholder="a-2, b = 1, ∗" onInput={setText} />
          <span role="status">
            {found.length.toLocaleString('en-US')} of {all.length.toLocaleString('en-US')} rows
          </span>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs a focus */}
      <section class={long ? 'region-scroll' : ''} aria-label="Formula" tabIndex={0}>
        <table class="regions">
          <caption>
            The value of <Formula latex={entry.latex} text={entry.text} />
          </caption>
          <thead>
            <tr>
              <th scope="col">Region</th>
              <th scope="col">where</th>
              <th scope="col">value</th>
            </tr>
          </thead>
          {parts.map((part, i) => (
            <Part key={`${wanted} ${i}`} rows={part} current={current} shown={i === 0} />
          ))}
        </table>
      </section>
    </div>
  );
}

/** What is searched: the value and the conditions, without blanks and signs of LaTeX. */
function textOf({ text, conditions }: RowView): string {
  const plain = conditions
    .join(',')
    .replaceAll('\\ge', '>=')
    .replaceAll('\\le', '<=')
    .replaceAll(/[\\{}]/g, '');
  return `${text} ${plain}`.replaceAll(' ', '').replaceAll('∗', '*');
}

interface PartProps {
  readonly rows: readonly Numbered[];
  readonly current: number;
  /** Whether it is drawn at once. */
  readonly shown: boolean;
}

/** Some rows, drawn from the moment when they come near the window. */
function Part({ rows, current, shown }: PartProps) {
  const [drawn, setDrawn] = useState(shown);
  const place = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (drawn || place.current === null) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setDrawn(true), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    // On paper everything is in view.
    const all = (): void => setDrawn(true);
    addEventListener('beforeprint', all);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', all);
    };
  }, [drawn]);
  return (
    <tbody ref={place}>
      {drawn ? (
        rows.map(({ row, index }) => <Region key={index} row={row} index={index} isCurrent={index === current} />)
      ) : (
        <tr>
          <td colSpan={3} style={{ height: `${rows.length * ROUGHLY}px` }} />
        </tr>
      )}
    </tbody>
  );
}

interface RegionProps {
  readonly row: RowView;
  readonly index: number;
  readonly isCurrent: boolean;
}

function Region({ row: { conditions, latex, text }, index, isCurrent }: RegionProps) {
  return (
    <tr aria-current={isCurrent ? 'true' : undefined}>
      <th scope="row">
        <RegionNumber hue={regionHue(index)}>{index + 1}</RegionNumber>
      </th>
      <td class="where">
        {conditions.length === 0 && 'everywhere'}
        {conditions.map((condition, j) => (
          // Lines are broken between conditions, not within one.
          <span key={condition} class="condition">
            <Formula latex={j < conditions.length - 1 ? `${condition},` : condition} text="…" />{' '}
          </span>
        ))}
      </td>
      <td class="what">{text.length > LONGEST ? <code>{text}</code> : <Formula latex={latex} text={text} />}</td>
    </tr>
  );
}
