/** The formula of a word as a table: where, and which value. */
import type { RegionsView } from '@lilypad/prover';
import { useState } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { regionHue } from './hues.ts';

interface RegionTableProps {
  readonly entry: RegionsView;
  /** The region that holds at the chosen point. */
  readonly current: number;
}

/** Of long tables only the beginning is shown at first. */
const SHOWN = 40;

export function RegionTable({ entry, current }: RegionTableProps) {
  const [all, setAll] = useState(false);
  const { rows } = entry;
  const shown = all ? rows : rows.slice(0, SHOWN);
  return (
    <Scroll label="Formula">
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
        <tbody>
          {shown.map(({ conditions: where, latex, text }, i) => {
            return (
              // A region is its place in the formula.
              <tr key={i} aria-current={i === current ? 'true' : undefined}>
                <th scope="row">
                  <span class="region-number" style={{ '--hue': regionHue(i) }}>
                    {i + 1}
                  </span>
                </th>
                <td class="where">
                  {where.length === 0 && 'everywhere'}
                  {where.map((condition, j) => (
                    // Lines are broken between conditions, not within one
                    <span key={condition} class="condition">
                      <Formula latex={j < where.length - 1 ? `${condition},` : condition} text="…" />{' '}
                    </span>
                  ))}
                </td>
                <td>
                  <Formula latex={latex} text={text} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          Show all {rows.length} regions
        </button>
      )}
    </Scroll>
  );
}
