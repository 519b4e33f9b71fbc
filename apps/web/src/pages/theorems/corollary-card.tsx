/** What follows for families of positions: the theorems that a certificate was made for. */
import type { CorollaryView } from '@lilypad/prover';
import { Formula } from '../../formula/formula.tsx';

export function CorollaryCard({ corollaries }: { readonly corollaries: readonly CorollaryView[] }) {
  if (corollaries.length === 0) return null;
  return (
    <section class="card corollary-card" aria-labelledby="corollary-heading">
      <h2 id="corollary-heading">What follows</h2>
      {corollaries.map(({ name, title, rows }) => (
        <table key={name} class="regions">
          <caption>{title}</caption>
          <tbody>
            {rows.map(({ conditions, latex, text }, i) => {
              const where = conditions.join(',\\ ');
              return (
                // A region is its place in the formula.
                <tr key={i}>
                  <td>
                    <Formula latex={latex} text={text} />
                  </td>
                  <td class="where">{where === '' ? 'always' : <Formula latex={where} text="…" />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </section>
  );
}
