/** A certificate of values as a page to read, in Markdown with LaTeX formulas. */
import { type ClassTheorem, describeClass, wordLatex } from './certificate.ts';
import type { CertificateDocument } from './document.ts';
import { gameLatex } from './game-formula.ts';
import { conditionsLatex } from './region.ts';

export function reportOf(document: CertificateDocument, theorem: ClassTheorem): string {
  const lines = [
    `# The values of class ${theorem.name}`,
    '',
    `The class ${theorem.name} is all positions of Toads and Frogs with ${describeClass(document)}. For all sizes of the gaps,`,
    'all of them whole numbers from 0 on, the values are these.',
    '',
  ];
  for (const word of theorem.words) {
    if (word.kind !== 'value') continue;
    lines.push(`## $${wordLatex(word, theorem.gap)}$`, '', '| where | value |', '| --- | --- |');
    for (const region of word.regions) {
      const where = conditionsLatex(region).join(',\\ ');
      lines.push(`| ${where === '' ? 'everywhere' : `$${piped(where)}$`} | $${piped(gameLatex(region.game))}$ |`);
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
