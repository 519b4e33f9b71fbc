/**
 * Theorems about outcomes as pages of Markdown: a whole page for a certificate that was made just now, and for a page written
 * by hand the part between two marks, with all trees.
 */

import { checkCertificate } from '../check/check.ts';
import type { ClassOutcomes } from '../outcomes/claim.ts';
import { formulaTree, outcomeTrees } from '../outcomes/text.ts';
import { type OutcomeCertificate, readCorollaries, readOutcomeCertificate } from '../theorem/certificate.ts';
import { plural } from './markdown.ts';
import { withMarkedPart } from './marked.ts';

/** A readable proof: what is said of the positions of a class, what follows for families, and why. */
export function outcomeReport(certificate: OutcomeCertificate): string {
  const claim = readOutcomeCertificate(certificate);
  const { name, gap, parameters } = claim.positions;
  const families = readCorollaries(certificate).flatMap((family) => {
    const sizes = certificate.corollaries?.find((one) => one.name === family.name)?.gaps ?? [];
    const text = sizes.map((size, i) => `${size === '0' ? '' : `${gap}^(${size})`}${family.word[i] ?? ''}`).join('');
    return [`**Corollary ${family.name}.** The value of \`${text}\`:`, fenced(formulaTree(family))];
  });
  return `${[
    `# Outcomes of class ${name}`,
    `**Theorem.** For all sizes ${parameters.join(', ')} ≥ 0 of the gaps, the positions of class ${name} stand to 0 and \\* as ` +
      'the trees below say, and have the values that they give.',
    ...families,
    '## Trees',
    outcomeTreesPage(claim, certificate),
    '## Proof',
    'By induction on the number of moves that are left. A position G is ≥ 0 unless Right can move to some H ≤ 0, and ≥ \\* unless G ≤ 0 ' +
      'or Right can move to some H ≤ \\*; the same with the sides exchanged. Every move leads to a position of the class, of which ' +
      'the trees say the truth; so it is enough that these rules make of the trees what the trees say, for all sizes of the gaps ' +
      'at once. Where a value is given it equals the game whose options are the values after each move.',
  ].join('\n\n')}\n`;
}

const fenced = (lines: readonly string[]): string => ['```text', ...lines, '```'].join('\n');

/** The page of a theorem about outcomes, given the one that is there; null if that has no marks. */
export function outcomePageOf(certificate: OutcomeCertificate, old: string): string | null {
  return withMarkedPart(old, outcomeTreesPage(readOutcomeCertificate(certificate), certificate));
}

function outcomeTreesPage(claim: ClassOutcomes, certificate: OutcomeCertificate): string {
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) throw new Error(`the certificate is rejected: ${verdict.obligation}: ${verdict.message}`);
  const { words, leaves, obligations, cells } = verdict;
  return [
    `There are ${plural(words, 'word')} with ${plural(leaves, 'end')} in all; the proof has ${plural(obligations, 'obligation')}, ` +
      `which fall into ${plural(cells, 'case')}.`,
    fenced(outcomeTrees(claim).slice(1)),
  ].join('\n\n');
}
