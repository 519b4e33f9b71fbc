/** What follows for families of positions: the theorems that a certificate was made for. */
import { Formula } from '../../formula/formula.tsx';
import { familyText } from './certificate.ts';
import type { CertificateCorollary, CertificateDocument } from './document.ts';
import { gameLatex } from './game-formula.ts';
import { conditionsLatex, regionsOf } from './region.ts';

export function CorollaryCard({ document }: { readonly document: CertificateDocument }) {
  const { corollaries = [], gap } = document;
  if (corollaries.length === 0) return null;
  return (
    <section class="card corollary-card" aria-labelledby="corollary-heading">
      <h2 id="corollary-heading">What follows</h2>
      {corollaries.map((corollary) => (
        <table key={corollary.name} class="regions">
          <caption>{titleOf(corollary, gap)}</caption>
          <tbody>
            {regionsOf(corollary.formula).regions.map((region, i) => {
              const where = conditionsLatex(region).join(',\\ ');
              return (
                // A region is its place in the formula.
                <tr key={i}>
                  <td>
                    <Formula latex={gameLatex(region.game)} text={region.text} />
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

/** "T2: for all n from 0 on, the value of TT.^(n+7)FF"; a name that is the family itself is not said twice. */
function titleOf({ name, word, gaps, parameters }: CertificateCorollary, gap: string): string {
  const family = familyText(word, gaps, gap);
  const statement = `or all ${parameters.join(', ')} from 0 on, the value of ${family}`;
  return name === family ? `F${statement}` : `${name}: f${statement}`;
}
