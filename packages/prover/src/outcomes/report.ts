/** Theorems about outcomes as pages of Markdown: a whole report, and the part of a page that has all trees. */
import type { StyleName } from '@lilypad/games';
import type { FamilyClaim } from '../claim/family-claim.ts';
import type { Counts, FamilyCases, ReportOptions } from '../claim/kind.ts';
import { fenced } from '../claim/markdown.ts';
import { treeLines } from '../formula/tree-text.ts';
import { affineText } from '../region/text.ts';
import { plural } from '../support/plural.ts';
import type { ClassOutcomes } from './claim.ts';
import { outcomeTrees } from './text.ts';

/** A readable proof: what is claimed about the positions of a class, what follows for families, and why. */
export function outcomeReport(
  claim: ClassOutcomes & { readonly corollaries: readonly FamilyClaim[] },
  counts: Counts,
  _families: readonly FamilyCases[] = [],
  { notation }: ReportOptions = {},
): string {
  const { name, gap, parameters } = claim.positions;
  const families = claim.corollaries.flatMap(({ name, word, relation = '=', gaps, forest, formula }) => {
    const sizes = gaps.map((size) => affineText(forest.space, size));
    const text = sizes.map((size, i) => `${size === '0' ? '' : `${gap}^(${size})`}${word[i] ?? ''}`).join('');
    const says = relation === '=' ? `The value of \`${text}\`:` : `\`${text}\` ${relation}`;
    return [`**Corollary ${name}.** ${says}`, fenced(treeLines(forest, formula, notation))];
  });
  return `${[
    `# Outcomes of class ${name}`,
    `**Theorem.** For all sizes ${parameters.join(', ')} ≥ 0 of the gaps, the positions of class ${name} stand to 0 and \\* as ` +
      'the trees below say, and have the values that they give.',
    ...families,
    '## Trees',
    treesPart(claim, counts, notation),
    '## Proof',
    'By induction on the number of moves that are left. A position G is ≥ 0 unless Right can move to some H ≤ 0, and ≥ \\* unless G ≤ 0 ' +
      'or Right can move to some H ≤ \\*; the same with the sides exchanged. Every move leads to a position of the class, of which ' +
      'the trees say the truth; so it is enough that these rules make of the trees what the trees say, for all sizes of the gaps ' +
      'at once. Where a value is given it equals the game whose options are the values after each move.',
  ].join('\n\n')}\n`;
}

/** All trees of a claim. */
export function treesPart(
  claim: ClassOutcomes,
  { words, leaves, obligations, cells }: Counts,
  style?: StyleName,
): string {
  return [
    `There are ${plural(words, 'word')} with ${plural(leaves, 'end')} in all; the proof has ${plural(obligations, 'obligation')}, ` +
      `which fall into ${plural(cells, 'case')}.`,
    fenced(outcomeTrees(claim, style).slice(1)),
  ].join('\n\n');
}
