/** What pages show for a claim about values, and a report of it in Markdown with formulas in LaTeX. */
import type { ClassDocument } from '../check/document.ts';
import { classHead, corollaryView, describeClass, regionsView } from '../claim/class-view.ts';
import { endsIn } from '../claim/meaning.ts';
import { classOf, formulaIn } from '../claim/read-class.ts';
import type { ClaimView, RegionsView } from '../claim/view.ts';
import type { PositionClass } from '../classes/position-class.ts';

export function valueView(document: ClassDocument): ClaimView {
  const positions = classOf(document);
  let ends = 0;
  const entries = [...document.words.values()].flatMap((entry) => {
    const formula = formulaIn(entry);
    if (formula === null) return [];
    ends += endsIn(formula);
    return [regionsView(entry, document.gap, formula)];
  });
  return {
    ...classHead(document, positions, ends),
    entries,
    corollaries: document.corollaries.map((corollary) => corollaryView(corollary, document.gap)),
    report: () => reportOf(positions, entries),
  };
}

function reportOf(positions: PositionClass, words: readonly RegionsView[]): string {
  const { name } = positions;
  const lines = [
    `# The values of class ${name}`,
    '',
    `The class ${name} is all positions of Toads and Frogs with ${describeClass(positions)}. For all sizes of the gaps,`,
    'all of them whole numbers from 0 on, the values are these.',
    '',
  ];
  for (const { latex, rows } of words) {
    lines.push(`## $${latex}$`, '', '| where | value |', '| --- | --- |');
    for (const row of rows) {
      const where = row.conditions.join(',\\ ');
      lines.push(`| ${where === '' ? 'everywhere' : `$${piped(where)}$`} | $${piped(row.latex)}$ |`);
    }
    lines.push('');
  }
  lines.push(
    '## Proof',
    '',
    'Every move leads from a position of the class to a position of the class, and every game ends. By induction on the number',
    'of moves left it is enough that each formula equals the game whose options are the formulas of the positions that the',
    'moves lead to. The certificate holds the formulas, and the checker (`lilypad check FILE`) verifies these equations on every',
    'region, for all points at once.',
    '',
  );
  return lines.join('\n');
}

/** A bar would end a cell of a table. */
const piped = (latex: string): string => latex.replaceAll('|', '\\vert ');
