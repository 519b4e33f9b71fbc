/** The formula of a word as a table: where, and which value. */
import { useState } from 'preact/hooks';
import { Formula } from '../../formula/formula.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { type WordTheorem, wordLatex, wordText } from './certificate.ts';
import { gameLatex } from './game-formula.ts';
import { conditionsLatex } from './region.ts';

interface RegionTableProps {
  readonly word: WordTheorem;
  readonly gap: string;
  /** The region that holds at the chosen point. */
  readonly current: number;
}

/** Of long tables only the beginning is shown at first. */
const SHOWN = 40;

export function RegionTable({ word, gap, current }: RegionTableProps) {
  const [all, setAll] = useState(false);
  const { regions } = word;
  const shown = all ? regions : regions.slice(0, SHOWN);
  return (
    <Scroll label="Formula">
      <table class="regions">
        <caption>
          The value of <Formula latex={wordLatex(word, gap)} text={wordText(word, gap)} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Region</th>
            <th scope="col">where</th>
            <th scope="col">value</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((region, i) => {
            const where = conditionsLatex(region);
            return (
              // A region is its place in the formula.
              <tr key={i} aria-current={i === current ? 'true' : undefined}>
                <th scope="row">
                  <span class="region-number" style={{ '--hue': hueOf(i) }}>
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
                  <Formula latex={gameLatex(region.game)} text={region.text} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {regions.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          Show all {regions.length} regions
        </button>
      )}
    </Scroll>
  );
}

/** Neighbouring regions get hues far from each other (steps of the golden angle). */
export const hueOf = (region: number): number => Math.round((region * 137.508) % 360);
