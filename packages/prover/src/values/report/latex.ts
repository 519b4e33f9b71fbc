/** A report as a LaTeX document. */
import type { Counts, FamilyCases } from '../../claim/kind.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type GameStyle, PLAIN } from '../../formula/text.ts';
import { affineText } from '../../region/text.ts';
import type { OptionText } from './recurrence-text.ts';
import { type Report, type ReportWord, reportOf } from './report.ts';

const withFractions = (text: string): string => text.replace(/(\d*[a-z]?)\/(\d+)/g, '\\tfrac{$1}{$2}');

const STYLE: GameStyle = {
  form: (space, form) => withFractions(affineText(space, form)),
  starred: PLAIN.starred,
  braces: ['\\{', '\\}'],
  bar: '\\mid ',
};

const HEAD = `\\documentclass{article}
\\usepackage{amsmath,amssymb,amsthm,longtable}
\\newtheorem*{theorem}{Theorem}
\\newtheorem*{corollary}{Corollary}
\\newcommand{\\T}{\\mathrm{T}}
\\newcommand{\\F}{\\mathrm{F}}
\\begin{document}`;

export function latexReport(claim: ClassFormula, counts: Counts, corollary: FamilyCases | null): string {
  const report = reportOf(claim, counts, corollary, STYLE);
  const { name, parameters, words, regions } = report;
  return `${[
    HEAD,
    `\\section*{Class ${name}}`,
    `\\begin{theorem}For all $${parameters.join(', ')} \\ge 0$ the positions of class ${name} have the values tabulated below (${words.length} words, ${regions} regions).\\end{theorem}`,
    ...(corollary === null ? [] : [corollaryText(corollary)]),
    ...words.map((word) => wordSection(report, word)),
    proof(report),
    '\\end{document}',
  ].join('\n\n')}\n`;
}

function corollaryText({ family, cases }: FamilyCases): string {
  const parts = cases.map(({ where, value }) => {
    const game = value.replaceAll('{', '\\{').replaceAll('}', '\\}').replaceAll('|', '\\mid ');
    return `$${withFractions(game)}$${where === 'always' ? '' : ` for $${whereMath(where)}$`}`;
  });
  return `\\begin{corollary}$${familyMath(family)}$ is ${parts.join('; ')}.\\end{corollary}`;
}

function wordSection({ parameters }: Report, { index, family, options, rows }: ReportWord): string {
  const head = `${name(index)}(${parameters.join(',')})`;
  const [left, right] = options.map((side) => side.map(optionMath).join(',\\; '));
  return [
    `\\subsection*{$${head}$, the value of $${familyMath(family)}$}`,
    `\\[ ${head} = \\Bigl\\{ ${left} \\Bigm| ${right} \\Bigr\\} \\]`,
    '\\begin{longtable}{ll}',
    ...rows.map(({ where, value }) => `$${value}$ & ${where === 'always' ? 'always' : `$${whereMath(where)}$`} \\\\`),
    '\\end{longtable}',
  ].join('\n');
}

function optionMath({ word, gaps, where }: OptionText): string {
  return `${name(word)}(${gaps.join(',')})_{[${whereMath(where)}]}`;
}

const name = (i: number): string => `f_{${i + 1}}`;

function familyMath(family: string): string {
  return family
    .replace(/\^(\([^)]*\)|[a-z0-9]+)/g, (_, power: string) => `^{${power.replace(/^\(|\)$/g, '')}}`)
    .replaceAll('T', '\\T ')
    .replaceAll('F', '\\F ')
    .replaceAll('.', '\\Box ');
}

function whereMath(where: string): string {
  return where
    .replace(/\(mod (\d+)\)/g, '\\pmod{$1}')
    .replace(/= (\d+) \\pmod/g, '\\equiv $1 \\pmod')
    .replaceAll('>=', '\\ge')
    .replaceAll('<=', '\\le')
    .replaceAll(', or ', '\\text{ or }')
    .replaceAll(' and ', ',\\; ');
}

function proof({ obligations, cells }: Report): string {
  return [
    '\\begin{proof}By induction on the number of moves that are left. A subscript tells when there is a move. Every move leads to a',
    'position of the class with fewer moves left, whose value the tables give; so it is enough that each game in the tables equals the',
    'game whose options are the values after the moves, for all sizes of the gaps. For a game $H$ in the tables and the position $G$',
    'this means that no option of $G$ is as good as $H$ for the side that moves there, and no option of $H$ as good as $G$. These',
    `are ${obligations} obligations, which fall into ${cells} cases; all of them hold.\\end{proof}`,
  ].join('\n');
}
